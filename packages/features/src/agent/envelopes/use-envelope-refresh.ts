import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useMoneyRefresh } from '../../shared/money/use-money-refresh.ts';

/** Prefixes of the paths whose answers an envelope changes, in addition to those of balances. */
const changed = ['/wps/v2/redEnvelope', '/wps/agent/team/'] as const;

/** Reads again everything that an envelope changes: the list, the team, balances and records (AGT-14, WAL-01). */
export function useEnvelopeRefresh(): () => Promise<void> {
  const client = useQueryClient();
  const money = useMoneyRefresh();
  return useCallback(async () => {
    await Promise.all([
      money(),
      client.invalidateQueries({
        predicate: ({ queryKey }) =>
          changed.some((beginning) => String(queryKey[1]).startsWith(beginning)),
      }),
    ]);
  }, [client, money]);
}
