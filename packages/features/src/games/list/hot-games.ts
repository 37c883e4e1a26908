import type { GameSummary } from '../../shared/games/game-summary.ts';
import { gameKinds } from '../../shared/games/kinds.ts';

/** Hot games per page. One answer has all of them (GAM-02), but too many cards at once help no visitor. */
export const hotPageSize = 24;

/** The kinds in a list that have a label, in the order of their first occurrence. */
export const kindsOf = (games: readonly GameSummary[]): readonly string[] =>
  [...new Set(games.map(({ gameType }) => gameType))].filter((kind) => gameKinds.has(kind));

/** The visible part of a list: games of one kind (all for `''`), the first `pages` pages of them. */
export function firstPages(games: readonly GameSummary[], kind: string, pages: number) {
  const all = games.filter(({ gameType }) => kind === '' || gameType === kind);
  const shown = all.slice(0, pages * hotPageSize);
  return { games: shown, total: all.length, hasMore: shown.length < all.length };
}
