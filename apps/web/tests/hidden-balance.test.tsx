// @vitest-environment jsdom
import { memoryStore } from '@parlour/features/session';
import { beforeAll, expect, test } from 'vitest';
import { createBackend, openSite, standInForBrowser } from './site.fixture.tsx';

const backend = createBackend();
beforeAll(standInForBrowser);

/** A sum that occurs nowhere else, as the backend sends it and as the page writes it. */
const sum = { wire: '73519.27', shown: '73,519.27' };

/** The whole site of a member who owns that sum. */
const open = async (at: string, eye: 'hidden' | 'shown') => {
  const device = memoryStore();
  device.setItem('balance', eye);
  return openSite({
    backend,
    at,
    device,
    storage: await backend.member(),
    patch: (request, value) =>
      new URL(request.url).pathname.endsWith('/wallets/balance') && typeof value === 'object'
        ? { ...value, sumBalance: sum.wire }
        : value,
  });
};

const places = ['/', '/rng', '/game?id=571', '/lottery', '/?member=securityCenter', '/pointMall'];

test.each(places)('[LAY-03] [WAL-01] the eye of the header hides the sum on %s', async (at) => {
  const { close } = await open(at, 'hidden');
  expect(document.body.textContent).not.toContain(sum.shown);
  await close();
});

test.each(['/', '/game?id=571', '/lottery', '/?member=securityCenter'])(
  '[LAY-03] [WAL-01] an open eye shows the sum on %s',
  async (at) => {
    const { close } = await open(at, 'shown');
    expect(document.body.textContent).toContain(sum.shown);
    await close();
  },
);
