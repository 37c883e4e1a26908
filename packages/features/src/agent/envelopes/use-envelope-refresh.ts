import { paths } from '@parlour/api-client';
import { useCallback } from 'react';
import { useMoneyRefresh } from '../../shared/money/use-money-refresh.ts';
import { useRefresh } from '../../shared/runtime/use-refresh.ts';
import { teamReads } from '../team-figures/team-reads.ts';

/** The reads whose answers an envelope changes, beside those of money itself. */
const changed: ReadonlySet<string> = new Set([
  ...teamReads,
  paths.redEnvelopes,
  paths.redEnvelopeClaims,
]);

/** Reads again what an envelope changes: the list, the team, balances and records (AGT-14, WAL-01). */
export function useEnvelopeRefresh(): () => Promise<unknown> {
  const refreshMoney = useMoneyRefresh();
  const refresh = useRefresh(changed);
  return useCallback(() => Promise.all([refreshMoney(), refresh()]), [refreshMoney, refresh]);
}
