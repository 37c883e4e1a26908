import type { MessageKey } from '../i18n/index.ts';
import type { ListType } from './filters.ts';

/** Titles of the game types (GAM-01). */
export const typeTitle: Readonly<Record<string, MessageKey>> = {
  RNG: 'nav.slots',
  FISH: 'nav.fish',
  PVP: 'nav.pvp',
  LIVE: 'nav.live',
  SPORTS: 'nav.sports',
  ESPORTS: 'nav.esports',
  LOTT: 'nav.lottery',
  ELOTT: 'nav.elottery',
};

const classTitle: Readonly<Record<string, MessageKey>> = {
  SC: 'class.sc',
  VP: 'class.vp',
  TG: 'class.tg',
  AC: 'class.ac',
  JP: 'class.jp',
  BG: 'class.bg',
};

/** A class the texts do not know shows its code. */
export const classKey = (code: string): MessageKey | undefined => classTitle[code];

/** Words of the list types. */
export const listTitle: Readonly<Record<ListType, MessageKey>> = {
  '': 'game.all',
  hot: 'nav.hot',
  fav: 'nav.favourites',
  recent: 'nav.recent',
};
