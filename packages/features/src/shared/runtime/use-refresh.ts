import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Reads some calls again: in every language and with every input. The calls are named by `paths` of the client. Calls
 * that no part of the page shows are read when they are shown next.
 */
export function useRefresh(changed: ReadonlySet<string>): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => changed.has(String(queryKey[1])) }),
    [client, changed],
  );
}
