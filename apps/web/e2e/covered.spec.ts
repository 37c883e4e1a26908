import type { Page } from '@playwright/test';
import { notFound, routes } from '../src/app/routes.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

/** The pages a visitor may open. Games are excluded, because the vendor renders them. */
const paths = [...routes, notFound]
  .filter(
    ({ target, guarded, player }) =>
      target.page !== 'redirect' && target.page !== 'game' && !guarded && !player,
  )
  .map(({ paths: [path] }) => (path === '*' ? '/nowhere' : path));

/** Returns the controls that another element covers when they are scrolled to the middle of the window. */
const coveredOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const told = (element: Element) => element.outerHTML.slice(0, 100);
    /** Whether the point is outside the box of an ancestor that clips or scrolls, and so not visible. */
    const isCut = (control: Element, x: number, y: number): boolean => {
      for (let box = control.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        if (box === document.body || box === document.documentElement) continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (x < left || x > right || y < top || y > bottom) return true;
      }
      return x < 0 || x > innerWidth || y < 0 || y > innerHeight;
    };
    const modal = document.querySelector('[aria-modal="true"], [role="dialog"]');
    const controls = [
      ...(modal ?? document).querySelectorAll(
        'a[href], button:not(:disabled), input:not([type="hidden"]), select, textarea, summary',
      ),
    ].filter(
      (control) =>
        !control.closest('[inert], [aria-hidden="true"]') &&
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    return controls.flatMap((control) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // For screen readers only, or pressed by its label.
      if (width < 4 || height < 4 || isCut(control, x, y)) return [];
      const hit = document.elementFromPoint(x, y);
      const label = hit?.closest('label');
      const isItself = control.contains(hit) || hit?.contains(control) || label?.contains(control);
      return isItself ? [] : [`${told(control)} below ${hit ? told(hit) : 'nothing'}`];
    });
  });

for (const language of ['bn', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('[A11-01] [SBK-03] nothing covers a control of any page', async ({ page, rest }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await rest();
      for (const path of paths) {
        await test.step(path, async () => {
          await visit(page, path);
          await expect(page.getByRole('main')).toBeAttached();
          await rest();
          expect(await coveredOn(page), path).toEqual([]);
          await page.keyboard.press('Escape');
        });
      }
    });
  });
}
