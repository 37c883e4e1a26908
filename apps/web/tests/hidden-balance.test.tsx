// @vitest-environment jsdom
import { memoryStore } from '@parlour/features/session';
import { beforeAll, expect, test } from 'vitest';
import { createBackend, openSite, standInForBrowser } from './site.fixture.tsx';

const backend = createBackend();
beforeAll(standInForBrowser);

/** An amount that occurs only once: as the backend sends it and as the page shows it. */
const sum = { wire: '73519.27', shown: '73,519.27' };

/** Opens the whole site as a member with this balance. */
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

const places = [
  '/',
  '/rng',
  '/game?id=571',
  '/lottery',
  '/?member=securityCenter',
  '/?member=menu',
  '/pointMall',
];

test.each(places)(
  '[LAY-03] [WAL-01] the eye button of the header hides the balance on %s',
  async (at) => {
    await open(at, 'hidden');
    expect(document.body).not.toHaveTextContent(sum.shown);
  },
);

test.each(['/', '/game?id=571', '/lottery', '/?member=securityCenter', '/?member=menu'])(
  '[LAY-03] [WAL-01] the balance is visible on %s when the eye button shows it',
  async (at) => {
    await open(at, 'shown');
    expect(document.body).toHaveTextContent(sum.shown);
  },
);
