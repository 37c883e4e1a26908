import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { currentPaths, lobbyPaths } from '../worker/rules.ts';
import { fileOf } from './built-files.ts';
import { type OwnSite, startOwnSite } from './own-site.ts';
import { balance, dialog, field, fillLogin, loginButton, password } from './people.ts';
import { type Language, say, speak } from './texts.ts';
import { visit } from './visit.ts';

// The site as an app, on a copy of the build: a test deploys it again. No other test has a worker.

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial' });

let site: OwnSite;
test.beforeEach(async ({ context }) => {
  test.setTimeout(300_000);
  site = await startOwnSite();
  // The announcements would cover the page. With this entry they count as seen in this tab; a replaced request would
  // change how the browser asks the worker.
  await context.addInitScript(() => sessionStorage.setItem('announced', 'yes'));
});
test.afterEach(() => {
  speak('bn');
  site.close();
});

/** Every stored request and answer, as text. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const found: { cache: string; url: string; text: string }[] = [];
    for (const cache of await caches.keys()) {
      const open = await caches.open(cache);
      for (const request of await open.keys()) {
        const answer = await open.match(request, { ignoreVary: true });
        const heads = JSON.stringify([...request.headers, ...(answer?.headers ?? [])]);
        found.push({ cache, url: request.url, text: `${heads}${await answer?.text()}` });
      }
    }
    return found;
  });

const pathsOf = async (page: Page) => (await stored(page)).map(({ url }) => new URL(url).pathname);

/** Files that the page has loaded and no cache has. */
const notKept = (page: Page) =>
  page.evaluate(async () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const files = names.filter((name) => /^\/(?:assets|art)\//.test(new URL(name).pathname));
    const found = await Promise.all(files.map((name) => caches.match(name, { ignoreVary: true })));
    return files.filter((_, index) => found[index] === undefined);
  });

/** Opens a page and waits until the worker has kept what it loaded. */
async function openKept(page: Page, path = '/'): Promise<void> {
  await page.goto(site.url + path);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const all = [path, '/index.html', '/wps/system/status', '/wps/system/banners'];
  await expect.poll(() => pathsOf(page)).toEqual(expect.arrayContaining(all));
  await expect.poll(() => notKept(page)).toEqual([]);
}

const popular = (page: Page) => page.getByRole('heading', { name: say('game.popularGames') });
const notices = (page: Page) => page.getByRole('heading', { level: 1, name: say('nav.notices') });
const banner = (page: Page) => page.getByRole('status').filter({ hasText: say('pwa.offlineBody') });
const strip = (page: Page) =>
  page.getByRole('status').filter({ hasText: say('banner.newVersion') });

async function chooseLanguage(context: BrowserContext, language: Language): Promise<void> {
  speak(language);
  await context.addInitScript((tag) => localStorage.setItem('language', tag), language);
}

for (const language of ['bn', 'en'] as const) {
  test(`[X-02] (${language}) without a network the last lobby opens, with a banner that amounts may be old`, async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, language);
    await openKept(page);
    await expect(banner(page)).toHaveCount(0);
    await context.setOffline(true);
    await expect(banner(page)).toBeVisible();
    await page.reload();
    await expect(popular(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(banner(page)).toBeVisible();
    // Covers of games are drawn, not only their names.
    const cover = page.locator('main img[src*="/art/"]').first();
    await expect
      .poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    // Another page of the site starts from the shell.
    await page.goto(`${site.url}/?utm_source=x`);
    await expect(popular(page)).toBeVisible();
    await context.setOffline(false);
    await expect(banner(page)).toHaveCount(0);
  });
}

test('[X-02] a login without a network says so, and keeps what was typed', async ({
  page,
  context,
}) => {
  await openKept(page, '/login');
  await context.setOffline(true);
  await fillLogin(page);
  await loginButton(page).click();
  await expect(dialog(page).getByRole('group')).toContainText(say('error.network'));
  await expect(field(page, 'auth.username')).toHaveValue('demo_member');
  await expect(field(page, 'auth.password')).toHaveValue(password);
  await context.setOffline(false);
  await loginButton(page).click();
  await expect(balance(page)).toBeVisible();
});

test('[X-02] [API-03] nothing of a member is ever stored', async ({ page }) => {
  await openKept(page);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`${site.url}/login`);
  await fillLogin(page);
  await loginButton(page).click();
  await expect(balance(page)).toBeVisible();
  for (const address of [
    '/?member=depositv2',
    '/?member=withdraw',
    '/?member=menu',
    '/promotions',
  ]) {
    await visit(page, address);
    await page.waitForLoadState('networkidle');
  }
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  expect(token).toBeTruthy();
  const found = await stored(page);
  expect(found.length).toBeGreaterThan(20);
  const calls = found
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => /^\/(?:wps|lgw|lotto|play|sandbox)\//.test(path));
  expect(calls.filter((path) => ![...lobbyPaths, ...currentPaths].includes(path))).toEqual([]);
  for (const { url, text } of found) {
    expect(text.includes(String(token)), url).toBe(false);
    expect(text, url).not.toMatch(/demo_member|12,?450/);
  }
});

test('[X-02] a new version is told, and the page reloads only after a press', async ({
  page,
  context,
}) => {
  await openKept(page);
  await page.reload();
  await expect(popular(page)).toBeVisible();
  await visit(page, '/noticePage');
  await expect(notices(page)).toBeVisible();
  await visit(page, '/');
  await expect(popular(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(site.url);
  await expect(popular(other)).toBeVisible();
  for (const one of [page, other])
    await one.evaluate(() => Object.assign(window, { marked: true }));
  const isMarked = (one: Page) => one.evaluate(() => Reflect.get(window, 'marked') === true);

  site.deployNext([fileOf('src/pages/NoticesPage.tsx')]);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect(strip(page)).toBeVisible();
  await expect(strip(other)).toBeVisible();
  expect([await isMarked(page), await isMarked(other)]).toEqual([true, true]);

  await strip(page)
    .getByRole('button', { name: say('action.reload') })
    .click();
  await page.waitForFunction(() => Reflect.get(window, 'marked') !== true);
  await expect(page.locator('script[type="module"][src*="index-build"]')).toHaveCount(1);
  await expect(popular(page)).toBeVisible();
  await expect(strip(page)).toHaveCount(0);

  // The other tab stays as it was, and a file of its build that the server has no more still loads.
  await visit(other, '/noticePage');
  await expect(notices(other)).toBeVisible();
  expect(await isMarked(other)).toBe(true);
  await expect(strip(other)).toBeVisible();
});

test('[X-02] a new version waits while a window is open', async ({ page }) => {
  await openKept(page, '/login');
  await page.reload();
  await expect(field(page, 'auth.username')).toBeVisible();
  site.deployNext();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed',
  );
  await expect(strip(page)).toHaveCount(0);
  await dialog(page)
    .getByRole('button', { name: say('action.close') })
    .click();
  await expect(strip(page)).toBeVisible();
  await strip(page)
    .getByRole('button', { name: say('action.close') })
    .click();
  await expect(strip(page)).toHaveCount(0);
});

test('[X-02] [CFG-01] an operator who switches the app off removes the worker and all that it stored', async ({
  page,
}) => {
  await openKept(page);
  site.configure({ pwa: false });
  await page.reload();
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
});
