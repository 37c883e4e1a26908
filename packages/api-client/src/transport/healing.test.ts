// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, type ApiErrorCode } from './errors.ts';
import { hasFailed, healsIn, keepFailures } from './healing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A query with an observer, on a backend that fails this many times and then answers. */
function look(
  failures: number,
  code: ApiErrorCode = 'HTTP',
  retryAfterSeconds?: number,
  http = 502,
) {
  const read = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (read.mock.calls.length <= failures) {
      throw new ApiError(code, { retryAfterSeconds, http });
    }
    return 'answer';
  });
  const client = new QueryClient({ defaultOptions: { queries: { refetchInterval: healsIn } } });
  keepFailures(client.getQueryCache());
  const observer = new QueryObserver(client, { queryKey: ['a'], queryFn: read, retry: false });
  const come = () => observer.subscribe(() => undefined);
  const leave = come();
  return {
    read,
    leave,
    come,
    shown: () => observer.getCurrentResult().data,
    result: () => observer.getCurrentResult(),
  };
}

test('[ERR-01] a failed read is repeated automatically until the backend answers', async () => {
  const { read, shown, leave } = look(3);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(read).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([read.mock.calls.length, shown()]).toEqual([4, 'answer']);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(read).toHaveBeenCalledTimes(4);
  leave();
});

test('[ERR-01] a backend that does not answer is tried a dozen times more, then no more', async () => {
  const { read, leave } = look(Number.POSITIVE_INFINITY);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(read).toHaveBeenCalledTimes(13);
  leave();
});

test('[ERR-01] no attempt is made before the end of Retry-After', async () => {
  const { read, leave } = look(1, 'RATE_LIMITED', 120);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(62_000);
  expect(read).toHaveBeenCalledTimes(2);
  leave();
});

test('[ERR-01] clients that were refused at the same time do not return at the same time', () => {
  const pauseAt = (errorUpdatedAt: number) =>
    healsIn({
      state: {
        ...{ status: 'error', dataUpdateCount: 0, errorUpdateCount: 1, errorUpdatedAt },
        error: new ApiError('RATE_LIMITED', { retryAfterSeconds: 120 }),
      },
    });
  expect([pauseAt(0), pauseAt(500), pauseAt(999)]).toEqual([120_000, 150_000, 179_940]);
});

test('[ERR-01] the failure stays visible while the read is repeated', async () => {
  const { result, leave } = look(2);
  const seen = new Set<string>();
  await vi.advanceTimersByTimeAsync(200);
  for (let step = 0; step < 1_000; step++) {
    await vi.advanceTimersByTimeAsync(50);
    const { status, fetchStatus } = result();
    seen.add(`${status} ${fetchStatus}`);
  }
  expect([...seen]).toEqual(['error idle', 'error fetching', 'success idle']);
  leave();
});

test('[ERR-01] a person who returns to a failed page sees it load', async () => {
  const { result, leave, come } = look(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(result().status).toBe('error');
  leave();
  const leaveAgain = come();
  expect(result()).toMatchObject({ status: 'pending', fetchStatus: 'fetching' });
  await vi.advanceTimersByTimeAsync(200);
  expect(result().data).toBe('answer');
  leaveAgain();
});

test.each([
  ['MAINTENANCE', 503],
  ['UNKNOWN', 503],
  ['MALFORMED', 200],
  ['HTTP', 408],
] as const)('[ERR-01] a read is repeated after %s with the status %s', async (code, http) => {
  const { shown, leave } = look(1, code, undefined, http);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown()).toBe('answer');
  leave();
});

test.each([
  ['SCHEMA', 200],
  ['UNAUTHENTICATED', 401],
  ['UNKNOWN', 400],
  ['HTTP', 404],
  ['HTTP', 403],
] as const)(
  '[ERR-01] %s with the status %s is not repeated: another attempt would give the same',
  async (code, http) => {
    const { read, leave } = look(1, code, undefined, http);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(read).toHaveBeenCalledTimes(1);
    leave();
  },
);

test('[ERR-01] with a Retry-After of a day, no automatic attempt is made', async () => {
  const { read, leave } = look(1, 'RATE_LIMITED', 86_400);
  await vi.advanceTimersByTimeAsync(90_000_000);
  expect(read).toHaveBeenCalledTimes(1);
  leave();
});

test('[ERR-01] the pauses grow to a minute, and start from the first one after an answer', () => {
  const failed = (dataUpdateCount: number, errorUpdateCount: number) => ({
    ...{ dataUpdateCount, errorUpdateCount, errorUpdatedAt: 0 },
    status: 'error' as const,
    error: new ApiError('NETWORK'),
  });
  const query = { state: failed(0, 1) };
  const pauseAfter = (state: ReturnType<typeof failed>) => {
    query.state = state;
    return healsIn(query);
  };
  expect([1, 2, 3, 4, 5, 6].map((errors) => pauseAfter(failed(0, errors)))).toEqual([
    5_000, 10_000, 20_000, 40_000, 60_000, 60_000,
  ]);
  expect(pauseAfter(failed(1, 7))).toBe(5_000);
  expect(hasFailed(query)).toBe(true);
  const refused = new ApiError('HTTP', { http: 403 });
  expect(hasFailed({ state: { ...query.state, error: refused } })).toBe(false);
  const busy = new ApiError('RATE_LIMITED', { retryAfterSeconds: 60 });
  const since = { ...query.state, error: busy };
  expect(hasFailed({ state: { ...since, errorUpdatedAt: Date.now() - 59_000 } })).toBe(false);
  expect(hasFailed({ state: { ...since, errorUpdatedAt: Date.now() - 60_000 } })).toBe(true);
});
