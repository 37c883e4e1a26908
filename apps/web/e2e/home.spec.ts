import type { Locator } from '@playwright/test';
import { expect, gateIf, test } from './fixtures.ts';
import { configure, patchValue } from './patches.ts';
import { idle, stopClock } from './rest.ts';
import { say, taka } from './texts.ts';

const banners = '/wps/system/banners';
const pagerOf = (banner: Locator, index: number) =>
  banner.getByRole('button', { name: say('a11y.goToSlide', { index }) });

test.describe('banner', () => {
  test('[BAN-01] slides change every five seconds or with the pager, and stop when paused @gate', async ({
    page,
    calls,
    rest,
  }) => {
    await page.clock.install();
    await page.goto('/');
    const banner = page.getByRole('region', { name: say('home.highlights') });
    await stopClock(page, rest);
    await pagerOf(banner, 1).click();
    await page.mouse.move(0, 0);
    await idle(page);
    await page.clock.runFor(4_900);
    await expect(pagerOf(banner, 1)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(100);
    await expect(pagerOf(banner, 2)).toHaveAttribute('aria-current', 'true');
    await banner.getByRole('button', { name: say('a11y.pauseSlides') }).click();
    await expect(banner.getByRole('button', { name: say('a11y.playSlides') })).toBeVisible();
    await pagerOf(banner, 1).click();
    await expect(pagerOf(banner, 1)).toHaveAttribute('aria-current', 'true');
    await page.mouse.move(0, 0);
    await idle(page);
    await page.clock.runFor(20_000);
    await idle(page);
    await expect(pagerOf(banner, 1)).toHaveAttribute('aria-current', 'true');
    const groups = calls.queries(`GET ${banners}`).map((query) => query.get('groupName'));
    expect([...new Set(groups)]).toEqual(['w_home']);
  });

  test('[BAN-01] one banner has no pager; no banner leaves no box', async ({ page }) => {
    let shown = 1;
    await patchValue<unknown[]>(page, banners, (all) => all.slice(0, shown));
    await page.goto('/');
    const banner = page.getByRole('region', { name: say('home.highlights') });
    await expect(banner.getByRole('heading')).toBeVisible();
    await expect(pagerOf(banner, 1)).toHaveCount(0);
    shown = 0;
    await page.reload();
    await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
    await expect(page.getByRole('region', { name: say('jackpot.slots') })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });

  test('[BAN-01] a banner leads to the target of its linkage @gate', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('region', { name: say('home.highlights') });
    await banner.getByRole('button', { name: say('a11y.pauseSlides') }).click();
    await pagerOf(banner, 1).click();
    await banner.getByRole('link').click();
    await expect(page).toHaveURL(/\/rngList$/);
    await expect(page.getByRole('heading', { level: 1, name: say('nav.slots') })).toBeVisible();
  });
});

test.describe('jackpot', () => {
  for (const path of ['/', '/rng']) {
    test(`[JPT-01] [JPT-02] the figure of ${path} grows in whole units and is marked as a demo${gateIf(path === '/')}`, async ({
      page,
    }) => {
      await page.goto(path);
      const jackpot = page.getByRole('region', { name: say('jackpot.slots') });
      await expect(jackpot.getByText(say('badge.demo'), { exact: true })).toBeVisible();
      const figure = jackpot.getByRole('img', { name: say('jackpot.demoBadge') });
      const read = async () => {
        const name = (await figure.getAttribute('aria-label')) ?? '';
        const amount = new RegExp(`${taka}(\\d{1,3}(?:,\\d{3})*)(?![\\d.])`).exec(name)?.[1];
        return Number(amount?.replaceAll(',', ''));
      };
      await expect(figure).toBeVisible();
      const before = await read();
      expect(before).toBeGreaterThan(1_000_000);
      await expect.poll(read).toBeGreaterThan(before);
    });
  }

  test('[JPT-02] an operator of real money does not show an invented figure', async ({ page }) => {
    await configure(page, { operatorMode: 'live', ageGate: 'none' });
    await patchValue<object>(page, '/wps/system/whitelabel', (settings) => ({
      ...settings,
      operatorMode: 'live',
    }));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
    await expect(page.getByRole('region', { name: say('home.highlights') })).toBeVisible();
    await expect(page.getByRole('region', { name: say('jackpot.slots') })).toHaveCount(0);
  });
});

test('[GAM-03] a vendor in the lobby opens its games', async ({ page }) => {
  await page.goto('/');
  const vendors = page.getByRole('main').getByRole('list', { name: say('game.provider') });
  await vendors.getByRole('button', { name: 'Bokulio', exact: true }).click();
  await expect(page).toHaveURL(/\/rng\?vassalage=BOKULIO$/);
});
