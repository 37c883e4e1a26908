import { expect, test, vi } from 'vitest';
import { apiOn, failureOf, ok } from '../testing/backend.ts';

test('[ERR-01] calls whose code does not load fail with NETWORK, and work once it loads', async () => {
  let online = false;
  vi.doMock('../generated/tags/system.ts', async (original) => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module');
    return original();
  });
  const { api, requests } = apiOn([ok([])]);
  expect(await failureOf(api.getCountries())).toMatchObject({ code: 'NETWORK' });
  expect(requests).toHaveLength(0);
  online = true;
  vi.resetModules();
  expect(await api.getCountries()).toEqual([]);
  vi.doUnmock('../generated/tags/system.ts');
});
