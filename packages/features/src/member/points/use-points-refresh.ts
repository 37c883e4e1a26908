import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useMoneyRefresh } from '../../shared/money/use-money-refresh.ts';

/** Prefixes of the paths whose answers change when points are spent. */
const changed = ['/wps/relay/MCS2_', '/wps/relay/ODSFE2_MemTransDet'] as const;

/**
 * Reads again everything that changes when points are spent: balance, rewards, both lists, and the money (PTS-01,
 * WAL-01).
 */
export function usePointsRefresh(): () => Promise<unknown> {
  const client = useQueryClient();
  const refreshMoney = useMoneyRefresh();
  return useCallback(
    () =>
      Promise.all([
        refreshMoney(),
        client.invalidateQueries({
          predicate: ({ queryKey }) =>
            changed.some((beginning) => String(queryKey[1]).startsWith(beginning)),
        }),
      ]),
    [client, refreshMoney],
  );
}
