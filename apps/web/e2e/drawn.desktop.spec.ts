import type { Locator, Page } from '@playwright/test';
import { drawnPaths } from '../drawn-paths.ts';
import { notFound, routeAt } from '../src/app/routes.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './lazy-parts.ts';
import { configure } from './patches.ts';
import { dialog, header, logIn } from './people.ts';
import { idle } from './rest.ts';
import { say, saying } from './texts.ts';

for (const language of ['bn', 'en'] as const) {
  test(`[LAY-01] [LAY-04] every kind of public page in ${language} is hydrated without a difference, light and dark`, async ({
    page,
    context,
    backend,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: backend.url }]);
    const theme = language === 'bn' ? 'light' : 'dark';
    await page.addInitScript(
      ([chosen, scheme]) => Object.assign(localStorage, { language: chosen, theme: scheme }),
      [language, theme] as const,
    );
    // Checks that the page still has the nodes of the document: after a mismatch React renders again.
    for (const path of [
      '/',
      '/register',
      '/rng',
      '/sports',
      '/noticePage',
      '/promotions',
      '/down',
      '/help',
      '/helpmc',
      '/vip',
      '/winners',
    ]) {
      await page.goto(path, { waitUntil: 'commit' });
      const drawn = await page.waitForFunction(() => {
        const found = document.querySelector('main');
        return found?.firstElementChild ? found : null;
      });
      await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
      await expect(page.locator('html')).toHaveAttribute('data-scheme', theme);
      expect(await drawn.evaluate((main) => main?.isConnected), path).toBe(true);
      await drawn.dispose();
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[NAV-01] [NAV-03] every prerendered document has its page\u2019s title and its canonical address', async ({
    page,
  }) => {
    for (const path of drawnPaths) {
      await page.goto(`${path}?from=elsewhere`);
      const { title } = routeAt(path);
      await expect(page).toHaveTitle(title ? saying(`${say(title)} · `) : /^\S+$/);
      const address = path === '/helpmc' ? '/help' : path;
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/./);
    }
  });

  test('[NAV-03] [LAY-07] links from home lead to every prerendered document', async ({ page }) => {
    /**
     * Not linked: the same lists are at /rng?page=…, scripts render the board of winners on the home page, and /helpmc
     * is for apps around the site.
     */
    const others = ['/pvpList', '/fishList', '/winners', '/helpmc'];
    const drawn: readonly string[] = drawnPaths;
    const seen = new Set(['/']);
    // A loop over a set also visits what is added during the loop.
    for (const path of seen) {
      if (!drawn.includes(path)) continue;
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      const html = (await answer?.text()) ?? '';
      const links = html.matchAll(/<a\b[^>]*\shref="(\/[^"?#]*)/g);
      for (const [, to = ''] of links) seen.add(to);
    }
    expect(drawn.filter((path) => !seen.has(path) && !others.includes(path))).toEqual([]);
    for (const path of seen) expect(routeAt(path), path).not.toBe(notFound);
  });

  test('[LAY-01] home has its header, its navigation, its banner and twelve games as links @gate', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(header(page)).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expect(page.getByRole('region', { name: say('home.highlights') })).toBeVisible();
    const games = page.locator('main a[href^="/game"]');
    expect(await games.count()).toBeGreaterThanOrEqual(12);
    await expect(games.first()).toBeVisible();
    await expect(page).not.toHaveTitle('Parlour');
  });
});

test('[LGN-03] a member who reloads never sees the header of a visitor', async ({ page, rest }) => {
  await logIn(page);
  await page.goto('/');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen_: seen });
    const look = () => {
      const register = document.querySelector('header a[href="/register"]');
      if (register && getComputedStyle(register).visibility !== 'hidden') seen.push('visitor');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  await rest();
  expect(await page.evaluate(() => Reflect.get(window, 'seen_'))).toEqual([]);
});

test('[LAY-04] a document in another language than the stored one is not shown', async ({
  page,
  context,
  backend,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: backend.url }]);
  await page.addInitScript(() => localStorage.setItem('language', 'bn'));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  const [cookie] = await context.cookies();
  expect(cookie?.value).toBe('bn');
});

