import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Prefixes of the paths whose answers change with a step: lists, sums, flags of the menu. */
const changed = ['/wps/agent/', '/wps/member/info/funds/consolidated'] as const;

/** Reads again everything that a step changes (AGT-13). */
export function useContractRefresh(): () => Promise<void> {
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
