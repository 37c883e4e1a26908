import { useQueryClient } from '@tanstack/react-query';
import { useRuntime } from '../runtime/runtime.tsx';
import { gamePath } from './game-path.ts';
import type { GameSummary } from './game-summary.ts';
import { keepGame } from './last-played.ts';
import { keepViewed } from './viewed.ts';

/**
 * Opens a game's page. A visitor logs in first and then gets to the game (LCH-01, GRD-01). A trial account may play
 * too, because its money is play money. A card that stands for the list of a vendor opens it for everybody (GAM-03).
 */
export function usePlay(): (game: GameSummary) => void {
  const { navigate, session, overlays, memory, clock } = useRuntime();
  const queryClient = useQueryClient();
  return (game) => {
    if (game.opensList) {
      navigate(gamePath(game));
      return;
    }
    keepGame(queryClient, game);
    const open = () => {
      keepViewed(memory.device, game, clock.now());
      navigate(gamePath(game));
    };
    const { kind } = session.store.getState();
    if (kind === 'authenticated' || kind === 'trial') open();
    else overlays.askLogin(open);
  };
}
