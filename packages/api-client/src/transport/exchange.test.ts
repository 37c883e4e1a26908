import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exchange } from './exchange.ts';

const request = (signal: AbortSignal) => new Request('https://backend.test/', { signal });
const given = { request, timeoutMs: 15_000, signal: undefined };
const never = () => new Promise<Response>(() => {});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[API-02] no timer remains after an answer', async () => {
  const answer = await exchange({ ...given, fetch: async () => new Response('{}') });
  expect(answer).toMatchObject({ http: 200, text: '{}' });
  expect(vi.getTimerCount()).toBe(0);
});

test('[API-02] no timer remains after any kind of failure', async () => {
  const offline = exchange({ ...given, fetch: () => Promise.reject(new TypeError('offline')) });
  await expect(offline).rejects.toMatchObject({ code: 'NETWORK' });
  const broken = exchange({ ...given, fetch: never, request: () => new Request('http://[') });
  await expect(broken).rejects.toMatchObject({ code: 'NETWORK' });
  const late = exchange({ ...given, fetch: never, signal: AbortSignal.abort() });
  await expect(late).rejects.toMatchObject({ code: 'NETWORK', aborted: true });
  const controller = new AbortController();
  const dropped = exchange({ ...given, fetch: never, signal: controller.signal });
  expect(vi.getTimerCount()).toBe(1);
  controller.abort();
  await expect(dropped).rejects.toMatchObject({ aborted: true });
  expect(vi.getTimerCount()).toBe(0);
});

test('[API-02] no listener remains on a signal that outlives the call', async () => {
  const { signal } = new AbortController();
  const listening = vi.spyOn(signal, 'addEventListener');
  const leaving = vi.spyOn(signal, 'removeEventListener');
  await exchange({ ...given, fetch: async () => new Response('{}'), signal });
  const [[type, listener] = []] = listening.mock.calls;
  expect(leaving).toHaveBeenCalledExactlyOnceWith(type, listener);
});
