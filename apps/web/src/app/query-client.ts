import { hasFailed, healsIn } from '@parlour/api-client';
import { QueryClient } from '@tanstack/react-query';

/**
 * Reads retry twice on a bad network only, inside the client; never here. What failed after that heals by itself: after a
 * pause, when the network is back, and when somebody returns to the page (ERR-01).
 */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, refetchInterval: healsIn, refetchOnWindowFocus: hasFailed },
    },
  });
