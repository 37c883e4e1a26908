import { paths } from '@parlour/api-client';
import { useCallback } from 'react';
import { useMoneyRefresh } from '../../shared/money/use-money-refresh.ts';
import { useRefresh } from '../../shared/runtime/use-refresh.ts';

/** The reads whose answers change when points are spent. */
const changed: ReadonlySet<string> = new Set([
  paths.pointBalance,
  paths.pointConfig,
  paths.pointRewards,
  paths.pointChanges,
  paths.redeems,
]);

/** Reads again what spent points change: balance, rewards, both lists, and the money (PTS-01, WAL-01). */
export function usePointsRefresh(): () => Promise<unknown> {
  const refreshMoney = useMoneyRefresh();
  const refresh = useRefresh(changed);
  return useCallback(() => Promise.all([refreshMoney(), refresh()]), [refreshMoney, refresh]);
}
