import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Prefixes of the paths whose responses change when money moves. */
const changed = [
  '/wps/v2/wallets/',
  '/wps/relay/GCS_merchantWallet',
  '/wps/v2/records/',
  '/wps/v2/upline/',
  '/wps/v2/withdraw',
  '/wps/v2/rebate',
  '/wps/v2/deposit',
] as const;

/**
 * Returns a function that reloads everything that depends on moved money, so that header, page and records agree
 * (WAL-01, WAL-02).
 */
export function useMoneyRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    () =>
      client.invalidateQueries({
        predicate: ({ queryKey }) =>
          changed.some((beginning) => String(queryKey[1]).startsWith(beginning)),
      }),
    [client],
  );
}
