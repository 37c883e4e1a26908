import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../../apps/web/e2e/fixtures.ts';
import { header, meTab } from '../../apps/web/e2e/people.ts';
import { say, saying } from '../../apps/web/e2e/texts.ts';
import { visit } from '../../apps/web/e2e/visit.ts';

// Tests the site of a repository with one more file: `further/ur.json` (tools/further-language.ts).

const root = (page: Page) => page.locator('html');
const isCatalogue = (url: string) => /\/assets\/ur-[\w-]+\.js$/.test(url);

/** Chooses Urdu like a visitor: in the header, or in the "me" sheet of a phone. */
async function chooseUrdu(page: Page): Promise<void> {
  if (isPhone(page)) {
    await meTab(page).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'اردو' }).click();
    await page.keyboard.press('Escape');
    return;
  }
  await header(page)
    .getByRole('button', { name: saying(say('a11y.languagePicker')) })
    .click();
  await page.getByRole('menuitemradio', { name: 'اردو' }).click();
}

test('[I18-01] [I18-03] [LAY-04] a visitor chooses it, it runs right to left, and a reload keeps it', async ({
  page,
}) => {
  const catalogues: string[] = [];
  page.on('request', (request) => {
    if (isCatalogue(request.url())) catalogues.push(request.url());
  });
  await page.goto('/');
  await expect(root(page)).toHaveAttribute('lang', 'bn');
  expect(catalogues).toEqual([]);

  await chooseUrdu(page);
  await expect(root(page)).toHaveAttribute('lang', 'ur');
  await expect(root(page)).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('link', { name: 'ہوم' }).first()).toBeVisible();
  // A missing translation is shown in English, never as a key.
  await expect(page.getByRole('heading', { name: 'Popular games' })).toBeVisible();
  expect(new Set(catalogues).size).toBe(1);

  const asked = page.waitForRequest((request) => request.url().includes('/wps/system/whitelabel'));
  const answer = await page.reload();
  expect(await answer?.text()).toMatch(/<html lang="ur" dir="rtl"/);
  expect((await asked).headers().language).toBe('UR');
  await expect(page.getByRole('link', { name: 'ہوم' }).first()).toBeVisible();
  await expect(root(page)).toHaveAttribute('dir', 'rtl');
});

test('[I18-01] windows that open later use it too, and fit', async ({ page, rest }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ur'));
  await page.goto('/');
  await rest();
  await visit(page, '/login');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'لاگ اِن' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'پاس ورڈ بھول گئے؟' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('[LAY-04] a language that the site does not have becomes the first one', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'fa'));
  await page.goto('/');
  await expect(root(page)).toHaveAttribute('lang', 'bn');
  await expect(root(page)).toHaveAttribute('dir', 'ltr');
});
