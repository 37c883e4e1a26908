import type { MessageKey } from '../i18n/use-t.ts';

/** Names of the kinds of games, by their API code. A kind that is not listed has no name (GAM-01). */
export const gameKinds: ReadonlyMap<string, MessageKey> = new Map([
  ['RNG', 'nav.slots'],
  ['FISH', 'nav.fish'],
  ['PVP', 'nav.pvp'],
  ['LIVE', 'nav.live'],
  ['SPORTS', 'nav.sports'],
  ['ESPORTS', 'nav.esports'],
  ['LOTT', 'nav.lottery'],
  ['ELOTT', 'nav.elottery'],
  ['COCKFIGHT', 'nav.cockfight'],
] as const satisfies readonly [string, MessageKey][]);
