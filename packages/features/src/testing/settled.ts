import type { QueryClient } from '@tanstack/react-query';

/** Frames in a row with nothing on its way: a list whose end is in view had time to ask for its next page. */
const quietFrames = 12;
/** What is still on its way after this time (ms) does not come. */
const timeoutMs = 30_000;

/**
 * Checks and picture look at a page at rest: nothing is on its way, and what came has had the
 * frames to ask for more. Fails with the names of what does not come.
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

/** The queries that wait for an answer, by their keys. */
const onTheirWay = (queryClient: QueryClient): readonly string[] =>
  queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching' })
    .map(({ queryKey }) => JSON.stringify(queryKey));
