import { hasFailed, healsIn, keepFailures } from '@parlour/api-client';
import { QueryClient } from '@tanstack/react-query';

/**
 * The client makes a read again at once, twice, on a bad network. What failed after that is read again by itself: after a
 * pause, when the network is back, and when somebody returns to the page (ERR-01).
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
