// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import {
  createBackend,
  type OpenOptions,
  openSite,
  type Patch,
  standInForBrowser,
} from './site.fixture.tsx';

// "Me" of a phone in the whole site: its figures are those of the header, and Back leads through it.

const backend = createBackend();
beforeAll(standInForBrowser);
afterEach(() => sessionStorage.clear());

const open = async (at: string, options: Partial<OpenOptions> = {}) =>
  openSite({ backend, at, storage: await backend.member('demo_member'), ...options });

const here = () => window.location.pathname + window.location.search;
const part = (name: string) => document.querySelector(`[data-component="${name}"]`)?.textContent;
const sheet = async () => within(await screen.findByRole('dialog'));
/** Presses a link or button of the sheet, as soon as it is there, and waits for the address. */
const press = async (
  role: 'link' | 'button',
  name: string,
  to: string,
  { user }: Awaited<ReturnType<typeof open>>,
) => {
  await user.click(await (await sheet()).findByRole(role, { name }));
  await waitFor(() => expect(here()).toBe(to));
};

test('[LAY-03] [WAL-01] balance and badges of "me" are those of the header, also after a refresh', async () => {
  let sum = '73519.27';
  const asked = new Map<string, number>();
  const patch: Patch = ({ url }, value) => {
    const { pathname } = new URL(url);
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    if (typeof value !== 'object') return value;
    if (pathname.endsWith('/wallets/balance')) return { ...value, sumBalance: sum };
    // The bell counts unread announcements too.
    if (pathname.endsWith('MCSFE_getListAnnouncements')) return { ...value, list: [] };
    return pathname.endsWith('CSP_unreadCount')
      ? { unread: 4, promotions: 2, messageCount: 4, missionCount: 7, rewardCount: 1 }
      : value;
  };
  const site = await open('/?member=menu', { patch });
  const home = await sheet();
  const amounts = () => [
    part('balance-pill'),
    screen.getByRole('dialog').querySelector('[data-component="money"]')?.textContent,
  ];
  await waitFor(() => {
    for (const amount of amounts()) expect(amount).toContain('73,519.27');
    expect(part('message-bell')).toContain('6');
    for (const badge of [/^Messages\s*4 new$/, /^Missions\s*7 new$/, /^Reward centre\s*1 new$/])
      expect(home.queryByRole('link', { name: badge })).not.toBeNull();
  });
  expect(asked.get('/wps/v2/wallets/balance')).toBe(1);
  expect(asked.get('/wps/relay/CSP_unreadCount')).toBe(1);
  sum = '100.00';
  await site.user.click(home.getByRole('button', { name: 'Refresh balance' }));
  await waitFor(() => {
    for (const amount of amounts()) expect(amount).toContain('100.00');
  });
  expect(asked.get('/wps/v2/wallets/balance')).toBe(2);
  await site.close();
});

test('[NAV-09] Back leads from a page to "me" and then to the site; the cross leaves both at once', async () => {
  const site = await open('/promotions');
  await site.go('/?member=menu');
  expect(here()).toBe('/promotions?member=menu');
  const withdraw = '/promotions?member=withdraw';
  await press('link', 'Withdrawal', withdraw, site);
  window.history.back();
  await waitFor(() => expect(here()).toBe('/promotions?member=menu'));
  window.history.back();
  await waitFor(() => expect(here()).toBe('/promotions'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await site.go('/?member=menu');
  await press('link', 'Withdrawal', withdraw, site);
  await press('button', 'Back', '/promotions?member=menu', site);
  await press('link', 'Withdrawal', withdraw, site);
  expect(await (await sheet()).findByRole('button', { name: 'Back' })).toBeVisible();
  const entries = window.history.length;
  await press('button', 'Close', '/promotions', site);
  // It went back: a new entry would have cut off those after it.
  expect(window.history.length).toBe(entries);
  await site.close();
});

test('[NAV-09] from a link to a page, Back leads to the site and the arrow to "me"', async () => {
  const site = await open('/promotions?type=3');
  await site.go('/?member=depositv2');
  await press('button', 'Back', '/promotions?type=3&member=menu', site);
  window.history.back();
  await waitFor(() => expect(here()).toBe('/promotions?type=3'));
  await site.close();
});
