import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { cards } from './games.ts';
import { configure } from './patches.ts';
import { balance, logIn } from './people.ts';

/** Calls of a cold home page. */
const calls = {
  /** For every visitor. */
  visitor: [
    '/wps/system/whitelabel',
    '/wps/system/status',
    '/wps/system/banners',
    '/wps/system/notices',
    '/lgw/games/game_menus',
    '/lgw/games/jackpot',
    '/wps/relay/GCSGAME_hotGamesV2',
    '/wps/relay/GCSGAME_newGameVendor',
    '/wps/relay/MCSFE_getListAnnouncements',
  ],
  /** Additional calls with a login. */
  member: ['/wps/member/info', '/wps/v2/wallets/balance', '/wps/relay/MCSFE_getFavoriteGames'],
  /** Sent only when a part that comes into view needs it. */
  sometimes: ['/wps/relay/GCSGAME_gameList'],
};

/** Loads the home page and returns its calls: waits for the `wanted` ones, then until no request is pending. */
async function askedByHome(
  page: Page,
  rest: () => Promise<void>,
  wanted: readonly string[],
): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:wps|lgw|lotto)\//.test(pathname)) asked.push(`${request.method()} ${pathname}`);
  });
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => asked).toEqual(expect.arrayContaining([...wanted]));
  await rest();
  return asked;
}

const reads = (paths: readonly string[]) => paths.map((path) => `GET ${path}`);
const without = (asked: readonly string[], paths: readonly string[]) =>
  asked.filter((call) => !reads(paths).includes(call)).sort();

test.beforeEach(({ page }) => configure(page, { operatorMode: 'live', ageGate: 'none' }));

test('[API-02] a cold home page makes each call it needs once, and no other @gate', async ({
  page,
  rest,
}) => {
  const wanted = reads(calls.visitor).sort();
  const asked = await askedByHome(page, rest, wanted);
  expect(without(asked, calls.sometimes)).toEqual(wanted);
  expect(new Set(asked).size).toBe(asked.length);
});

test('[API-02] for a member the home page makes three more calls', async ({ page, rest }) => {
  await logIn(page);
  const wanted = reads([...calls.visitor, ...calls.member]).sort();
  const asked = await askedByHome(page, rest, wanted);
  await expect(balance(page)).toBeVisible();
  expect(without(asked, calls.sometimes)).toEqual(wanted);
});
