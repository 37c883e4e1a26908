import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { type Points, rewardsAsked, toRewards } from '../point-rewards/rewards-model.ts';
import { toRate } from './convert.ts';
import { toRedemptions } from './records.ts';

/** Number of redemptions beside the rewards; the history has all of them. */
const fewest = { pageNo: 1, pageSize: 3 } as const;

/** Reads points, exchange rate and rewards. Each loads and fails separately (PTS-01, ERR-01). */
export function useMall() {
  const { api } = useRuntime();
  const { currencySymbol: symbol, timeZone } = useSettings();
  const balance = useQuery(queries.pointBalance(api));
  const config = useQuery(queries.pointConfig(api));
  const mall = useQuery(queries.pointRewards(api, rewardsAsked));
  const redeemed = useQuery(queries.redeems(api, fewest));
  return {
    points: useStableValue(
      partOf(
        balance,
        (wire): Points => ({
          balance: wire.balance,
          perPoint: wire.validBetPerPoint ?? null,
        }),
      ),
    ),
    rate: useStableValue(partOf(config, toRate)),
    rewards: useStableValue(partOf(mall, ({ list }) => toRewards(list, symbol))),
    latest: useStableValue(
      partOf(redeemed, (wire) => toRedemptions(wire, { symbol, timeZone }).rows),
    ),
    retryLatest: () => void redeemed.refetch(),
    retry: () => {
      for (const query of [balance, config, mall]) if (query.isError) void query.refetch();
    },
  };
}
