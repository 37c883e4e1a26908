import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { say } from './texts.ts';

const bannerOf = (page: Page) => page.getByRole('region', { name: say('home.highlights') });
const jackpotOf = (page: Page) => page.getByRole('region', { name: say('jackpot.slots') });

for (const width of [1024, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const language of ['bn', 'en'] as const) {
      test.describe(language, () => {
        test.use({ language });

        test(`[LAY-01] [JPT-01] the jackpot is beside the banner, has its height, and its button fits`, async ({
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

/** Number of lines of each title, hidden slides included. */
const linesOf = (titles: Locator): Promise<readonly number[]> =>
  titles.evaluateAll((all) =>
    all.map((title) => {
      const { height } = title.getBoundingClientRect();
      return Math.round(height / Number.parseFloat(getComputedStyle(title).lineHeight));
    }),
  );

for (const width of [768, 1024, 1280, 1440]) {
  test.describe(`titles at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const language of ['bn', 'en'] as const) {
      test.describe(language, () => {
        test.use({ language });

        test('[LAY-01] [BAN-01] no title of the banner needs three lines, and none makes the banner higher', async ({
          page,
          rest,
        }) => {
          await page.goto('/');
          await rest();
          const titles = bannerOf(page).locator('[data-part="text"] :is(h2, h3, p):first-child');
          await expect(titles).not.toHaveCount(0);
          for (const lines of await linesOf(titles)) expect(lines).toBeLessThanOrEqual(2);
          const box = await bannerOf(page).boundingBox();
          // The minimum height of the layout, which the jackpot next to it has too.
          expect(box?.height).toBe(width < 1024 ? 280 : 384);
        });
      });
    }
  });
}

/** Highest sum of banner and jackpot on a phone, in px. */
const highest = { 320: 280, 360: 264 } as const;

for (const [width, most] of Object.entries(highest)) {
  test.describe(`hero at ${width} px`, () => {
    test.use({ viewport: { width: Number(width), height: 740 } });

    for (const language of ['bn', 'en'] as const) {
      test.describe(language, () => {
        test.use({ language });

        test('[BAN-01] [LAY-01] banner and jackpot are low, so that the first screen has games', async ({
          page,
          rest,
        }) => {
          await page.goto('/');
          await rest();
          const [banner, jackpot] = [
            await bannerOf(page).boundingBox(),
            await jackpotOf(page).boundingBox(),
          ];
          if (!banner || !jackpot) throw new Error('Something is not drawn.');
          expect(jackpot.y + jackpot.height - banner.y).toBeLessThanOrEqual(most);
          // Nothing of the text is below the pager.
          const pager = await bannerOf(page).locator('[data-part="pager"]').boundingBox();
          const texts = await bannerOf(page)
            .locator('[data-part="text"] :is(h2, p)')
            .evaluateAll((all) => all.map((text) => text.getBoundingClientRect().bottom));
          for (const bottom of texts) expect(bottom).toBeLessThanOrEqual((pager?.y ?? 0) + 6);
          const bar = await page
            .getByRole('navigation', { name: say('nav.mainMenu') })
            .last()
            .boundingBox();
          const first = await page.getByRole('main').getByRole('article').first().boundingBox();
          expect((first?.y ?? 0) + 40).toBeLessThanOrEqual(bar?.y ?? 0);
        });
      });
    }
  });
}

test.describe('360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const language of ['bn', 'en'] as const) {
    test.describe(language, () => {
      test.use({ language });

      test('[LAY-01] [BAN-01] the button of each slide has one line', async ({ page, rest }) => {
        await page.goto('/');
        await rest();
        const buttons = bannerOf(page).locator('[data-part="slide"] a');
        await expect(buttons).not.toHaveCount(0);
        const heights = await buttons.evaluateAll((all) =>
          all.map((button) => button.getBoundingClientRect().height),
        );
        // A second line would make it higher than the 44 px of a touch target.
        for (const height of heights) expect(height).toBe(44);
      });
    });
  }
});
