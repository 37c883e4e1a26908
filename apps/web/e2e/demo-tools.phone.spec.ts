import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { cards, game, openSlots, playLink } from './games.ts';
import { logIn } from './people.ts';
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

test('[SBK-03] [LCH-01] in a game the button has its place in the header, and covers neither the game nor a button', async ({
  page,
}) => {
  await logIn(page);
  await openSlots(page);
  await playLink(cards(page).first()).click();
  await expect(game(page).getByRole('heading')).toBeVisible();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const button = await panel(page).boundingBox();
    const top = page.locator('[data-component="slim-game-header"]');
    const [header, frame] = [await top.boundingBox(), await page.locator('iframe').boundingBox()];
    if (!button || !header || !frame) throw new Error('not drawn');
    expect(button.width).toBeGreaterThanOrEqual(44);
    expect(button.y).toBeGreaterThanOrEqual(header.y);
    expect(button.y + button.height).toBeLessThanOrEqual(frame.y);
    expect(button.x + button.width).toBeLessThanOrEqual(width);
    for (const other of await top.locator('a, button, h1').all()) {
      const box = await other.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(button.x);
    }
    await panel(page).click({ trial: true });
  }
});

for (const language of ['bn', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('[LAY-01] the demo ribbon has one line on a phone, for a visitor and for a trial', async ({
      page,
    }) => {
      const words = ribbon(page).locator('[data-part="text"]');
      const expectOneLine = async () => {
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 740 });
          expect((await words.boundingBox())?.height).toBeLessThanOrEqual(24);
          // No word of it is cut.
          const [whole, shown] = await words.evaluate((box) => {
            const [text = box] = [...box.children].filter((one) => one.checkVisibility());
            return [text.scrollWidth, text.clientWidth];
          });
          expect(whole).toBe(shown);
        }
      };
      await page.goto('/');
      await expect(words).toBeVisible();
      await expectOneLine();
      await page.goto('/login');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('login.freeDemo') })
        .click();
      await expect(words).toContainText(say('demo.trialRibbon'));
      await expectOneLine();
    });
  });
}
