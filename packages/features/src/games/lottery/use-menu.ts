import { type ApiError, healsIn, queries, type WireLotteryMenu } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { untilNextChange } from './lottery-model.ts';

/** The lotteries from the backend. Their bets close by the clock of the site, which each answer puts right (LOT-01). */
export function useMenu() {
  const { api, clock } = useRuntime();
  const read = queries.lotteryMenu(api);
  const { queryKey, queryFn: ask, networkMode = 'online', retry, retryDelay } = read;
  // biome-ignore lint/plugin/own-query: it is the same for everybody and stays when the session ends
  const menu = useQuery<WireLotteryMenu, ApiError>({
    // Its time is heard as it comes: what another part has read would bring none.
    queryKey: [...queryKey, 'measured'],
    networkMode,
    ...(retry !== undefined && { retry }),
    ...(retryDelay !== undefined && { retryDelay }),
    queryFn: async (context) => {
      if (typeof ask !== 'function') throw new Error('The query of lotteries asks nothing');
      const wire = await ask(context);
      // A lottery that is opened from here is looked up under the bare name.
      context.client.setQueryData(queryKey, wire);
      clock.hear(wire.asOf);
      return wire;
    },
    refetchInterval: (query) =>
      query.state.data ? untilNextChange(query.state.data, clock.now()) : healsIn(query),
  });
  return menu;
}
