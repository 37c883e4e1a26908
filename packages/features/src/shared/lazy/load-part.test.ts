// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPart } from './load-part.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<script type="module" src="/assets/index-1.js"></script>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A server that never answers the version request. */
function silentServer() {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const gone = new AbortController();
    setTimeout(() => gone.abort(), ms);
    return gone.signal;
  });
  const ask = (_: unknown, { signal }: { readonly signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal)));
  vi.stubGlobal('fetch', ask);
}

/** Records the outcome of a load, and its time. */
function watch(loading: Promise<unknown>) {
  const begun = Date.now();
  const seen: { outcome?: unknown; after?: number } = {};
  const note = (outcome: unknown) => Object.assign(seen, { outcome, after: Date.now() - begun });
  loading.then(note, note);
  return seen;
}

test('[ERR-01] a part that is refused every time fails within ten seconds, however long the server is silent', async () => {
  silentServer();
  const refused = new TypeError('Failed to fetch dynamically imported module');
  const load = vi.fn(() => Promise.reject(refused));
  const seen = watch(loadPart(load));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen.outcome).toBe(refused);
  expect(seen.after).toBeLessThan(10_000);
  expect(load).toHaveBeenCalledTimes(4);
});

test('[ERR-01] a part that is refused once loads with the next attempt', async () => {
  const load = vi.fn(() => Promise.resolve('part'));
  load.mockRejectedValueOnce(new TypeError('once'));
  const seen = watch(loadPart(load));
  await vi.advanceTimersByTimeAsync(300);
  expect(seen).toEqual({ outcome: 'part', after: 300 });
});

test('[ERR-01] a part that never answers fails after 120 s, not before', async () => {
  silentServer();
  const seen = watch(loadPart(() => new Promise(() => undefined)));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(seen.outcome).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen.outcome).toBeInstanceOf(TypeError);
});
