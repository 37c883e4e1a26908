import type { Locator, Page } from '@playwright/test';
import { visit } from './centres.ts';
import { expect, test } from './fixtures.ts';
import { field, logIn, pressTwice } from './people.ts';
import { say } from './texts.ts';

// Registering downlines and the team (AGT-03, AGT-04) through the real client and the sandbox: Bengali on a phone,
// English on a wide page.

test.use({
  language: async ({ browserName: _any }, use, { project }) =>
    use(project.name === 'phone' ? 'bn' : 'en'),
});

const open = async (page: Page, key: string): Promise<void> => {
  await logIn(page, 'demo_agent');
  await visit(page, `/?agent=${key}`);
};
const frame = (page: Page, key: 'registerCenter' | 'downlineManagmentView'): Locator =>
  page.getByRole('dialog', { name: say(`agent.${key}`), exact: true });

test('[AGT-03] [AGT-04] an account is opened once and found in the team', async ({
  page,
  calls,
}) => {
  await open(page, 'registerCenter');
  const centre = frame(page, 'registerCenter');
  await field(page, 'auth.username').fill('shapla_rowing');
  await field(page, 'auth.password').fill('Karnaphuli#7');
  await expect(centre.getByText(say('downline.nameFree'))).toBeVisible();
  await pressTwice(centre.getByRole('button', { name: say('downline.open'), exact: true }));
  await expect(
    centre.getByText(say('success.downlineRegistered', { username: 'shapla_rowing' })).first(),
  ).toBeVisible();
  expect(calls.count('PUT /wps/agent/registration')).toBe(1);

  await visit(page, '/?agent=downlineManagmentView');
  const team = frame(page, 'downlineManagmentView');
  await team.getByRole('searchbox').fill('shapla_rowing');
  await expect(team.locator('tbody [data-part="row"]')).toHaveCount(1);
});

test('[AGT-03] a link is created, shown as a QR code, and disabled after a question', async ({
  page,
}) => {
  await open(page, 'registerCenter');
  const centre = frame(page, 'registerCenter');
  await centre.getByRole('tab', { name: say('link.new') }).click();
  await field(page, 'link.label').fill('Eid fair');
  await centre.getByRole('button', { name: say('link.make'), exact: true }).click();
  await expect(centre.locator('[data-component="qr-code"]')).toBeVisible();
  const row = centre.locator('[data-link]');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Eid fair');
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: say('link.turnOff') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('link.turnOff') })
    .click();
  await expect(row).toContainText(say('link.off'));
  await expect(centre.locator('[data-component="qr-code"]')).toHaveCount(0);
});

test('[AGT-04] a level is opened, and its breadcrumb leads back to the whole team', async ({
  page,
}) => {
  await open(page, 'downlineManagmentView');
  const team = frame(page, 'downlineManagmentView');
  const rows = team.locator('tbody [data-part="row"]');
  await expect(rows).toHaveCount(20);
  await rows.locator('button', { hasText: /\d/ }).first().click();
  await expect(team.getByRole('button', { name: say('team.levelUp') })).toBeVisible();
  await expect(page).toHaveURL(/list\.of=/);
  await team.getByRole('link', { name: say('team.me'), exact: true }).click();
  await expect(rows).toHaveCount(20);
  await expect(page).not.toHaveURL(/list\.of=/);
});

test('[AGT-04] [NAV-09] the window with the details of a downline opens the team of the downline', async ({
  page,
}) => {
  await open(page, 'downlineManagmentView');
  const team = frame(page, 'downlineManagmentView');
  const rows = team.locator('tbody [data-part="row"]');
  const below = rows.filter({ has: page.locator('button', { hasText: /\d/ }) }).first();
  const named = (key: 'team.detailsOf' | 'agentMsg.pathOf') => say(key, { name: '' }).trim();
  await below.getByRole('button', { name: named('team.detailsOf') }).click();
  const window = page.getByRole('dialog').last();
  await window.getByRole('button', { name: named('agentMsg.pathOf') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(/list\.of=/);
  await expect(team.getByRole('button', { name: say('team.levelUp') })).toBeVisible();
});

test('[AGT-04] [WAL-07] money is sent to a direct downline once, after a question, and appears in the list of sent money', async ({
  page,
  calls,
}) => {
  const name = 'de***er';
  const amount = '\u09F31,000.00';
  await open(page, 'downlineManagmentView');
  const team = frame(page, 'downlineManagmentView');
  await team.getByRole('searchbox').fill('demo_member');
  await team.getByRole('button', { name: say('team.detailsOf', { name }) }).click();
  await page.getByRole('button', { name: say('team.sendMoneyTo', { name }) }).click();
  await field(page, 'wallet.amount').fill('1000');
  await field(page, 'auth.transactionPassword').fill('246810');
  await pressTwice(page.getByRole('button', { name: say('team.sendAmount', { amount }) }));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(say('confirm.downline.title', { amount, name }));
  await question.getByRole('button', { name: say('confirm.downline.action') }).click();
  await expect(
    page.getByText(say('success.downlineTransferred', { amount, name })).first(),
  ).toBeVisible();
  await expect(field(page, 'wallet.amount')).toHaveValue('');
  await expect(page.getByText(/^DL-/)).toBeVisible();
  expect(calls.count('POST /wps/agent/team/transfer')).toBe(1);
});
