import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { say } from './texts.ts';

const bannerOf = (page: Page) => page.getByRole('region', { name: say('home.highlights') });
const jackpotOf = (page: Page) => page.getByRole('region', { name: say('game.jackpot') });

for (const width of [1024, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const language of ['bn', 'en'] as const) {
      test.describe(language, () => {
        test.use({ language });

        test(`[LAY-01] [JPT-01] the jackpot stands beside the banner, as high, and its button fits it`, async ({
          page,
          rest,
        }) => {
          await page.goto('/');
          await rest();
          const action = jackpotOf(page).getByRole('link').first();
          await expect(action).toBeVisible();
          const [banner, jackpot, button] = await Promise.all(
            [bannerOf(page), jackpotOf(page), action].map((part) => part.boundingBox()),
          );
          if (!banner || !jackpot || !button) throw new Error('Something is not drawn.');
          expect(jackpot.x).toBeGreaterThanOrEqual(banner.x + banner.width);
          expect(Math.abs(jackpot.y - banner.y)).toBeLessThanOrEqual(1);
          expect(Math.abs(jackpot.height - banner.height)).toBeLessThanOrEqual(1);
          expect(jackpot.width).toBeGreaterThanOrEqual(300);
          expect(jackpot.width).toBeLessThanOrEqual(372);
          expect(button.width).toBeLessThanOrEqual(320);
        });
      });
    }
  });
}
