import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import kajol from '../../../packages/ui/src/theme/runtime/sample.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { configure } from './patches.ts';
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

/** Hue in degrees of a colour. */
function hueOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return 0;
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return 60 * (most === green ? (blue - red) / range + 2 : (red - green) / range + 4);
}

/** How far the art at the far end of a scene is from the colour the words of the slide stand on, in degrees of hue. */
async function hueApart(page: Page): Promise<number> {
  const slide = bannerOf(page).locator('[data-part="slide"]:not([inert])');
  const shade = await slide.evaluate((element) => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d');
    if (!brush) return [];
    brush.fillStyle = getComputedStyle(element).backgroundColor;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data];
  });
  const { data, width } = PNG.sync.read(await slide.screenshot());
  const at = (60 * width + width - 40) * 4;
  const apart = Math.abs(hueOf(shade) - hueOf([...data.subarray(at, at + 3)]));
  return Math.min(apart, 360 - apart);
}

for (const [name, configuration] of [
  ['padma', {}],
  ['raat', { brand: 'raat' }],
  ['shapla', { brand: 'shapla' }],
  ['one that came later', { brandFile: kajol }],
] as const) {
  test(`[BRD-02] [BAN-01] every scene of home meets the colour of the brand: ${name}`, async ({
    page,
    rest,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await configure(page, configuration);
    await page.goto('/');
    await rest();
    const pager = bannerOf(page).getByRole('button');
    for (const index of [1, 2, 3]) {
      await pager.and(page.getByRole('button', { name: say('a11y.goToSlide', { index }) })).click();
      await page.mouse.move(0, 0);
      await rest();
      await expect.poll(() => hueApart(page), `slide ${index}`).toBeLessThan(15);
    }
  });
}
