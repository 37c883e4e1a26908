import type { Locator, Page, Route } from '@playwright/test';
import { visit } from './centres.ts';
import { expect, failedAnswers, test } from './fixtures.ts';
import { field, logIn } from './people.ts';
import { say, taka } from './texts.ts';

// Deposit (MEM-03) through the real client and the sandbox: Bengali on a phone, English on a wide page.

const path = '/wps/v2/deposit';
const call = `POST ${path}`;

test.use({
  language: async ({ browserName: _any }, use, { project }) =>
    use(project.name === 'phone' ? 'bn' : 'en'),
});

test.beforeEach(async ({ page }) => {
  await logIn(page);
  await visit(page, '/?member=depositv2');
  await expect(amount(page)).toBeVisible();
});

const frame = (page: Page): Locator =>
  page.getByRole('dialog', { name: say('member.depositv2'), exact: true });
const amount = (page: Page): Locator => field(page, 'wallet.amount');
const send = (page: Page): Locator => frame(page).locator('button[type="submit"]');
const payExact = (page: Page, text: string): Locator =>
  frame(page).getByText(say('deposit.payExact', { amount: `${taka}${text}` }));

/** A picture like those of a camera or a screenshot, drawn by the page. */
async function receipt(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 300;
    canvas.height = 400;
    canvas.getContext('2d')?.fillRect(20, 20, 100, 100);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(data.replace(/^[^,]*,/, ''), 'base64');
}

test('[MEM-03] [WAL-03] [WAL-06] a deposit is created, its receipt is uploaded, and it is being checked @gate', async ({
  page,
  calls,
}) => {
  await amount(page).fill('\u09E7,\u09EB\u09E6\u09E6');
  await expect(send(page)).toHaveText(say('deposit.send', { amount: `${taka}1,500.00` }));
  await send(page).dblclick();
  await expect(payExact(page, '1,500.00')).toBeVisible();
  expect(calls.count(call)).toBe(1);

  await frame(page)
    .locator('input[type="file"]')
    .setInputFiles({
      name: 'receipt.png',
      mimeType: 'image/png',
      buffer: await receipt(page),
    });
  await expect(frame(page).getByRole('progressbar')).toHaveCount(0);
  await field(page, 'wallet.transactionId').fill('9F3K2A');
  await send(page).click();
  await expect(frame(page).getByText(say('deposit.checking'))).toBeVisible();
  await expect(
    frame(page).getByRole('link', { name: say('upload.show', { index: 1 }) }),
  ).toBeVisible();
  expect(calls.count('POST /wps/v2/deposit/proof')).toBe(1);
});

test('[WAL-03] an invalid amount is an error of its field; nothing is sent, nothing typed is lost', async ({
  page,
  calls,
}) => {
  await amount(page).fill('1e5');
  await send(page).click();
  await expect(amount(page)).toHaveAccessibleDescription(new RegExp(say('validation.amount')));
  await expect(amount(page)).toHaveValue('1e5');
  expect(calls.count(call)).toBe(0);
});

test('[WAL-07] an open order is shown first when the page is opened again', async ({ page }) => {
  await amount(page).fill('700');
  await send(page).click();
  await expect(payExact(page, '700.00')).toBeVisible();
  await visit(page, '/?member=transferFund');
  await visit(page, '/?member=depositv2');
  await expect(payExact(page, '700.00')).toBeVisible();
  await frame(page)
    .getByRole('button', { name: say('deposit.begin') })
    .click();
  await expect(amount(page)).toHaveValue('');
});

test.describe('when the answer is lost', () => {
  test.use({ expectedErrors: failedAnswers });

  test('[WAL-07] the page says so, and the second try opens no second order', async ({
    page,
    calls,
  }) => {
    // The browser repeats a request that the server breaks off, so the answer is lost behind the server.
    const lose = async (route: Route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
      await page.unroute(isOpening);
    };
    const isOpening = (url: URL) => url.pathname === path;
    await page.route(isOpening, lose);
    await amount(page).fill('600');
    await send(page).click();
    await expect(
      frame(page)
        .locator('[data-component="alert"]')
        .filter({ hasText: say('money.unknown') }),
    ).toBeVisible();
    await expect(amount(page)).toHaveValue('600');
    await frame(page)
      .getByRole('button', { name: say('action.retry') })
      .click();
    await expect(payExact(page, '600.00')).toBeVisible();
    expect(calls.count(call)).toBe(2);
    await frame(page)
      .getByRole('button', { name: say('deposit.begin') })
      .click();
    await expect(frame(page).getByText(say('deposit.open_one', { count: 1 }))).toBeVisible();
  });
});
