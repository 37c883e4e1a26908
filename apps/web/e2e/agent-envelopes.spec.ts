import type { Locator, Page } from '@playwright/test';
import { menuOf, visit } from './centres.ts';
import { expect, test } from './fixtures.ts';
import { field, logIn, pressTwice } from './people.ts';
import { say, taka } from './texts.ts';

// Red envelopes of an agent (AGT-14) through the real client and the sandbox: Bengali on a phone, English on a wide page.

const call = 'POST /wps/v2/redEnvelope';

test.use({
  language: async ({ browserName: _any }, use, { project }) =>
    use(project.name === 'phone' ? 'bn' : 'en'),
});

const frame = (page: Page): Locator =>
  page.getByRole('dialog', { name: say('team.redEnvelope'), exact: true });
const send = (page: Page): Locator => frame(page).locator('button[type="submit"]');
const question = (page: Page): Locator => page.getByRole('alertdialog');
const rows = (page: Page): Locator => frame(page).locator('[data-envelope]');
const password = (page: Page): Locator => field(page, 'auth.transactionPassword');

/** Chooses the first downline the list offers. */
async function choose(page: Page): Promise<void> {
  await frame(page).getByRole('combobox').click();
  await frame(page).getByRole('option').first().click();
}

test.beforeEach(async ({ page }) => {
  await logIn(page, 'demo_agent');
  await visit(page, '/?agent=redEnvelope');
  await expect(send(page)).toBeVisible();
});

test('[AGT-14] an envelope is reviewed, sent once, and listed with all its details', async ({
  page,
  calls,
}) => {
  await choose(page);
  await choose(page);
  await field(page, 'envelope.each').fill('\u09E7,\u09E6\u09E6\u09E6.\u09EB');
  await password(page).fill('246810');
  await expect(send(page)).toContainText(`${taka}2,001.00`);
  await pressTwice(send(page));
  await expect(question(page).getByRole('listitem')).toHaveCount(2);
  await pressTwice(
    question(page).getByRole('button', { name: say('confirm.redEnvelope.action'), exact: true }),
  );
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(`\u2212${taka}2,001.00`);
  expect(calls.count(call)).toBe(1);
  await expect(field(page, 'envelope.each')).toHaveValue('');
  await rows(page).getByRole('button').click();
  // Depending on the hour, some downlines of the sandbox claim their envelope within the first second.
  const envelope = page.getByRole('dialog').last();
  await expect(envelope).toContainText(/[012] \/ 2/);
  await expect(envelope.locator('[data-part="claims"]')).toContainText(
    new RegExp(`${taka}1,000\\.50|${say('envelope.nobodyYet')}`),
  );
});

test('[AGT-14] "no" sends nothing; an amount above the balance is an error of its field', async ({
  page,
  calls,
}) => {
  await choose(page);
  await field(page, 'envelope.each').fill('99999999');
  await password(page).fill('246810');
  await send(page).click();
  await expect(field(page, 'envelope.each')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'envelope.each').fill('5');
  await send(page).click();
  await question(page)
    .getByRole('button', { name: say('action.cancel'), exact: true })
    .click();
  await expect(field(page, 'envelope.each')).toHaveValue('5');
  expect(calls.count(call)).toBe(0);
});

test('[AGT-14] [NAV-09] the menu shows this page after those of the specification', async ({
  page,
}) => {
  const menu = await menuOf(page, 'agent');
  await expect(
    menu.getByRole('link', { name: say('team.redEnvelope'), exact: true }),
  ).toBeVisible();
  const names = await menu.getByRole('link').allTextContents();
  expect(names.indexOf(say('team.redEnvelope'))).toBe(
    names.indexOf(say('agent.agentRealtimeSalary')) + 1,
  );
});
