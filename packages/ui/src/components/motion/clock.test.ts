import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from './clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[JPT-01] a wait too long for a browser timer becomes the longest one, not zero', () => {
  const task = vi.fn();
  const wait = vi.spyOn(globalThis, 'setTimeout');
  const cancel = systemClock.after(1e15, task);
  expect(wait.mock.lastCall?.[1]).toBe(2_147_483_647);
  cancel();
  expect(vi.getTimerCount()).toBe(0);
  wait.mockRestore();
});
