import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useMoneyRefresh } from '../../shared/money/use-money-refresh.ts';

/** Beginnings of the paths whose answers spent points change. */
const changed = ['/wps/relay/MCS2_', '/wps/relay/ODSFE2_MemTransDet'] as const;

/** Reads again whatever spent points change: balance, rewards, both lists, and the money (PTS-01, WAL-01). */
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
