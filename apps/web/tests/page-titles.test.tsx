// @vitest-environment jsdom
import type { KeyValueStore } from '@parlour/features/session';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { notFound, routes } from '../src/app/routes.ts';
import { createBackend, openSite, standInForBrowser } from './site.fixture.tsx';

const backend = createBackend();
let tab: KeyValueStore;

beforeAll(async () => {
  standInForBrowser();
  tab = await backend.member();
});

const pages = [...routes, notFound].filter(
  ({ target }) => target.page !== 'redirect' && target.page !== 'game' && !Object(target).modal,
);
const addressOf = (path: string) => {
  if (path === '*') return '/nowhere';
  return path === '/promoDetail' ? '/promoDetail?id=p-welcome' : path;
};

test.each(pages.map(({ paths: [path], title }) => [addressOf(path), title] as const))(
  '[NAV-03] [A11-01] %s has one title, and no heading below it occurs twice',
  async (at, title) => {
    const { place } = await openSite({ backend, at, storage: tab });
    // A game or a lottery has its title in its own header.
    const titles = within(place).getAllByRole('heading', { level: 1 });
    expect(titles).toHaveLength(1);
    const below = within(screen.getByRole('main')).queryAllByRole('heading', { level: 2 });
    const headings = [...titles, ...below].map(({ textContent }) => textContent);
    expect(headings.filter((text, turn) => headings.indexOf(text) !== turn)).toEqual([]);
    // The window title is the page and the site, or the site alone.
    expect(document.title).toMatch(title === undefined ? /^[^·]+$/ : /^[^·]+ · [^·]+$/);
  },
);

test('[NAV-03] pages with different names have different window titles', async () => {
  const seen = new Map<string, string>();
  for (const { paths, title } of pages) {
    if (title === undefined || seen.has(title)) continue;
    const { close } = await openSite({ backend, at: addressOf(paths[0]), storage: tab });
    seen.set(title, document.title);
    await close();
  }
  expect(new Set(seen.values()).size).toBe(seen.size);
});
