// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepAnswers, keptPaths } from './next-visit.ts';

const [vendors] = keptPaths;
const network = vi.fn<typeof fetch>();

beforeEach(() => {
  sessionStorage.clear();
  network.mockReset();
  network.mockImplementation(async () => new Response(`answer ${network.mock.calls.length}`));
});

/** A visit of the page: it wraps `fetch` anew, as a new document does. */
const visit = () => {
  window.fetch = network;
  keepAnswers({ paths: keptPaths, prefix: 'kept:' });
  return async (path: string) => (await window.fetch(`https://site.test${path}`)).text();
};

test('the next visit of a tab gets a kept answer at once, and the network is asked as well', async () => {
  expect(await visit()(vendors)).toBe('answer 1');
  network.mockImplementationOnce(async () => new Response('newer'));
  const next = visit();
  expect(await next(vendors)).toBe('answer 1');
  await vi.waitFor(() => expect(network).toHaveBeenCalledTimes(2));
  await vi.waitFor(async () => expect(await visit()(vendors)).toBe('newer'));
});

test('a kept answer needs no network; other calls are left alone', async () => {
  await visit()(vendors);
  await visit()('/wps/member/info');
  network.mockImplementation(async () => Promise.reject(new TypeError('offline')));
  expect(await visit()(vendors)).toBe('answer 1');
  await expect(visit()('/wps/member/info')).rejects.toThrow('offline');
});
