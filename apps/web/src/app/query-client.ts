import { QueryClient } from '@tanstack/react-query';

/** Reads retry twice on a bad network only, inside the client; never here. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: false } },
  });
