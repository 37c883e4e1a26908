// @vitest-environment jsdom
import { catalogues } from '@parlour/features/testing';
import { beforeAll, expect, test, vi } from 'vitest';
import { createBackend, openSite, settled, standInForBrowser } from './site.fixture.tsx';

const words = catalogues.en;
const backend = createBackend();
beforeAll(standInForBrowser);

const dialogs = () => document.querySelectorAll('[role="dialog"]');
const here = () => window.location.pathname + window.location.search;
const control = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('a, button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

test.each(['//promotions/x', '/promotions//x', '//promotions//x//'])(
  '[NAV-08] [WAL-03] %s is corrected to one address, and the deposit opens over that page',
  async (at) => {
    const storage = await backend.member();
    const { press, close } = await openSite({ backend, at, storage });
    await settled(() => expect(here()).toMatch(/^\/promotions\/x\/?$/));
    await press(control(words['wallet.deposit']));
    await settled(() => expect(here()).toMatch(/^\/promotions\/x\/?\?member=depositv2$/));
    await settled(() => expect(dialogs()).toHaveLength(1));
    await close();
  },
);

test('[NAV-09] Back closes a window of the page and stays there; Forward opens nothing', async () => {
  const { press, close } = await openSite({ backend, at: '/vip' });
  await press(control(words['game.search']));
  await settled(() => expect(dialogs()).toHaveLength(1));
  window.history.back();
  await settled(() => expect(dialogs()).toHaveLength(0));
  expect(here()).toBe('/vip');
  const arrived = vi.fn();
  window.addEventListener('popstate', arrived);
  window.history.forward();
  // One event for the step forward, one for the step back again.
  await settled(() => expect(arrived).toHaveBeenCalledTimes(2));
  window.removeEventListener('popstate', arrived);
  expect(window.history.state?.windows).toBe(undefined);
  expect(dialogs()).toHaveLength(0);
  expect(here()).toBe('/vip');
  await close();
});

test('[LCH-01] a game opened by its address leads to home, whatever page is before it', async () => {
  window.history.pushState(null, '', '/promotions');
  window.history.pushState(null, '', '/promotions');
  const { press, close } = await openSite({ backend, at: '/game?id=abc' });
  await press(control(words['game.backToLobby']));
  await settled(() => expect(here()).toBe('/'));
  await close();
});
