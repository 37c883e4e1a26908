// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createBackend, openSite, standInForBrowser } from './site.fixture.tsx';

const asked: string[] = [];
const sandbox = createBackend();
const live = {
  kind: 'live',
  value: '1500000.00',
  asOf: '2026-11-20T14:40:00Z',
  rulesUrl: '/help#jackpot',
};
/** A backend with the given jackpot. It records every request. */
const backendWith = (jackpot: object): typeof sandbox => ({
  ...sandbox,
  ask: (request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname);
    if (pathname === '/lgw/games/jackpot') {
      const feedUrl = `${pathname}/stream${search}`;
      const value = { feedUrl, ...jackpot };
      return Promise.resolve(Response.json({ success: true, value, message: null }));
    }
    return sandbox.ask(request, (_request, value) => value);
  },
});
const feed = '/lgw/games/jackpot/stream';

beforeAll(() => standInForBrowser());
afterEach(() => void asked.splice(0));

test.each(['/', '/rng'])(
  '[JPT-02] %s opens the feed of a live jackpot after the page has loaded',
  async (at) => {
    await openSite({ backend: backendWith(live), at });
    await waitFor(() => expect(asked).toContain(feed));
    expect(asked.indexOf('/lgw/games/jackpot')).toBeLessThan(asked.indexOf(feed));
    expect(asked.filter((path) => path === feed)).toHaveLength(1);
  },
);

test.each(['/', '/rng'])('[JPT-02] %s opens no feed if the jackpot is not live', async (at) => {
  await openSite({ backend: backendWith({ kind: 'fixed', value: '1500000.00' }), at });
  expect(await screen.findByRole('region', { name: /jackpot/i })).toBeVisible();
  expect(asked).not.toContain(feed);
});
