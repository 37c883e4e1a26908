import { expect, test } from '@playwright/test';
import './fixture/handles.ts';
import { openPage, settle } from './lib/meter.ts';

/** Shows twenty figures, each for two frames. */
const figures = async (): Promise<void> => {
  for (let figure = 0; figure < 20; figure += 1) {
    window.handles.pass?.(3000);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
};

test('[JPT-01] twenty new figures cost no layout and no commit', async ({ page }) => {
  const meter = await openPage(page, 'page=jackpot');
  const board = page.getByRole('img');
  const before = await board.getAttribute('aria-label');
  const { layouts, commits, nodes } = await meter.cost(() => page.evaluate(figures));
  expect(await board.getAttribute('aria-label')).not.toBe(before);
  expect({ layouts, commits, nodes }).toEqual({ layouts: 0, commits: 0, nodes: 0 });
});

test('[JPT-01] off screen nothing is waiting, changed or drawn', async ({ page }) => {
  const meter = await openPage(page, 'page=jackpot');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await settle(page);
  await expect.poll(() => page.evaluate(() => window.handles.waiting?.())).toBe(0);
  const board = page.getByRole('img');
  const before = await board.getAttribute('aria-label');
  const cost = await meter.cost(() => page.evaluate(figures));
  expect(cost).toEqual({ layouts: 0, styles: 0, commits: 0, nodes: 0, listeners: 0 });
  expect(await board.getAttribute('aria-label')).toBe(before);
  // In view again, it continues.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => page.evaluate(() => window.handles.waiting?.())).toBe(1);
});

test('[JPT-01] in a hidden tab nothing is waiting, changed or drawn', async ({ page }) => {
  const meter = await openPage(page, 'page=jackpot');
  // A headless browser never hides a tab, so the state is set on the page.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await page.evaluate(() => window.handles.waiting?.())).toBe(0);
  // The text it wrote earlier still has to be laid out.
  await settle(page);
  const cost = await meter.cost(() => page.evaluate(figures));
  expect(cost).toEqual({ layouts: 0, styles: 0, commits: 0, nodes: 0, listeners: 0 });
});
