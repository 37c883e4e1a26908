import type { Locator, Page } from '@playwright/test';
import { account, visit } from './centres.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './people.ts';
import { say, taka } from './texts.ts';

// Limits and breaks through the real client and the sandbox: Bengali on a phone, English on a wide page.

test.use({
  language: async ({ browserName: _any }, use, { project }) =>
    use(project.name === 'phone' ? 'bn' : 'en'),
});

test.beforeEach(async ({ page }) => {
  await logIn(page);
  await visit(page, '/?member=securityCenter');
  await account(page)
    .getByRole('link', { name: say('rg.limits') })
    .click();
  await expect(frame(page)).toBeVisible();
});

const frame = (page: Page): Locator =>
  page.getByRole('dialog', { name: say('rg.responsiblePlay'), exact: true });
const monthly = () => `${say('rg.depositLimit')}, ${say('period.monthly')}`;

/** Opens the monthly deposit limit and sends another amount. */
async function set(page: Page, button: 'rg.setLimit' | 'action.change', amount: string) {
  await frame(page)
    .getByRole('button', { name: `${say(button)}: ${monthly()}` })
    .click();
  const window = page.getByRole('dialog', { name: monthly(), exact: true });
  await window.locator('input[name="value"]').fill(amount);
  await window.locator('button[type="submit"]').click();
  return window;
}

test('[X-01] a limit applies at once; a raise applies later and can be cancelled', async ({
  page,
}) => {
  const window = await set(page, 'rg.setLimit', '5000');
  await expect(window).toHaveCount(0);
  await set(page, 'action.change', '8000');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('confirm.raiseLimit.action') })
    .click();
  await expect(window).toHaveCount(0);
  const waiting = frame(page).getByText(`${taka}8,000.00`);
  await expect(waiting).toBeVisible();
  await frame(page)
    .getByRole('button', { name: `${say('play.keepOld')}: ${monthly()}` })
    .click();
  await expect(waiting).toHaveCount(0);
});

test('[X-01] a self-exclusion first says what it closes, and the member can still withdraw', async ({
  page,
}) => {
  await frame(page)
    .getByRole('button', { name: say('rg.selfExclusion') })
    .click();
  await frame(page)
    .getByRole('radio', { name: say('play.months_other', { count: 6 }) })
    .check();
  await frame(page)
    .getByRole('button', { name: say('action.next') })
    .click();
  await frame(page).locator('input[name="password"]').fill('Parlour#2026');
  await frame(page).locator('button[type="submit"]').click();
  await expect(frame(page).getByText(say('play.closed')).first()).toBeVisible();
  await frame(page)
    .locator('[data-component="alert"]')
    .getByRole('link', { name: say('wallet.withdrawal') })
    .click();
  await expect(
    page.getByRole('dialog', { name: say('member.withdraw'), exact: true }),
  ).toBeVisible();
});
