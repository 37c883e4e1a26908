import type { Page } from '@playwright/test';
import { closeOf, expectNoOverflow, menuOf, visit } from './centres.ts';
import { dayField, dayIn, typeDay } from './days.ts';
import { expect, isPhone, test } from './fixtures.ts';
import { dialog, logIn } from './people.ts';
import { say } from './texts.ts';

// The record lists of the member centre (MEM-06, MEM-07, MEM-09), through the real client and the sandbox.

const list = (page: Page, key: string) =>
  page.getByRole('dialog', { name: say(`member.${key}`), exact: true });
const rows = (page: Page) => dialog(page).getByRole('rowheader');
const filter = (page: Page, key: string) =>
  dialog(page).getByRole('combobox', { name: say(key), exact: true });
const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(`list.${name}`);

/** Expects that no time and no record number of a list breaks over two lines. */
async function expectWholeTimes(page: Page) {
  const broken = () =>
    dialog(page)
      .locator('time, td bdi, [data-part="text"]')
      .evaluateAll(
        (times) =>
          times.filter((time) => {
            const lines = new Set([...time.getClientRects()].map(({ top }) => Math.round(top)));
            return time.checkVisibility() && lines.size > 1;
          }).length,
      );
  await expect.poll(broken).toBe(0);
}

