import { hasFailed, healsIn, keepFailures } from '@parlour/api-client';
import { QueryClient } from '@tanstack/react-query';

/**
 * On a bad network the API client retries a read twice at once. After that this query client reads it again: after a
 * pause, when the network is back, and when the person returns to the page (ERR-01).
 */
export function newQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, refetchInterval: healsIn, refetchOnWindowFocus: hasFailed },
    },
  });
  keepFailures(client.getQueryCache());
  return client;
}
