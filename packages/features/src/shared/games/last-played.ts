import type { QueryClient } from '@tanstack/react-query';
import type { GameSummary } from './game-summary.ts';

/** The pressed card travels to the game's page in the query cache, which belongs to one page and one person. */
const key = (id: number) => ['pressed-game', id] as const;

/** Keeps a pressed game, so that its page has name and vendor at once. */
export function keepGame(client: QueryClient, game: GameSummary): void {
  client.setQueryData(key(game.id), game);
}

/** The game as its card knew it; nothing after a reload. */
export const keptGame = (client: QueryClient, id: number): GameSummary | undefined =>
  client.getQueryData<GameSummary>(key(id));
