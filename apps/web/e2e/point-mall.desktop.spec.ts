import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dialog, field, fillLogin, logIn, loginButton } from './people.ts';
import { say, saying } from './texts.ts';

const call = 'POST /wps/relay/passwordCheck/MCS2_redeemPointReward';

/** The button from the form to the review before sending. */
const next = (page: Page): Locator =>
  dialog(page).getByRole('button', { name: say('action.continue'), exact: true });
const sendIn = (page: Page): Locator =>
  dialog(page).getByRole('button', { name: say('confirm.redeem.action'), exact: true });

test('[NAV-03] [PTS-01] [GRD-01] a visitor logs in at the points mall, and a reward is exchanged once @gate', async ({
  page,
  calls,
}) => {
  await page.goto('/pointMall');
  await expect(page.getByRole('heading', { level: 1, name: say('points.mall') })).toBeVisible();
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: say('action.login') })
    .first()
    .click();
  await fillLogin(page);
  await loginButton(page).click();
  await expect(main).toContainText('8,640');
  await expect(page).toHaveURL(/\/pointMall$/);
  const redeem = main.getByRole('button', { name: saying(say('points.redeem')), disabled: false });
  await redeem.first().click();
  await field(page, 'auth.transactionPassword').fill('000000');
  await next(page).click();
  await expect(dialog(page)).toContainText(say('points.check'));
  const send = sendIn(page);
  await send.click();
  await expect(dialog(page).getByText(say('error.wrongTransactionPassword'))).toBeVisible();
  await field(page, 'auth.transactionPassword').fill('246810');
  await next(page).click();
  await send.dblclick();
  await expect(dialog(page)).toHaveCount(0);
  await expect(main).toContainText('8,140');
  expect(calls.count(call)).toBe(2);
});

test('[PTS-01] [GRD-01] a visitor wants a reward, logs in and its window is open', async ({
  page,
}) => {
  await page.goto('/pointMall');
  const card = page.getByRole('article').filter({ hasText: '2,400' });
  await card.getByRole('button', { name: say('action.login') }).click();
  await fillLogin(page);
  await loginButton(page).click();
  await expect(field(page, 'field.address')).toBeVisible();
  await expect(page).toHaveURL(/\/pointMall$/);
});

test('[PTS-01] a physical reward asks for an address', async ({ page }) => {
  await logIn(page);
  await page.goto('/pointMall');
  await page.getByRole('article').filter({ hasText: '2,400' }).getByRole('button').click();
  await field(page, 'auth.transactionPassword').fill('246810');
  await next(page).click();
  await expect(field(page, 'field.address')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'field.address').fill('Dhaka');
  await next(page).click();
  await expect(dialog(page)).toContainText('Dhaka');
  await sendIn(page).click();
  await expect(page.getByRole('main')).toContainText('6,240');
});
