import type { GameSummary } from '../../shared/games/game-summary.ts';
import { gameKinds } from '../../shared/games/kinds.ts';

/** Hot games shown at a time: the list comes as one answer (GAM-02), but a wall of all of them helps no visitor. */
export const hotPageSize = 24;

/** The kinds in a list that have a word, in the order they first come. */
export const kindsOf = (games: readonly GameSummary[]): readonly string[] =>
  [...new Set(games.map(({ gameType }) => gameType))].filter((kind) => gameKinds.has(kind));

/** What of a list is shown: the games of one kind (all for `''`), the first `pages` of them. */
export function firstPages(games: readonly GameSummary[], kind: string, pages: number) {
  const all = games.filter(({ gameType }) => kind === '' || gameType === kind);
  const shown = all.slice(0, pages * hotPageSize);
  return { games: shown, total: all.length, hasMore: shown.length < all.length };
}
