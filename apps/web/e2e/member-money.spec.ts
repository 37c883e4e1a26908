import type { Locator, Page } from '@playwright/test';
import { visit } from './centres.ts';
import { expect, test } from './fixtures.ts';
import { field } from './people.ts';
import { heldBy, inTaka, logInAs, playSlots } from './played.ts';
import { say, taka } from './texts.ts';

// All steps of a member's money through the real client and the sandbox: Bengali on a phone, English on a wide page.

test.use({
  language: async ({ browserName: _any }, use, { project }) =>
    use(project.name === 'phone' ? 'bn' : 'en'),
});

const frame = (page: Page, key: string): Locator =>
  page.getByRole('dialog', { name: say(`member.${key}`), exact: true });
/** The balance in the header, behind the centre. */
const behind = (page: Page): Locator =>
  page.locator('[data-component="balance-pill"] [data-part="amount"]').first();
/** Only in this page of the centre: the previous page also has an amount, and stays until the next one is rendered. */
const amount = (frame: Locator): Locator => frame.locator('input[name="amount"]');
const question = (page: Page): Locator => page.getByRole('alertdialog');

test('[WAL-02] [WAL-03] [WAL-04] [MEM-06] [MEM-07] money is paid in, moved, played with, paid out and confirmed; every page agrees with the ledger', async ({
  page,
  backend,
  calls,
}) => {
  const headers = await logInAs(page);
  await expect(behind(page)).toHaveText(`${taka}12,450.00`);

  await visit(page, '/?member=depositv2');
  const deposit = frame(page, 'depositv2');
  await amount(deposit).fill('1000');
  await deposit.locator('button[type="submit"]').click();
  await expect(
    deposit.getByText(say('deposit.payExact', { amount: `${taka}1,000.00` })),
  ).toBeVisible();
  await deposit.locator('input[type="file"]').setInputFiles({
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(deposit.locator('[data-component="file-upload"] [data-state="done"]')).toHaveCount(
    1,
  );
  await field(page, 'wallet.transactionId').fill('9F3K2A');
  await deposit.locator('button[type="submit"]').click();
  await expect(deposit.getByText(say('deposit.checking'))).toBeVisible();
  await expect(behind(page)).toHaveText(`${taka}12,450.00`);
  await backend.approve('DP');
  await expect(behind(page)).toHaveText(`${taka}13,450.00`);

  await visit(page, '/?member=transferFund');
  const wallets = frame(page, 'transferFund');
  const vendor = wallets.locator('[data-wallet="BOKULIO"]');
  await expect(vendor).toContainText(`${taka}860.50`);
  await amount(wallets).fill('500');
  await wallets.locator('button[type="submit"]').click();
  await expect(vendor).toContainText(`${taka}1,360.50`);
  await expect(behind(page)).toHaveText(`${taka}13,450.00`);

  const played = await playSlots(page, headers);
  await visit(page, '/?member=personalHistoryCopy');
  const bets = frame(page, 'personalHistoryCopy').locator('[data-part="row"], tbody tr');
  await expect(bets.first()).toContainText(`${taka}10.00`);

  await visit(page, '/?member=withdraw');
  const withdraw = frame(page, 'withdraw');
  await amount(withdraw).fill('1000');
  await withdraw.locator('input[name="paymentPassword"]').fill('246810');
  await withdraw.locator('form button[type="submit"]').click();
  await expect(question(page)).toContainText(`${taka}990.00`);
  await question(page)
    .getByRole('button', { name: say('confirm.withdraw.action') })
    .click();
  await expect(amount(withdraw)).toHaveValue('');
  await expect(behind(page)).toHaveText(inTaka(played - 100_000));
  await backend.approve('WD', 2);
  await visit(page, '/?member=transferFund');
  await visit(page, '/?member=withdraw');
  const ask = withdraw
    .locator('[data-ask]')
    .filter({ hasText: say('withdraw.question', { amount: `${taka}990.00` }) });
  await ask.getByRole('button', { name: say('withdraw.answer') }).click();
  const answer = page.getByRole('dialog').nth(1);
  await answer
    .locator('label')
    .filter({ hasText: say('wallet.received') })
    .first()
    .click();
  for (const place of [answer, question(page)]) {
    await place.getByRole('button', { name: say('confirm.received.action') }).click();
  }
  await expect(answer).toContainText(say('status.payment.completed'));
  await expect(answer).toContainText(`${taka}990.00`);
  await answer.getByRole('button', { name: say('action.close') }).click();
  await expect(ask).toHaveCount(0);

  await visit(page, '/?member=transactionHistory');
  const record = frame(page, 'transactionHistory');
  const newest = record.locator('[data-part="row"], tbody tr');
  await expect(newest.first()).toContainText(`${taka}1,000.00`);
  const books = await heldBy(page, headers);
  expect(books.sum).toBe(played - 100_000);
  // The balance after the latest transaction equals the current balance.
  await expect(newest.first()).toContainText(inTaka(books.main));
  await expect(behind(page)).toHaveText(inTaka(books.sum));
  await visit(page, '/?member=transferFund');
  const facts = wallets.locator('dl').first();
  await expect(facts).toContainText(inTaka(books.main));
  await expect(facts).toContainText(inTaka(books.vendors));
  await expect(wallets.getByText(inTaka(books.sum)).first()).toBeVisible();
  for (const call of ['deposit', 'withdraw']) expect(calls.count(`POST /wps/v2/${call}`)).toBe(1);
});
