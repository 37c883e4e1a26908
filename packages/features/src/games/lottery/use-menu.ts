import { type ApiError, healsIn, queries, type WireLotteryMenu } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { untilNextChange } from './lottery-model.ts';

/** Reads the lotteries. Bets close by the clock of the site, which each answer corrects (LOT-01). */
export function useMenu() {
  const { api, clock } = useRuntime();
  const read = queries.lotteryMenu(api);
  const { queryKey, queryFn: ask, networkMode = 'online', retry, retryDelay } = read;
  // biome-ignore lint/plugin/own-query: it is the same for everybody and stays when the session ends
  const menu = useQuery<WireLotteryMenu, ApiError>({
    // A key of its own: the clock needs a fresh answer, and one that another part has cached would not be fresh.
    queryKey: [...queryKey, 'measured'],
    networkMode,
    ...(retry !== undefined && { retry }),
    ...(retryDelay !== undefined && { retryDelay }),
    queryFn: async (context) => {
      if (typeof ask !== 'function') throw new Error('The query of lotteries asks nothing');
      const wire = await ask(context);
      // Also cached under the normal key, where the launch of a lottery looks it up.
      context.client.setQueryData(queryKey, wire);
      clock.hear(wire.asOf);
      return wire;
    },
    refetchInterval: (query) =>
      query.state.data ? untilNextChange(query.state.data, clock.now()) : healsIn(query),
  });
  return menu;
}
