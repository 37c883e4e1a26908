import type { Locator, Page, Route } from '@playwright/test';
import { visit } from './centres.ts';
import { expect, failedAnswers, test } from './fixtures.ts';
import { field, logIn } from './people.ts';
import { say, taka } from './texts.ts';

// My wallet (MEM-02) through the real client and the sandbox: Bengali on a phone, English on a wide page.

const path = '/wps/relay/GCS_walletTransfer';
const call = `POST ${path}`;

test.use({
  language: async ({ browserName: _any }, use, { project }) =>
    use(project.name === 'phone' ? 'bn' : 'en'),
});

test.beforeEach(async ({ page }) => {
  await logIn(page);
  await visit(page, '/?member=transferFund');
  await expect(total(page)).toHaveText(`${taka}12,450.00`);
});

const frame = (page: Page): Locator =>
  page.getByRole('dialog', { name: say('member.transferFund'), exact: true });
/** The balance on the page. */
const total = (page: Page): Locator =>
  frame(page).locator('[data-tone="inverse"] [data-component="money"]').first();
/** The balance in the header, behind the centre. */
const behind = (page: Page): Locator =>
  page.locator('[data-component="balance-pill"] [data-part="amount"]').first();
const amount = (page: Page): Locator => field(page, 'wallet.amount');
const send = (page: Page): Locator => frame(page).locator('button[type="submit"]');
/** The message of the form while the outcome of a transfer is unknown. */
const unsettled = (page: Page): Locator =>
  frame(page)
    .locator('[data-component="alert"]')
    .filter({ hasText: say('money.unknown') });
const walletOf = (page: Page, vendor: string): Locator =>
  frame(page).locator(`[data-wallet="${vendor}"]`);

test('[WAL-01] [WAL-02] [MEM-02] money goes to a vendor and back; header and page show the same @gate', async ({
  page,
  calls,
}) => {
  await amount(page).fill('\u09E7,\u09EB\u09E6\u09E6.\u09EB');
  await expect(send(page)).toHaveText(say('transfer.send', { amount: `${taka}1,500.50` }));
  await send(page).click();
  await expect(walletOf(page, 'BOKULIO')).toContainText(`${taka}2,361.00`);
  await expect(amount(page)).toHaveValue('');
  await expect(total(page)).toHaveText(`${taka}12,450.00`);
  await expect(behind(page)).toHaveText((await total(page).textContent()) ?? '');

  const back = frame(page).getByRole('button', { name: say('wallet.transferAllBack') });
  await back.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('confirm.transferAllBack.action') })
    .click();
  await expect(back).toHaveCount(0);
  await expect(walletOf(page, 'BOKULIO')).toContainText(`${taka}0.00`);
  await expect(total(page)).toHaveText(`${taka}12,450.00`);
  await expect(behind(page)).toHaveText((await total(page).textContent()) ?? '');
  expect(calls.count(call)).toBe(1);
});

test('[WAL-07] a double click and a held key send one transfer', async ({ page, calls }) => {
  await amount(page).fill('500');
  await send(page).dblclick();
  await expect(walletOf(page, 'BOKULIO')).toContainText(`${taka}1,360.50`);
  await expect(amount(page)).toHaveValue('');
  expect(calls.count(call)).toBe(1);
  await amount(page).fill('40');
  // Every further `down` without an `up` is a repeat, like a held key.
  for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(walletOf(page, 'BOKULIO')).toContainText(`${taka}1,400.50`);
  await expect(amount(page)).toHaveValue('');
  expect(calls.count(call)).toBe(2);
});

test('[WAL-02] an invalid amount is an error of its field; nothing is sent, nothing typed is lost', async ({
  page,
  calls,
}) => {
  await amount(page).fill('1e5');
  await send(page).click();
  await expect(amount(page)).toHaveAccessibleDescription(new RegExp(say('validation.amount')));
  await expect(amount(page)).toHaveValue('1e5');
  await amount(page).fill('11173.76');
  await send(page).click();
  await expect(amount(page)).toHaveAccessibleDescription(
    new RegExp(say('validation.amountBalance')),
  );
  expect(calls.count(call)).toBe(0);
});

test.describe('when the answer is lost', () => {
  test.use({ expectedErrors: failedAnswers });

  test('[WAL-07] the page says so, and the second try moves no money a second time', async ({
    page,
    calls,
  }) => {
    // The browser repeats a request that the server breaks off, so the answer is lost behind the server.
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route((url) => url.pathname === path, lose, { times: 1 });
    await amount(page).fill('500');
    await send(page).click();
    await expect(unsettled(page)).toBeVisible();
    await expect(amount(page)).toHaveValue('500');
    await frame(page)
      .getByRole('button', { name: say('action.retry') })
      .click();
    await expect(unsettled(page)).toHaveCount(0);
    await expect(amount(page)).toHaveValue('');
    await expect(walletOf(page, 'BOKULIO')).toContainText(`${taka}1,360.50`);
    expect(calls.count(call)).toBe(2);
  });
});
