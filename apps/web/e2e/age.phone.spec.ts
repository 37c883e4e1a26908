import type { Page } from '@playwright/test';
import { expect, failedAnswers, test } from './fixtures.ts';
import { configure, patchValue } from './patches.ts';
import { say } from './texts.ts';

const gate = (page: Page, age = 21) =>
  page.getByRole('alertdialog', { name: say('rgMsg.ageGateTitle', { age }) });
const refused = (page: Page) =>
  page.getByRole('alertdialog', { name: say('screen.underAge.title') });
const answer = (page: Page, key: 'rgMsg.ageGateYes' | 'rgMsg.ageGateNo', age = 21) =>
  gate(page, age)
    .getByRole('button', { name: say(key, { age }), exact: true })
    .click();

test('[X-01] a demo does not ask the age; a live site asks it, over the rendered page @gate', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await configure(page, { operatorMode: 'live' });
  await page.goto('/');
  await expect(gate(page)).toBeVisible();
  await expect(page.locator('main')).toContainText(say('game.popularGames'));
});

test('[X-01] "yes" opens the site for the session', async ({ page, rest }) => {
  await configure(page, { ageGate: 'ask' });
  await page.goto('/');
  await expect(gate(page)).toContainText(say('demo.ribbon'));
  await page.keyboard.press('Escape');
  await expect(gate(page)).toBeVisible();
  await answer(page, 'rgMsg.ageGateYes');
  await expect(gate(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
  await rest();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('[X-01] "no" closes it for the session, on every page', async ({ page }) => {
  await configure(page, { ageGate: 'ask' });
  await page.goto('/');
  await answer(page, 'rgMsg.ageGateNo');
  await expect(refused(page)).toBeVisible();
  await page.goto('/rng');
  await expect(refused(page)).toBeVisible();
  await expect(refused(page).getByRole('button')).toHaveCount(0);
});

test('[X-01] [REG-06] the operator sets the age; a jurisdiction may raise it', async ({ page }) => {
  await configure(page, { ageGate: 'ask' });
  await patchValue<object>(page, '/wps/system/whitelabel', (value) => ({ ...value, minAge: 18 }));
  await patchValue<object>(page, '/wps/responsible/policy', (value) => ({ ...value, minAge: 19 }));
  await page.goto('/');
  await expect(gate(page, 19)).toBeVisible();
});

test.describe('an unknown policy', () => {
  test.use({ expectedErrors: failedAnswers });

  test('[X-01] asks for 21, whatever the operator says, also with an unknown setting of the gate', async ({
    page,
    backend,
  }) => {
    await configure(page, { ageGate: 'sometimes' });
    await backend.setScenario({ faults: [{ path: '/wps/responsible/policy', kind: 'http' }] });
    await patchValue<object>(page, '/wps/system/whitelabel', (value) => ({ ...value, minAge: 18 }));
    await page.goto('/');
    await expect(gate(page, 21)).toBeVisible();
  });
});
