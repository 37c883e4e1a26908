import { account, closeOf, me, menuOf, team, visit } from './centres.ts';
import { expect, isPhone, test } from './fixtures.ts';
import { configure, patchValue } from './patches.ts';
import {
  balance,
  dialog,
  logIn,
  loginButton,
  openAccount,
  openLogin,
  ribbonText,
  sendLogin,
} from './people.ts';
import { say } from './texts.ts';

// The guard of a centre for visitors, trial accounts and agents (NAV-09, GRD-01, AGT).

test.describe('a visitor', () => {
  test('[NAV-09] [GRD-01] sees the login, and the centre after it @gate', async ({ page }) => {
    await page.goto('/promotions?member=securityCenter');
    await expect(loginButton(page)).toBeVisible();
    await sendLogin(page, 'demo_member', 'wrong-password');
    await expect(dialog(page).getByRole('group').first()).toBeVisible();
    await sendLogin(page);
    await expect(account(page)).toBeVisible();
    await expect(page).toHaveURL(/\/promotions\?member=securityCenter$/);
    await closeOf(account(page)).click();
    await expect(page).toHaveURL(/\/promotions$/);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('[NAV-09] [GRD-01] closing the login leads back to the page', async ({ page }) => {
    await page.goto('/promotions?type=3&member=securityCenter');
    await expect(loginButton(page)).toBeVisible();
    await closeOf(dialog(page)).click();
    await expect(page).toHaveURL(/\/promotions\?type=3$/);
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('[NAV-09] [GRD-01] Back closes the login together with the centre', async ({ page }) => {
    await page.goto('/promotions');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await visit(page, '/?member=securityCenter');
    await expect(loginButton(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/promotions$/);
  });

  test('[NAV-09] a trial account is told that it needs a real one', async ({ page }) => {
    await page.goto('/');
    if (isPhone(page)) await openAccount(page);
    await page
      .getByRole('button', { name: say('game.freePlay') })
      .first()
      .click();
    await expect(ribbonText(page, 'trial')).toBeVisible();
    await visit(page, '/promotions');
    await visit(page, '/?member=securityCenter');
    await expect(page.getByText(say('guard.needTrueAccount'))).toBeVisible();
    await page.getByRole('button', { name: say('guard.increaseSubmit'), exact: true }).click();
    await expect(page).toHaveURL(/\/promotions$/);
    await expect(dialog(page)).toHaveCount(0);
    await visit(page, '/?member=securityCenter');
    await page.getByRole('button', { name: say('guard.openRealAccount') }).click();
    await expect(page.getByRole('dialog', { name: say('auth.register') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/promotions$/);
  });
});

test.describe('an agent', () => {
  test.beforeEach(async ({ page }) => {
    await logIn(page, 'demo_agent');
  });

  test('[NAV-09] [AGT-02] has both centres; one step back closes them @gate', async ({ page }) => {
    await visit(page, '/promotions');
    await openAccount(page);
    const name = say('nav.agentCentre');
    if (isPhone(page)) await dialog(page).getByRole('link', { name }).click();
    else {
      // For an agent it replaces the entry of the member centre (LAY-03).
      await expect(page.getByRole('menuitem', { name })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: say('nav.memberCentre') })).toHaveCount(0);
      await page.getByRole('menuitem', { name }).click();
    }
    await expect(team(page).getByText(say('team.size'), { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/promotions\?agent=agentTeamOverview$/);
    const menu = await menuOf(page, 'agent');
    await menu.getByRole('link', { name: say('nav.memberCentre') }).click();
    if (isPhone(page)) await expect(me(page)).toBeVisible();
    else await expect(account(page)).toBeVisible();
    await expect(page).toHaveURL(
      isPhone(page) ? /\/promotions\?member=menu$/ : /\/promotions\?member=securityCenter$/,
    );
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/promotions$/);
  });

  test('[AGT-02] another range loads other days', async ({ page, calls }) => {
    await visit(page, '/?agent=agentTeamOverview');
    await expect(team(page).getByText(say('team.top'))).toBeVisible();
    const ofToday = team(page).getByRole('radio', { name: say('range.today') });
    // The address says what is chosen, so the radio button follows the press a moment later.
    await ofToday.click();
    await expect(ofToday).toBeChecked();
    await expect.poll(() => calls.count('GET /wps/agent/team/overview')).toBe(2);
    const [first, second] = calls.queries('GET /wps/agent/team/overview');
    const length = (query: URLSearchParams | undefined) =>
      (Date.parse(query?.get('endDate') ?? '') - Date.parse(query?.get('startDate') ?? '')) / 864e5;
    expect([length(first), length(second)]).toEqual([13, 0]);
  });

  test('[AGT-02] an empty team explains how to begin', async ({ page }) => {
    await patchValue<object>(page, '/wps/agent/team/overview', (value) => ({
      ...value,
      members: 0,
    }));
    await visit(page, '/?agent=agentTeamOverview');
    await expect(team(page).getByText(say('empty.downlines.title'))).toBeVisible();
  });

  test('[NAV-09] the partner page opens the agent centre over itself', async ({ page }) => {
    await visit(page, '/join');
    await page
      .locator('main')
      .getByRole('link', { name: say('nav.agentCentre') })
      .click();
    await expect(team(page)).toBeVisible();
    await expect(page).toHaveURL(/\/join\?agent=agentTeamOverview$/);
  });
});

test('[NAV-09] without the centres, an address of one opens the page below it', async ({
  page,
}) => {
  await configure(page, { memberCentre: false });
  await openLogin(page);
  await sendLogin(page);
  await expect(balance(page)).toBeVisible();
  await page.goto('/promotions?member=securityCenter');
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});
