import type { Locator, Page, Route } from '@playwright/test';
import { visit } from './centres.ts';
import { expect, failedAnswers, test } from './fixtures.ts';
import { field, logIn } from './people.ts';
import { say, taka } from './texts.ts';

// Withdrawal and its confirmation (MEM-04) through the real client and the sandbox: Bengali on a phone, English on a
// wide page.

const path = '/wps/v2/withdraw';
const call = `POST ${path}`;
const answerCall = `POST ${path}/confirmation`;

test.use({
  language: async ({ browserName: _any }, use, { project }) =>
    use(project.name === 'phone' ? 'bn' : 'en'),
});

test.beforeEach(async ({ page }) => {
  await logIn(page);
  await visit(page, '/?member=withdraw');
  await expect(amount(page)).toBeVisible();
});

const frame = (page: Page): Locator =>
  page.getByRole('dialog', { name: say('member.withdraw'), exact: true });
const amount = (page: Page): Locator => field(page, 'wallet.amount');
const password = (page: Page): Locator => frame(page).locator('input[name="paymentPassword"]');
const send = (page: Page): Locator => frame(page).locator('form button[type="submit"]');
const orders = (page: Page): Locator => frame(page).locator('[data-order]');
const waiting = (page: Page): Locator => frame(page).locator('[data-ask]');
/** The window over the centre. The list on the page behind it contains some of the same texts. */
const window = (page: Page): Locator => page.getByRole('dialog').nth(1);
const question = (page: Page): Locator => page.getByRole('alertdialog');

async function ask(page: Page, text: string): Promise<void> {
  await amount(page).fill(text);
  await password(page).fill('246810');
  await send(page).click();
}
const confirm = (page: Page): Promise<void> =>
  question(page)
    .getByRole('button', { name: say('confirm.withdraw.action') })
    .click();

test('[MEM-04] [WAL-03] [WAL-04] a payment is confirmed; a withdrawal is requested and cancelled @gate', async ({
  page,
  calls,
}) => {
  await expect(waiting(page)).toContainText(
    say('withdraw.question', { amount: `${taka}1,980.00` }),
  );
  await waiting(page)
    .getByRole('button', { name: say('withdraw.answer') })
    .click();
  await window(page)
    .locator('label')
    .filter({ hasText: say('wallet.received') })
    .first()
    .click();
  await window(page)
    .getByRole('button', { name: say('confirm.received.action') })
    .click();
  await question(page)
    .getByRole('button', { name: say('confirm.received.action') })
    .click();
  await expect(window(page)).toContainText(say('status.payment.completed'));
  expect(calls.count(answerCall)).toBe(1);
  await window(page)
    .getByRole('button', { name: say('action.close') })
    .click();
  await expect(window(page)).toHaveCount(0);
  await expect(waiting(page)).toHaveCount(0);

  await ask(page, '\u09E9,\u09E6\u09E6\u09E6');
  await expect(question(page)).toContainText(`${taka}2,970.00`);
  await confirm(page);
  await expect(amount(page)).toHaveValue('');
  await expect(orders(page).first()).toContainText(`${taka}3,000.00`);
  await orders(page).first().click();
  const cancel = say('confirm.cancelWithdraw.action');
  await window(page).getByRole('button', { name: cancel }).click();
  await question(page).getByRole('button', { name: cancel }).click();
  await expect(window(page)).toContainText(say('status.payment.cancelled'));
  expect(calls.count(call)).toBe(1);
});

test('[WAL-04] [WAL-06] money that did not arrive is reported with a picture and a partial amount', async ({
  page,
  calls,
}) => {
  await waiting(page)
    .getByRole('button', { name: say('withdraw.answer') })
    .click();
  await window(page)
    .locator('label')
    .filter({ hasText: say('withdraw.partly') })
    .click();
  await window(page)
    .getByRole('button', { name: say('action.next') })
    .click();
  const came = window(page).locator('input[name="receivedAmount"]');
  const report = window(page).locator('button[type="submit"]');
  await came.fill('1980');
  await report.click();
  await expect(came).toHaveAccessibleDescription(
    new RegExp(say('withdraw.receivedTooMuch', { amount: `${taka}1,980.00` }).slice(0, 20)),
  );
  await expect(window(page)).toContainText(say('withdraw.proofNeeded'));
  expect(calls.count(answerCall)).toBe(0);
  await came.fill('500');
  await window(page)
    .locator('input[type="file"]')
    .setInputFiles({
      name: 'statement.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    });
  await expect(
    window(page).locator('[data-component="file-upload"] [data-state="done"]'),
  ).toHaveCount(1);
  await report.click();
  await expect(window(page)).toContainText(`${taka}1,480.00`);
  await expect(window(page)).toContainText(say('status.payment.processing'));
  expect(calls.count(answerCall)).toBe(1);
});

test('[WAL-07] a double click opens one question and creates one order', async ({
  page,
  calls,
}) => {
  await amount(page).fill('500');
  await password(page).fill('246810');
  await send(page).dblclick();
  await confirm(page);
  await expect(amount(page)).toHaveValue('');
  await expect(question(page)).toHaveCount(0);
  expect(calls.count(call)).toBe(1);
});

test('[WAL-03] an invalid amount or a wrong password is an error of its field; nothing typed is lost', async ({
  page,
  calls,
}) => {
  await ask(page, '1e5');
  await expect(amount(page)).toHaveAccessibleDescription(new RegExp(say('validation.amount')));
  expect(calls.count(call)).toBe(0);
  await amount(page).fill('500');
  await password(page).fill('111111');
  await send(page).click();
  await confirm(page);
  await expect(password(page)).toHaveAccessibleDescription(
    new RegExp(say('error.wrongTransactionPassword')),
  );
  await expect(amount(page)).toHaveValue('500');
  await expect(password(page)).toHaveValue('');
});

test.describe('when the answer is lost', () => {
  test.use({ expectedErrors: failedAnswers });

  test('[WAL-07] the page says so, and the second try creates no second order', async ({
    page,
    calls,
  }) => {
    // The browser repeats a request that the server breaks off, so the answer is lost behind the server.
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route((url) => url.pathname === path, lose, { times: 1 });
    await ask(page, '500');
    await confirm(page);
    const unsettled = frame(page)
      .locator('[data-component="alert"]')
      .filter({ hasText: say('money.unknown') });
    await expect(unsettled).toBeVisible();
    await expect(amount(page)).toHaveValue('500');
    await unsettled.getByRole('button').click();
    await expect(amount(page)).toHaveValue('');
    await expect(orders(page).filter({ hasText: `${taka}500.00` })).toHaveCount(1);
    expect(calls.count(call)).toBe(2);
  });
});

test('[MEM-04] [MOD-01] the address of an order shows it over its page, also when both were open before', async ({
  page,
}) => {
  const order = await orders(page).first().getAttribute('data-order');
  const address = `/?member=withdraw&list.order=${order}`;
  const close = () => page.keyboard.press('Escape');
  for (const _ of ['first', 'again']) {
    // Inside the site: page and order open in one step.
    await close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await visit(page, address);
    const detail = page.getByRole('dialog', { name: order ?? '' });
    await detail.getByRole('button', { name: say('action.close'), exact: true }).click();
    // An inert element has no role.
    await expect(frame(page)).toBeVisible();
  }
});
