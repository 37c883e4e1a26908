import { queries } from '@parlour/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type GameSummary, toGameSummary } from '../../shared/games/game-summary.ts';
import { keptGame } from '../../shared/games/last-played.ts';
import { readViewed } from '../../shared/games/viewed.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import type { LaunchTarget } from './target.ts';

const staleTime = 300_000;

/**
 * Returns what is known about the game before the launch: from its card, or from what this device opened before
 * (LCH-01). For a visitor it fetches the hot games, because no launch follows that would find the game.
 */
export function useKnownGame(
  target: LaunchTarget | null,
  isVisitor: boolean,
): GameSummary | undefined {
  const { api, memory } = useRuntime();
  const queryClient = useQueryClient();
  const id = target?.kind === 'game' ? target.id : null;
  const viewed = useMemo(
    () => (id === null ? undefined : readViewed(memory.device).find(({ game }) => game.id === id)),
    [id, memory],
  );
  const here = id === null ? undefined : (keptGame(queryClient, id) ?? viewed?.game);
  const hot = useQuery({
    ...queries.hotGames(api),
    staleTime,
    enabled: isVisitor && id !== null && here === undefined,
  });
  if (here) return here;
  const found = hot.data?.list.find(({ nodeId }) => nodeId === id);
  return found && toGameSummary(found, new Map());
}
