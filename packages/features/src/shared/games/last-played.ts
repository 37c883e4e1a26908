import type { QueryClient } from '@tanstack/react-query';
import type { GameSummary } from './game-summary.ts';

/** The query cache passes the pressed card to the game's page. The cache belongs to one page and one person. */
const key = (id: number) => ['pressed-game', id] as const;

/** Keeps a pressed game, so that its page can show name and vendor at once. */
export function keepGame(client: QueryClient, game: GameSummary): void {
  client.setQueryData(key(game.id), game);
}

/** Returns the game as its card showed it. After a reload there is none. */
export const keptGame = (client: QueryClient, id: number): GameSummary | undefined =>
  client.getQueryData<GameSummary>(key(id));
