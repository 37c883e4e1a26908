import type { MessageKey } from '../i18n/use-t.ts';

/** Words of the kinds of games, by their wire code; a kind that is not here has none (GAM-01). */
export const gameKinds: ReadonlyMap<string, MessageKey> = new Map([
  ['RNG', 'nav.slots'],
  ['FISH', 'nav.fish'],
  ['PVP', 'nav.pvp'],
  ['LIVE', 'nav.live'],
  ['SPORTS', 'nav.sports'],
  ['ESPORTS', 'nav.esports'],
  ['LOTT', 'nav.lottery'],
  ['ELOTT', 'nav.elottery'],
] as const satisfies readonly [string, MessageKey][]);
