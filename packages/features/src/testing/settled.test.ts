import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { allLoaded } from './settled.ts';

afterEach(() => vi.unstubAllGlobals());

/** Animation frames like those of a page; `count` is their number. */
function frames() {
  const seen = { count: 0 };
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => {
    seen.count += 1;
    setTimeout(task);
  });
  return seen;
}

test('waits for all open queries, however many frames they take, and for a short quiet time', async () => {
  const seen = frames();
  const queryClient = new QueryClient();
  let answer = (_text: string) => {};
  const asked = queryClient.fetchQuery({
    queryKey: ['slow'],
    queryFn: () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      }),
  });
  let settled = false;
  const waiting = allLoaded({ queryClient }).then(() => {
    settled = true;
  });
  await vi.waitFor(() => expect(seen.count).toBeGreaterThan(700), 200_000);
  expect(settled).toBe(false);
  answer('there');
  await asked;
  const before = seen.count;
  await waiting;
  expect(seen.count - before).toBeGreaterThanOrEqual(11);
});

test('fails with the keys of the queries that do not finish', async () => {
  frames();
  const queryClient = new QueryClient();
  void queryClient.fetchQuery({
    queryKey: ['games', { page: 2 }],
    queryFn: () => new Promise(() => {}),
  });
  await queryClient.fetchQuery({ queryKey: ['there'], queryFn: () => 'yes' });
  await expect(allLoaded({ queryClient }, 50)).rejects.toThrow(
    /^not settled: \["games",\{"page":2\}\]$/,
  );
});
