import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { say } from './texts.ts';

const panel = (page: Page) =>
  page.getByRole('complementary', { name: say('dev.title') }).getByRole('button');
const ribbon = (page: Page) => page.locator('[data-component="demo-ribbon"]');

for (const path of ['/', '/rng', '/promotions', '/lottery']) {
  test(`[SBK-03] the demo's button is in its ribbon and covers nothing on ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(panel(page)).toBeVisible();
    const [button, band] = [await panel(page).boundingBox(), await ribbon(page).boundingBox()];
    if (!button || !band) throw new Error('not drawn');
    expect(button.width).toBeGreaterThanOrEqual(44);
    expect(button.height).toBeGreaterThanOrEqual(44);
    expect(button.y).toBeGreaterThanOrEqual(band.y);
    expect(button.y + button.height).toBeLessThanOrEqual(band.y + band.height);
    const words = await ribbon(page).locator('[data-part="text"]').boundingBox();
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(button.x);
    // The button scrolls away with the ribbon, so it covers nothing in the middle of a page.
    await page.mouse.wheel(0, 900);
    await expect(panel(page)).not.toBeInViewport();
  });
}

test('[SBK-03] [LAY-08] a maintenance that the panel has set can be ended: its button stays, in the corner', async ({
  page,
  backend,
}) => {
  await backend.setScenario({ status: 1 });
  await page.goto('/');
  await expect(ribbon(page)).toHaveCount(0);
  await expect(panel(page)).toBeInViewport();
});
