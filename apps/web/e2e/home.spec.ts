import { expect, isPhone, test } from './fixtures.ts';
import { say } from './texts.ts';

test.describe('home', () => {
  for (const path of ['/', '/index', '/index.html', '/home']) {
    test(`[NAV-01] ${path} shows the home page`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
    });
  }

  test('[BAN-01] the banner has one slide at a time, a pager and a pause button', async ({
    page,
  }) => {
    await page.goto('/');
    const banner = page.locator('[data-component="banner"]');
    const pager = banner.getByRole('button', { name: say('a11y.goToSlide', { index: 2 }) });
    await expect(pager).toBeVisible();
    await pager.click();
    await expect(pager).toHaveAttribute('aria-current', 'true');
    await banner.getByRole('button', { name: say('a11y.pauseSlides') }).click();
    await expect(banner.getByRole('button', { name: say('a11y.playSlides') })).toBeVisible();
  });

  test('[BAN-01] a banner leads where its linkage says', async ({ page }) => {
    await page.goto('/');
    await page.locator('[data-component="banner"]').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('[JPT-01] [JPT-02] the jackpot rolls its digits and always says that it is a demo', async ({
    page,
  }) => {
    await page.goto('/');
    const jackpot = page.locator('[data-component="jackpot"]');
    await expect(jackpot.getByText(say('badge.demo'), { exact: true })).toBeVisible();
    await expect(jackpot.getByText(say('jackpot.demoBadge')).first()).toBeVisible();
    await expect(jackpot).toContainText('৳');
  });

  test('[LAY-05] navigation has home, hot, a word per category with vendors, promotions and app', async ({
    page,
  }) => {
    await page.goto('/');
    const nav = page.getByRole('banner').getByRole('navigation');
    for (const key of ['nav.home', 'nav.hot', 'nav.esports', 'nav.promotions', 'nav.app']) {
      await expect(nav.getByRole('link', { name: say(key), exact: true })).toBeVisible();
    }
    const home = nav.getByRole('link', { name: say('nav.home'), exact: true });
    await expect(home).toHaveAttribute('aria-current', 'page');
    const words = await nav.getByRole('listitem').allTextContents();
    expect(words.length).toBeGreaterThan(8);
  });
});
