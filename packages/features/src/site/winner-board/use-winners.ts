import { queries } from '@parlour/api-client';
import type { UiClock } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useVendorNames } from '../../shared/games/use-vendors.ts';
import { type Part, partOf } from '../../shared/parts/part.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useUiClock } from '../../shared/runtime/use-clock.ts';
import { toWinnerBoard, type WinnerBoard, winnersAtMost } from './winner-board-model.ts';

/** Data of a winner board, and the clock for its ages (GAM-08, WIN-01). */
export interface Winners {
  readonly board: Part<WinnerBoard>;
  /** The clock of the backend, or of this device when the backend sends no time. */
  readonly clock: UiClock;
  /** Whose clock it is; `null` while unknown: then the ages are unknown too. */
  readonly clockOf: 'site' | 'device' | null;
  readonly retry: () => void;
}

/** Reads the newest wins from the backend. */
export function useWinners(): Winners {
  const { api, clock } = useRuntime();
  const { currencySymbol } = useSettings();
  const names = useVendorNames();
  const read = queries.winners(api, { gameCategory: 'ALL', limitNum: winnersAtMost });
  const { queryKey, queryFn: ask, networkMode = 'online', retry, retryDelay } = read;
  // biome-ignore lint/plugin/own-query: it is the same for everybody and stays when the session ends
  const query = useQuery({
    // The cache does not keep the plain answer, so it needs another key.
    queryKey: [...queryKey, 'measured'],
    networkMode,
    ...(retry !== undefined && { retry }),
    ...(retryDelay !== undefined && { retryDelay }),
    queryFn: async (context) => {
      if (typeof ask !== 'function') throw new Error('The query of winners asks nothing');
      const wire = await ask(context);
      clock.hear(wire.asOf);
      return { wire, isSites: clock.isSites() };
    },
    staleTime: 60_000,
  });
  // A prerendered answer says nothing about the current time.
  const isSites = query.dataUpdatedAt > 1 ? query.data?.isSites : undefined;
  const boardClock = useUiClock();
  return {
    board: partOf(query, ({ wire }) => toWinnerBoard(wire, currencySymbol, names)),
    clock: boardClock,
    clockOf: isSites === undefined ? null : isSites ? 'site' : 'device',
    retry: () => void query.refetch(),
  };
}
