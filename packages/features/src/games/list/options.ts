import { Flame, Heart, History } from 'lucide-react';
import { createElement } from 'react';
import type { MessageKey, Translate } from '../../shared/i18n/use-t.ts';
import { type ListType, minBets } from './filters.ts';

const classTitle: Readonly<Record<string, MessageKey>> = {
  SC: 'class.sc',
  VP: 'class.vp',
  TG: 'class.tg',
  AC: 'class.ac',
  JP: 'class.jp',
  BG: 'class.bg',
};

/** The label of a class; a class without one is shown by its code. */
export const classKey = (code: string): MessageKey | undefined => classTitle[code];

/** Labels of the list types. */
const listTitle: Readonly<Record<ListType, MessageKey>> = {
  '': 'game.all',
  hot: 'nav.hot',
  fav: 'nav.favourites',
  recent: 'nav.recent',
};

const icons = { '': undefined, hot: Flame, fav: Heart, recent: History } as const;

/** The list types as options, with their icons. */
export function listOptions(lists: readonly ListType[], t: Translate) {
  return lists.map((value) => {
    const icon = icons[value];
    return {
      value,
      label: t(listTitle[value]),
      ...(icon && { icon: createElement(icon, { size: 18 }) }),
    };
  });
}

/** The classes as options. */
export function classOptions(classes: readonly string[], t: Translate) {
  return classes.map((value) => {
    const key = classKey(value);
    return { value, label: key ? t(key) : value };
  });
}

/** The smallest stakes as options. */
export function minBetOptions(t: Translate) {
  return minBets.map((value) => ({ value, label: value || t('game.any') }));
}
