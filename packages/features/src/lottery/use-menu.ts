import { type ApiError, queries, type WireLotteryMenu } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { aheadOf, useRuntime, useServerClock } from '../runtime/index.ts';
import { untilNextChange } from './model.ts';

/** An answer, and how far the clock of the backend was ahead of this device's. */
interface Measured {
  readonly wire: WireLotteryMenu;
  readonly ahead: number | null;
}

/** The lotteries from the backend, and the backend's clock, by which their bets close (LOT-01). */
export function useMenu() {
  const { api, clock } = useRuntime();
  const read = queries.lotteryMenu(api);
  const { queryKey, queryFn: ask, networkMode = 'online', retry, retryDelay } = read;
  // biome-ignore lint/plugin/own-query: it is the same for everybody and stays when the session ends
  const menu = useQuery<Measured, ApiError>({
    // What is kept is not the bare answer.
    queryKey: [...queryKey, 'measured'],
    networkMode,
    ...(retry !== undefined && { retry }),
    ...(retryDelay !== undefined && { retryDelay }),
    queryFn: async (context) => {
      if (typeof ask !== 'function') throw new Error('The query of lotteries asks nothing');
      const wire = await ask(context);
      // A lottery that is opened from here is looked up under the bare name.
      context.client.setQueryData(queryKey, wire);
      return { wire, ahead: aheadOf(wire.asOf, clock) };
    },
    refetchInterval: ({ state: { data } }) =>
      data ? untilNextChange(data.wire, clock.now() + (data.ahead ?? 0)) : false,
  });
  return { menu, clock: useServerClock(menu.data?.ahead) };
}
