import type { Page } from '@playwright/test';
import { expect, isPhone, test } from './fixtures.ts';
import { dialog, header, openAccount } from './people.ts';
import { say, saying } from './texts.ts';

/** One frame just before it was painted. */
interface Frame {
  readonly scheme: string | undefined;
  readonly lang: string;
  readonly text: string;
}

/** Records every frame from the first one on. */
async function watchFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    Object.assign(window, { frames_: frames });
    const look = () => {
      const { body, documentElement: root } = document;
      if (body && frames.length < 600) {
        frames.push({
          scheme: root.dataset.scheme,
          lang: root.lang,
          text: (body.textContent ?? '').slice(0, 2_000),
        });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => Reflect.get(window, 'frames_'));
}

/** Chooses dark and English with the controls of this width. */
async function goDarkAndEnglish(page: Page): Promise<void> {
  if (isPhone(page)) {
    await openAccount(page);
    await dialog(page)
      .getByRole('radio', { name: say('ui.darkTheme') })
      .check();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await dialog(page)
      .getByRole('radio', { name: say('ui.nativeEn') })
      .click();
  } else {
    await header(page)
      .getByRole('button', { name: say('ui.darkTheme') })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await header(page)
      .getByRole('button', { name: saying(say('a11y.languagePicker')) })
      .click();
    await page.getByRole('menuitemradio', { name: say('ui.nativeEn') }).click();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

test('[LAY-04] dark and English are kept over a reload, and no frame shows another choice @gate', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  await goDarkAndEnglish(page);
  const frames = await watchFrames(page);
  await page.reload();
  await expect(
    page.getByRole('heading', { name: say('game.popularGames', {}, 'en') }),
  ).toBeVisible();
  await expect.poll(async () => (await frames()).length).toBeGreaterThan(2);
  const seen = await frames();
  expect([...new Set(seen.map(({ scheme }) => scheme))]).toEqual(['dark']);
  expect([...new Set(seen.map(({ lang }) => lang))]).toEqual(['en']);
  const bengali = /[\u0980-\u09E5]/;
  expect(seen.map(({ text }) => text).filter((text) => bengali.test(text))).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [red = 255] = (paper.match(/[\d.]+/g) ?? []).map(Number);
  expect(red).toBeLessThan(80);
});

test('[LAY-04] an unsupported stored language becomes Bengali, an invalid theme becomes light', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'fr');
    localStorage.setItem('theme', 'purple');
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
});

test('[LAY-04] with a blocked storage the page works in the light scheme', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
});
