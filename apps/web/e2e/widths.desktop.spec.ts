import type { Page } from '@playwright/test';
import { notFound, routes } from '../src/app/routes.ts';
import { expect, gateIf, test } from './fixtures.ts';
import { logIn } from './people.ts';
import { visit } from './visit.ts';

/** Every page of the route table except games, which the vendor renders. */
const paths = [...routes, notFound]
  .filter(({ target }) => target.page !== 'redirect' && target.page !== 'game')
  .map(({ paths: [path] }) => (path === '*' ? '/nowhere' : path));
const windows = ['/login', '/register'];
/** Pages that are chosen by the query of a route. */
const within = ['/help?page=feedback', '/help?page=news', '/help?page=blog/b-pause'];

/** The elements that are wider than the window, or overflow it where nothing scrolls or clips. */
const overflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isCut = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      }
      return false;
    };
    const out = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > clientWidth + 1 || left < -1) && !isCut(element);
    });
    const told = out.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 120));
    return [`${scrollWidth} in ${clientWidth}`, ...told];
  });

for (const width of [320, 360, 768, 1920]) {
  for (const [language, theme] of [
    ['bn', 'light'],
    ['en', 'dark'],
  ] as const) {
    test.describe(`${width} px in ${language}, ${theme}`, () => {
      test.use({ viewport: { width, height: 900 } });

      for (const who of ['visitor', 'member'] as const) {
        test(`[LAY-01] [A11-01] every page of a ${who} fits${gateIf(width === 320 && who === 'member' && language === 'bn')}`, async ({
          page,
          rest,
        }) => {
          if (who === 'member') await logIn(page);
          else await page.goto('/');
          await page.evaluate(
            (kept) => {
              for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
            },
            { language, theme },
          );
          await page.goto('/');
          await rest();
          const html = page.locator('html');
          await expect(html).toHaveAttribute('lang', language);
          await expect(html).toHaveAttribute('data-scheme', theme);
          for (const path of [...paths, ...within]) {
            // A logged-in member cannot open these.
            if (who === 'member' && windows.includes(path)) continue;
            await test.step(path, async () => {
              await visit(page, path);
              await expect(page.getByRole('main')).toBeAttached();
              await rest();
              await expect.poll(() => overflow(page), path).toEqual([]);
              await page.keyboard.press('Escape');
            });
          }
        });
      }
    });
  }
}
