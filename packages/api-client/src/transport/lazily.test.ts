import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazily } from './lazily.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** The result after all attempts. */
const outcome = async (code: () => Promise<string>) => {
  const [settled] = await Promise.all([
    Promise.allSettled([code()]),
    vi.advanceTimersByTimeAsync(3_000),
  ]);
  return settled[0];
};

test('[ERR-01] code that fails once loads at the next attempt, and is then never loaded again', async () => {
  const load = vi.fn(() => Promise.resolve('code')).mockImplementationOnce(refused);
  const code = lazily(load);
  expect(load).not.toHaveBeenCalled();
  expect(await outcome(code)).toMatchObject({ value: 'code' });
  expect(await outcome(code)).toMatchObject({ value: 'code' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('[ERR-01] code that fails at every attempt is a NETWORK error, and loads again at the next use', async () => {
  const load = vi.fn<() => Promise<string>>(refused);
  const code = lazily(load);
  expect(await outcome(code)).toMatchObject({ reason: { code: 'NETWORK' } });
  expect(load).toHaveBeenCalledTimes(4);
  load.mockResolvedValue('code');
  expect(await outcome(code)).toMatchObject({ value: 'code' });
});

test('[ERR-01] uses at the same time share one load and one failure', async () => {
  const load = vi.fn<() => Promise<string>>(refused);
  const code = lazily(load);
  const both = await Promise.all([outcome(code), outcome(code)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(load).toHaveBeenCalledTimes(4);
});
