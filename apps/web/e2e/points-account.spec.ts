import type { Locator, Page } from '@playwright/test';
import { expect, failedAnswers, test } from './fixtures.ts';
import { logIn } from './people.ts';
import { say, taka } from './texts.ts';

// A member's points (PTS-01) through the real client and the sandbox: Bengali on a phone, English on a wide page.

const path = '/wps/relay/passwordCheck/MCS2_convertPoint';
const call = `POST ${path}`;

test.use({
  language: async ({ browserName: _any }, use, { project }) =>
    use(project.name === 'phone' ? 'bn' : 'en'),
});

test.beforeEach(async ({ page }) => {
  await logIn(page);
  await page.goto('/pointMall');
  await expect(balance(page)).toContainText('8,640');
});

const main = (page: Page): Locator => page.getByRole('main');
const balance = (page: Page): Locator => main(page).locator('[data-component="kpi-tile"]').first();
const points = (page: Page): Locator => main(page).locator('input[name="points"]');
const send = (page: Page): Locator =>
  main(page).getByRole('button', { name: say('confirm.convert.action'), exact: true });
const sure = (page: Page): Locator =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('confirm.convert.action'), exact: true });

async function fill(page: Page, wanted: string) {
  await points(page).fill(wanted);
  await main(page).locator('input[name="paymentPassword"]').fill('246810');
}

test('[PTS-01] [NAV-03] points are converted once; history and details show it, each at its own address', async ({
  page,
  calls,
}) => {
  await fill(page, '\u09E8\u09E6\u09E6\u09E6');
  await expect(main(page).locator('form dl')).toContainText(`${taka}200.00`);
  await send(page).dblclick();
  await sure(page).click();
  await expect(balance(page)).toContainText('6,640');
  expect(calls.count(call)).toBe(1);

  await page.getByRole('tab', { name: say('points.redeemHistory') }).click();
  await expect(page).toHaveURL(/\?tab=history$/);
  const newest = main(page).getByRole('row').filter({ hasText: /RD-/ }).first();
  await expect(newest).toContainText(say('status.redeem.approved'));
  await expect(newest).toContainText(`${taka}200.00`);

  await page.goto('/pointMall?tab=details');
  await expect(main(page).getByRole('row').filter({ hasText: '\u22122,000' })).toContainText(
    '6,640',
  );
});

test.describe('when the answer is lost', () => {
  test.use({ expectedErrors: failedAnswers });

  test('[WAL-07] the page says so, and the second try converts no points a second time', async ({
    page,
    calls,
  }) => {
    // The browser repeats a request that the server breaks off, so the answer is lost behind the server.
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await fill(page, '1000');
    await send(page).click();
    await sure(page).click();
    const unsettled = main(page)
      .locator('[data-component="alert"]')
      .filter({ hasText: say('money.unknown') });
    await expect(unsettled).toBeVisible();
    await unsettled.getByRole('button', { name: say('action.retry') }).click();
    await expect(points(page)).toHaveValue('');
    await expect(balance(page)).toContainText('7,640');
    expect(calls.count(call)).toBe(2);
  });
});
