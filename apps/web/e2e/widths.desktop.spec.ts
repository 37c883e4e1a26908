import type { Page } from '@playwright/test';
import { notFound, routes } from '../src/app/routes.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

/** Every page that stands by itself: no redirect, no game, nothing behind a login. */
const pages = [...routes, notFound].flatMap(({ paths, target, guarded }) =>
  target.page === 'redirect' || target.page === 'game' || guarded
    ? []
    : [paths[0] === '*' ? '/nowhere' : paths[0]],
);

/** What sticks out of the window sideways, or is wider than the page itself. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const out = [...document.querySelectorAll('h1, h2, main a, main button, main img, dialog')];
    return [
      ...(scrollWidth > clientWidth ? [`page ${scrollWidth} in ${clientWidth}`] : []),
      ...out.flatMap((element) => {
        const { left, width } = element.getBoundingClientRect();
        return left < -1 && width > 1 && element.checkVisibility()
          ? [`out ${element.outerHTML.slice(0, 100)}`]
          : [];
      }),
    ];
  });

for (const width of [768, 1920]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 1080 } });

    test(`[LAY-01] every page fits ${width} px and has its regions`, async ({ page, rest }) => {
      await page.goto('/hot');
      await rest();
      for (const path of pages) {
        await test.step(path, async () => {
          await visit(page, path);
          await expect(page.getByRole('main').first()).toBeVisible();
          await rest();
          await expect.poll(() => overflow(page), path).toEqual([]);
          const main = await page.getByRole('main').first().boundingBox();
          expect(main?.width ?? 0, path).toBeLessThanOrEqual(width);
          await page.keyboard.press('Escape');
        });
      }
    });
  });
}
