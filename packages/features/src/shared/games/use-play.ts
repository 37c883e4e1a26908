import { useQueryClient } from '@tanstack/react-query';
import { useRuntime } from '../runtime/runtime.tsx';
import { type GameSummary, gameHref } from './game-summary.ts';
import { keepGame } from './last-played.ts';
import { keepViewed } from './viewed.ts';

/**
 * Opens a game's page. A visitor logs in first and then gets to the game (LCH-01, GRD-01). A trial account may play
 * too, because its money is play money.
 */
export function usePlay(): (game: GameSummary) => void {
  const { navigate, session, overlays, memory, clock } = useRuntime();
  const queryClient = useQueryClient();
  return (game) => {
    keepGame(queryClient, game);
    const open = () => {
      keepViewed(memory.device, game, clock.now());
      navigate(gameHref(game.id));
    };
    const { kind } = session.store.getState();
    if (kind === 'authenticated' || kind === 'trial') open();
    else overlays.askLogin(open);
  };
}
