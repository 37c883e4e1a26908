// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, type ApiErrorCode } from './errors.ts';
import { hasFailed, healsIn } from './healing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A read that somebody looks at, over a backend that fails so often, and then answers. */
function look(failures: number, code: ApiErrorCode = 'HTTP', retryAfterSeconds?: number) {
  const read = vi.fn(async () => {
    if (read.mock.calls.length <= failures) {
      throw new ApiError(code, { retryAfterSeconds });
    }
    return 'answer';
  });
  const client = new QueryClient({ defaultOptions: { queries: { refetchInterval: healsIn } } });
  const observer = new QueryObserver(client, { queryKey: ['a'], queryFn: read, retry: false });
  const leave = observer.subscribe(() => undefined);
  return {
    read,
    leave,
    shown: () => observer.getCurrentResult().data,
  };
}

test('[ERR-01] a read that failed is made again by itself until the backend is back', async () => {
  const { read, shown, leave } = look(3);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(read).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([read.mock.calls.length, shown()]).toEqual([4, 'answer']);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(read).toHaveBeenCalledTimes(4);
  leave();
});

test('[ERR-01] a backend that stays away is asked a dozen times more, and then left alone', async () => {
  const { read, leave } = look(Number.POSITIVE_INFINITY);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(read).toHaveBeenCalledTimes(13);
  leave();
});

test('[ERR-01] it is left alone for as long as it says', async () => {
  const { read, leave } = look(1, 'RATE_LIMITED', 120);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(read).toHaveBeenCalledTimes(2);
  leave();
});

test.each(['SCHEMA', 'UNAUTHENTICATED', 'UNKNOWN'] as const)(
  '[ERR-01] %s is not asked for again: another try says the same',
  async (code) => {
    const { read, leave } = look(1, code);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(read).toHaveBeenCalledTimes(1);
    leave();
  },
);

test('[ERR-01] the pauses grow to a minute, and begin anew after an answer', () => {
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
});
