import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './lazy-parts.ts';
import { say } from './texts.ts';

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls far below what the first answer of a list shows, and returns the position. */
async function goFarDown(page: Page): Promise<number> {
  await page.goto('/rng');
  await expect(page.getByRole('heading', { level: 1, name: say('nav.slots') })).toBeVisible();
  const cards = page.locator('[data-component="game-card"]');
  await expect(cards.nth(11)).toBeAttached();
  await cards.nth(10).scrollIntoViewIfNeeded();
  await expect.poll(() => top(page)).toBeGreaterThan(300);
  return top(page);
}

test('[NAV-03] a new page starts at its top; Back and Forward return to the earlier position @gate', async ({
  page,
}) => {
  const before = await goFarDown(page);
  await page
    .getByRole('link', { name: say('nav.promotions'), exact: true })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('nav.promotions') })).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(before);
  await page.goForward();
  await expect.poll(() => top(page)).toBe(0);
});

test('[NAV-03] the position is restored when its list has to be loaded first', async ({ page }) => {
  await goFarDown(page);
  await page
    .getByRole('link', { name: say('nav.promotions'), exact: true })
    .last()
    .click();
  // Game cards are articles too, so the heading shows that the page has changed.
  await expect(page.getByRole('heading', { level: 1, name: say('nav.promotions') })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  // Leaves before a frame could dispatch the scroll event.
  await page.evaluate(() => {
    window.addEventListener('beforeunload', () => window.scrollTo(0, 700));
    window.location.assign('/noticePage');
  });
  await expect(page.getByRole('heading', { level: 1, name: say('nav.notices') })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => top(page)).toBe(700);
});

test('[NAV-03] a page that was scrolled before hydration stays at its position', async ({
  page,
}) => {
  const release = await holdScripts(page, '**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => top(page)).toBe(300);
  // What is read stays where it is. The browser adapts the position if a font changes the content above.
  const read = page.getByRole('article').first();
  const place = () => read.evaluate((part) => Math.round(part.getBoundingClientRect().top));
  const before = await place();
  release();
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  expect(await place()).toBe(before);
});
