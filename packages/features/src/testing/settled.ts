import type { QueryClient } from '@tanstack/react-query';

/** Frames in a row without an open query: enough for a list whose end is visible to request its next page. */
const quietFrames = 12;
/** After this time (ms) open queries count as failed. */
const timeoutMs = 30_000;

/**
 * Waits until the page is idle, for checks and pictures: no query is open, and loaded parts have had the frames to
 * request more. Fails with the keys of the queries that do not finish.
 */
export async function allLoaded(
  { queryClient }: { readonly queryClient: QueryClient },
  limit = timeoutMs,
): Promise<void> {
  const started = performance.now();
  for (let quiet = 0; quiet < quietFrames; ) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    quiet = queryClient.isFetching() === 0 ? quiet + 1 : 0;
    if (quiet === 0 && performance.now() - started > limit) {
      throw new Error(`not settled: ${onTheirWay(queryClient).join(', ')}`);
    }
  }
}

/** Returns the keys of the open queries. */
const onTheirWay = (queryClient: QueryClient): readonly string[] =>
  queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching' })
    .map(({ queryKey }) => JSON.stringify(queryKey));
