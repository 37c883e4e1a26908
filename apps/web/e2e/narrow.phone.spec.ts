import type { Page } from '@playwright/test';
import { expect, gateIf, test } from './fixtures.ts';
import { cards } from './games.ts';
import { dialog } from './people.ts';
import { say } from './texts.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** What overflows the window or the open dialog sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const page = document.documentElement;
    if (page.scrollWidth > 320 || window.innerWidth > 320) {
      found.push(`page ${page.scrollWidth} in ${window.innerWidth}`);
    }
    for (const element of document.querySelectorAll('[role=dialog], [role=dialog] *')) {
      const style = getComputedStyle(element);
      const scrolls = /auto|scroll/.test(style.overflowX) || element.matches('[data-part=body]');
      if (scrolls && element.scrollWidth > element.clientWidth + 1) {
        found.push(`${element.outerHTML.slice(0, 100)} ${element.scrollWidth}`);
      }
      const { right, left, width } = element.getBoundingClientRect();
      const shown = style.clipPath === 'none' && width > 1 && style.position !== 'absolute';
      if (shown && (right > 321 || left < -1)) found.push(`out ${element.outerHTML.slice(0, 100)}`);
    }
    return found;
  });

for (const language of ['bn', 'en'] as const) {
  test.describe(language, () => {
    test.beforeEach(({ page }) =>
      page.addInitScript((value) => localStorage.setItem('language', value), language),
    );

    for (const path of ['/', '/rng', '/promotions', '/down']) {
      test(`[LAY-01] [A11-01] ${path} fits 320 px in ${language}${gateIf(language === 'bn' && path === '/')}`, async ({
        page,
        rest,
      }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        if (path === '/' || path === '/rng') await expect(cards(page).first()).toBeVisible();
        await rest();
        await expect.poll(() => overflow(page)).toEqual([]);
      });
    }

    for (const [path, key] of [
      ['/login', 'auth.login'],
      ['/register', 'auth.register'],
    ] as const) {
      test(`[LAY-01] [A11-01] ${path} fits 320 px in ${language}${gateIf(language === 'bn')}`, async ({
        page,
        rest,
      }) => {
        await page.goto(path);
        await expect(page.getByRole('dialog', { name: say(key, {}, language) })).toBeVisible();
        const submit = path === '/login' ? 'action.login' : 'action.openAccount';
        const button = dialog(page).getByRole('button', {
          name: say(submit, {}, language),
          exact: true,
        });
        await expect(button.first()).toBeVisible();
        await rest();
        await expect.poll(() => overflow(page)).toEqual([]);
        await button.first().click();
        await expect(dialog(page).locator('[aria-invalid=true]').first()).toBeVisible();
        await rest();
        await expect.poll(() => overflow(page)).toEqual([]);
      });
    }
  });
}
