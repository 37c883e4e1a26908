// @vitest-environment jsdom
import { catalogues } from '@parlour/features/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { createBackend, openSite, standInForBrowser } from './site.fixture.tsx';

const words = catalogues.en;
const backend = createBackend();
beforeAll(standInForBrowser);

const dialogs = () => screen.queryAllByRole('dialog');
const here = () => window.location.pathname + window.location.search;
const header = () => within(screen.getByRole('banner'));

test.each(['//promotions/x', '/promotions//x', '//promotions//x//'])(
  '[NAV-08] [WAL-03] %s is corrected to one address, and the deposit opens over that page',
  async (at) => {
    const storage = await backend.member();
    const { user } = await openSite({ backend, at, storage });
    await waitFor(() => expect(here()).toMatch(/^\/promotions\/x\/?$/));
    await user.click(header().getByRole('link', { name: words['wallet.deposit'] }));
    await waitFor(() => expect(here()).toMatch(/^\/promotions\/x\/?\?member=depositv2$/));
    await waitFor(() => expect(dialogs()).toHaveLength(1));
  },
);

test('[NAV-09] Back closes a window of the page and stays there; Forward opens nothing', async () => {
  const { user } = await openSite({ backend, at: '/vip' });
  const search = { name: words['game.search'] };
  const [opener = document.body] = header().getAllByRole('button', search);
  await user.click(opener);
  await waitFor(() => expect(dialogs()).toHaveLength(1));
  window.history.back();
  await waitFor(() => expect(dialogs()).toHaveLength(0));
  expect(here()).toBe('/vip');
  const arrived = vi.fn();
  window.addEventListener('popstate', arrived);
  window.history.forward();
  // One event for the step forward, one for the step back again.
  await waitFor(() => expect(arrived).toHaveBeenCalledTimes(2));
  window.removeEventListener('popstate', arrived);
  expect(window.history.state?.windows).toBe(undefined);
  expect(dialogs()).toHaveLength(0);
  expect(here()).toBe('/vip');
});

test('[LCH-01] a game opened by its address leads to home, whatever page is before it', async () => {
  window.history.pushState(null, '', '/promotions');
  window.history.pushState(null, '', '/promotions');
  const { user } = await openSite({ backend, at: '/game?id=abc' });
  await user.click(header().getByRole('link', { name: words['game.backToLobby'] }));
  await waitFor(() => expect(here()).toBe('/'));
});