test('[CFG-01] a configuration that differs from the documents still applies to the page', async ({
  page,
}) => {
  await configure(page, { brand: 'shapla', defaultLanguage: 'en' });
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: say('game.popularGames', {}, 'en') }),
  ).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'shapla');
});

test('[LAY-02] what the visitor does before hydration is not lost @gate', async ({ page }) => {
  const release = await holdScripts(page, '**/assets/*.js');
  await page.goto('/rng', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox');
  // Until the styles have loaded, the phone's field is visible beside the desktop's.
  await expect(search).toHaveCount(1);
  await search.fill('river');
  const id = await search.getAttribute('id');
  await header(page)
    .getByRole('button', { name: say('login.bySms') })
    .click();
  release();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator(`[id="${id}"]`)).toHaveValue('river');
});

test('[LAY-04] a theme that is pressed at the moment of hydration is applied', async ({ page }) => {
  await page.addInitScript((theme) => {
    // Between React's commit and its effects. This is the earliest moment at which React handles a press.
    const listens = new MutationObserver(() => {
      listens.disconnect();
      document.querySelector<HTMLElement>(`header [aria-label="${theme}"]`)?.click();
    });
    addEventListener('DOMContentLoaded', () =>
      listens.observe(document.documentElement, { attributeFilter: ['data-drawn'] }),
    );
  }, say('ui.darkTheme'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
});

test('[NOT-04] a press on a page whose code comes after its layout\u2019s is handled once, after hydration', async ({
  page,
}) => {
  const release = await holdScripts(page, '**/assets/NoticesPage*.js');
  await page.goto('/noticePage');
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  const second = page.getByRole('main').getByRole('listitem').getByRole('button').nth(1);
  await second.click();
  // Meanwhile the layout handles its own presses, and only once.
  await header(page)
    .getByRole('button', { name: say('ui.darkTheme') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  release();
  await expect(page).toHaveURL(/\/noticePage\?page=1&id=.+/);
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
});

async function chooseEnglish(page: Page): Promise<void> {
  await header(page)
    .getByRole('button', { name: saying(say('a11y.languagePicker')) })
    .click();
  await page.getByRole('menuitemradio', { name: say('ui.nativeEn') }).click();
}

test('[LAY-04] a language chosen before a page is hydrated applies to it after hydration @gate', async ({
  page,
}) => {
  const release = await holdScripts(page, '**/assets/NoticesPage*.js');
  await page.goto('/noticePage');
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const drawn = await title.elementHandle();
  await chooseEnglish(page);
  release();
  await expect(title).toHaveText(say('nav.notices', {}, 'en'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // Visible content was not rendered again or removed meanwhile.
  expect(await drawn?.evaluate((heading) => heading.isConnected)).toBe(true);
});

test.describe('a part of home that is not near the window yet', () => {
  // A low window, so that the tables are more than 400 px below it.
  test.use({ viewport: { width: 1024, height: 480 } });

  /** A link in that part. */
  async function farLink(page: Page): Promise<Locator> {
    const named = page.waitForResponse('**/wps/relay/GCSGAME_newGameVendor*');
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
    // The list of vendors must not change a name: a changed part would be hydrated.
    await named;
    await idle(page);
    const link = page.getByRole('main').locator('a[href="/rng?page=live"]').last();
    const listens = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps'));
    expect(await link.evaluate(listens), 'it is hydrated').toBe(false);
    return link;
  }

  test('[LAY-01] handles its first press', async ({ page }) => {
    const link = await farLink(page);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && !request.frame().parentFrame())
        documents.push(request.url());
    });
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL('/rng?page=live');
    expect(documents).toEqual([]);
  });

  test('[LAY-01] [A11-01] is hydrated when it gets the focus', async ({ page }) => {
    const link = await farLink(page);
    await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/rng?page=live');
  });

  test('[LAY-04] appears in a language that was chosen meanwhile', async ({ page }) => {
    const link = await farLink(page);
    const drawn = await link.elementHandle();
    await chooseEnglish(page);
    await expect(link).toHaveText(say('action.seeAll', {}, 'en'));
    // Visible content is not rendered again.
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  });
});
