import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askToken, tokenPatience } from './ask-token.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[EMB-01] a token may come at once or later, and the page gets the reason', async () => {
  const getToken = vi.fn(async () => 'token-1');
  expect(await askToken(getToken, 'expired')).toEqual({ token: 'token-1' });
  expect(getToken).toHaveBeenCalledWith('expired');
  expect(await askToken(() => 'token-2', 'start')).toEqual({ token: 'token-2' });
});

test.each([
  [
    'throws',
    () => {
      throw new Error('Not today');
    },
  ],
  ['rejects', () => Promise.reject(new Error('Not today'))],
])('[EMB-01] a page that %s gets a failure code', async (_, getToken) => {
  expect(await askToken(getToken, 'start')).toEqual({ failure: 'TOKEN_FAILED' });
});

test.each([null, undefined, '', 'a b', 7, {}])('[EMB-01] %j is not a token', async (answer) => {
  expect(await askToken(() => answer, 'start')).toEqual({ failure: 'TOKEN_MISSING' });
});

test('[EMB-01] the request to the page times out after thirty seconds', async () => {
  const answer = askToken(() => new Promise(() => {}), 'start');
  await vi.advanceTimersByTimeAsync(tokenPatience - 1);
  expect(await Promise.race([answer, 'waits'])).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual({ failure: 'TOKEN_TIMEOUT' });
});

test('[EMB-01] no timer is left running', async () => {
  await askToken(() => 'token-1', 'start');
  expect(vi.getTimerCount()).toBe(0);
});
