// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeMissingEvent, retried } from './retried.ts';

const missing = vi.fn();
beforeEach(() => {
  missing.mockClear();
  vi.useFakeTimers();
  window.addEventListener(codeMissingEvent, missing);
});
afterEach(() => {
  vi.useRealTimers();
  window.removeEventListener(codeMissingEvent, missing);
});

test('[ERR-01] code is requested four times within 2.7 seconds, then the event says that it is missing', async () => {
  const error = new TypeError('Failed to fetch');
  const load = vi.fn(() => Promise.reject(error));
  const outcome = expect(retried(load)).rejects.toBe(error);
  const timesAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return load.mock.calls.length;
  };
  expect([await timesAfter(299), await timesAfter(1)]).toEqual([1, 2]);
  expect([await timesAfter(799), await timesAfter(1)]).toEqual([2, 3]);
  expect(missing).not.toHaveBeenCalled();
  expect([await timesAfter(1_599), await timesAfter(1)]).toEqual([3, 4]);
  await outcome;
  expect(missing).toHaveBeenCalledTimes(1);
  expect(await timesAfter(60_000)).toBe(4);
});

test('[ERR-01] code that loads at the last attempt is not reported as missing', async () => {
  let count = 0;
  const load = () => {
    count += 1;
    return count < 4 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('code');
  };
  const loaded = retried(load);
  await vi.advanceTimersByTimeAsync(2_700);
  expect(await loaded).toBe('code');
  expect(missing).not.toHaveBeenCalled();
});