for (const language of ['bn', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test.beforeEach(async ({ page }) => {
      await logIn(page);
    });

    test('[MEM-07] [NAV-09] range, filter and page of the account record are in the address', async ({
      page,
    }) => {
      await visit(page, '/promotions?type=3');
      await visit(page, '/?member=transactionHistory');
      await expect(list(page, 'transactionHistory')).toBeVisible();
      await expect(rows(page).first()).toBeVisible();
      await dialog(page)
        .getByRole('button', { name: say('range.lastMonth') })
        .click();
      await expect.poll(() => asked(page, 'from')).not.toBe(null);
      await dialog(page)
        .getByRole('combobox', { name: say('records.rows') })
        .selectOption('10');
      await dialog(page)
        .getByRole('navigation')
        .getByRole('button', { name: say('a11y.nextPage') })
        .click();
      await expect.poll(() => asked(page, 'page')).toBe('2');
      await filter(page, 'record.type').selectOption('deposit');
      // Another filter starts at the first page.
      await expect
        .poll(() => [asked(page, 'type'), asked(page, 'page')])
        .toEqual(['deposit', null]);
      const table = dialog(page).getByRole('table');
      const deposit = table.getByText(say('wallet.deposit')).first();
      await expect(table.getByText(say('wallet.withdrawal'), { exact: true })).toHaveCount(0);
      await expect(deposit).toBeVisible();
      const url = page.url();

      await page.reload();
      await expect(filter(page, 'record.type')).toHaveValue('deposit');
      // A phone shows three of the presets; the active one is among them.
      const chosen = dialog(page).locator('[data-part="presets"] [aria-pressed="true"]');
      await expect(chosen).toBeInViewport({ ratio: 1 });
      await expect(deposit).toBeVisible();

      // One step back closes the centre; one step forward shows the same list again.
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/promotions\?type=3$/);
      await page.goForward();
      await expect(page).toHaveURL(url);
      await expect(filter(page, 'record.type')).toHaveValue('deposit');

      await closeOf(list(page, 'transactionHistory')).click();
      await expect(page).toHaveURL(/\/promotions\?type=3$/);
    });

    test('[MEM-07] [I18-02] [A11-01] the first day of a range is typed in Bengali digits, or chosen in the calendar', async ({
      page,
    }) => {
      await visit(page, '/?member=transactionHistory');
      await expect(rows(page).first()).toBeVisible();
      if (isPhone(page)) await dialog(page).locator('button[data-part="summary"]').click();
      const start = dayField(page, 'record.startDate');
      const today = await dayIn(dayField(page, 'record.endDate'));
      const before = (days: number) =>
        new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
      const bengali = before(3).replace(/\d/g, (digit) =>
        String.fromCharCode(0x9e6 + Number(digit)),
      );
      await typeDay(start, bengali);
      expect(await dayIn(start)).toBe(before(3));
      await expect.poll(() => asked(page, 'from')).toBe(before(3));
      await dialog(page).locator('[data-part="open"]').first().click();
      const calendar = page.getByRole('dialog', { name: say('day.calendar'), exact: true });
      await expect(calendar.locator(':focus')).toBeVisible();
      await expectNoOverflow(page);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await expect(calendar).toHaveCount(0);
      await expect.poll(() => asked(page, 'from')).toBe(before(4));
      await expect(dialog(page).locator('[data-part="open"]').first()).toBeFocused();
    });

    test('[MEM-07] [NAV-09] the number of a deposit leads to its order, over the same page; a reload keeps it', async ({
      page,
    }) => {
      await visit(page, '/promotions?type=3');
      await visit(page, '/?member=transactionHistory&list.type=deposit');
      const link = dialog(page).getByRole('link', { name: /^DP-/ }).first();
      const number = (await link.textContent()) ?? '';
      await link.click();
      const order = list(page, 'depositv2');
      await expect(order.getByText(number).first()).toBeVisible();
      await expect(page).toHaveURL(/\/promotions\?type=3&member=depositv2&list\.order=DP-/);
      await page.reload();
      await expect(order.getByText(number).first()).toBeVisible();
      await closeOf(order).click();
      await expect(page).toHaveURL(/\/promotions\?type=3$/);
    });

    test('[MEM-07] a print contains the records without the controls', async ({ page }) => {
      await visit(page, '/?member=transactionHistory');
      await expect(rows(page).first()).toBeVisible();
      const presets = dialog(page).locator('[data-part="presets"]');
      await expect(presets).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(presets).toBeHidden();
      await expect(filter(page, 'record.type')).toBeHidden();
      await expect(rows(page).first()).toBeVisible();
      await expect(dialog(page).locator('[data-part="sums"]')).toBeVisible();
    });

    test('[MEM-06] a round of the betting record shows its detail; another list starts without filters', async ({
      page,
    }) => {
      await visit(page, '/?member=personalHistoryCopy&list.status=won');
      await expect(list(page, 'personalHistoryCopy')).toBeVisible();
      await expect(rows(page).first()).toBeVisible();
      await filter(page, 'record.status').selectOption('lost');
      await expect.poll(() => asked(page, 'status')).toBe('lost');
      await expect(
        dialog(page).getByRole('table').getByText(say('status.bet.lost')).first(),
      ).toBeVisible();
      await expectWholeTimes(page);
      const details = dialog(page).getByRole('table').getByRole('button').first();
      await details.click();
      const window = page.getByRole('dialog', { name: say('bet.round'), exact: true });
      await expect(window.getByText(say('status.bet.lost'))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(window).toHaveCount(0);
      await expect(details).toBeFocused();
      await (await menuOf(page)).getByRole('link', { name: say('member.bonusDetails') }).click();
      await expect(list(page, 'bonusDetails')).toBeVisible();
      await expect.poll(() => asked(page, 'status')).toBe(null);
    });

    test('[MEM-09] bonuses show their turnover, and fit the window', async ({ page }) => {
      await visit(page, '/?member=bonusDetails');
      await expect(dialog(page).getByRole('progressbar').first()).toBeVisible();
      await expectWholeTimes(page);
      await expectNoOverflow(page);
    });

    test('[MEM-07] the file of the shown range is downloaded', async ({ page }) => {
      await visit(page, '/?member=transactionHistory');
      await expect(rows(page).first()).toBeVisible();
      await expectWholeTimes(page);
      await expectNoOverflow(page);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        dialog(page)
          .getByRole('button', { name: say('record.export') })
          .click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/ \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d\.csv$/);
    });
  });
}
