import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { cards, game, openSlots, playLink } from './games.ts';
import { configure, patchValue } from './patches.ts';
import { logIn } from './people.ts';

const cdns = ['https://img-1.example', 'https://img-2.example'];
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"><path d="M0 0h3v4H0z"/></svg>';

test.use({
  expectedErrors: [
    /^foreign: https:\/\/(?:img-[12]\.example\/art|play-[12]\.example)\/|Failed to load resource/,
  ],
});

/** Answers for the CDNs, except for the one set by `fail`. `asked` are the requests in order. */
async function serve(page: Page) {
  const asked: URL[] = [];
  let failing: string | undefined;
  await configure(page, { policy: { images: cdns } });
  await patchValue<object>(page, '/wps/system/whitelabel', (settings) => ({
    ...settings,
    imageCDNs: ['http://plain.example', ...cdns],
  }));
  for (const cdn of cdns) {
    await page.route(`${cdn}/**`, (route) => {
      asked.push(new URL(route.request().url()));
      if (cdn === failing) return route.abort();
      return route.fulfill({
        contentType: 'image/svg+xml',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: square,
      });
    });
  }
  const hosts = () => [...new Set(asked.map(({ origin }) => origin))];
  const fail = (cdn: string | undefined) => {
    failing = cdn;
  };
  return { asked, hosts, fail };
}

const cover = (page: Page) => cards(page).first().locator('img').first();
const isThere = (page: Page) =>
  expect
    .poll(() =>
      cover(page).evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBe(3);

test('[CFG-04] [GAM-05] one image CDN is chosen for the visit; if it fails the next one is used @gate', async ({
  page,
}) => {
  const { asked, hosts, fail } = await serve(page);
  await page.goto('/hot');
  await isThere(page);
  expect(hosts()).toHaveLength(1);
  const [chosen] = hosts();
  await page.goto('/');
  await isThere(page);
  expect(hosts()).toEqual([chosen]);
  fail(chosen);
  await page.goto('/new');
  await isThere(page);
  const other = cdns.find((cdn) => cdn !== chosen);
  await expect(cover(page)).toHaveAttribute('src', new RegExp(`^${other}/art/`));
  expect(hosts()).toEqual([chosen, other]);
  expect(asked.every(({ pathname }) => pathname.startsWith('/art/'))).toBe(true);
});

test('[CFG-04] [LCH-01] a game comes from a game CDN that answers, and the visit keeps using it', async ({
  page,
}) => {
  const hosts = ['https://play-1.example', 'https://play-2.example'];
  const asked: string[] = [];
  await configure(page, { policy: { frames: hosts } });
  await patchValue<object>(page, '/wps/system/whitelabel', (settings) => ({
    ...settings,
    launchGameCDNs: hosts,
  }));
  await page.route('https://play-1.example/**', (route) => route.abort());
  await page.route('https://play-2.example/**', (route) => {
    asked.push(new URL(route.request().url()).pathname.replace(/[^/]+$/, ''));
    return route.fulfill({ contentType: 'text/html', body: '<h1>Game</h1>' });
  });
  // The CDN that fails is the one this visit has chosen.
  await page.addInitScript((cdn) => {
    // The frame of a game has no storage.
    if (window === window.top) sessionStorage.gameCdns ??= cdn;
  }, hosts[0]);
  await logIn(page);
  for (const place of [0, 1]) {
    await openSlots(page);
    await playLink(cards(page).nth(place)).click();
    await expect(game(page).getByRole('heading', { name: 'Game' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.gameCdns)).toBe(hosts[1]);
  }
  expect(asked).toEqual(['/', '/play/', '/', '/play/']);
});
