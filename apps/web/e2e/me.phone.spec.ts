import type { Locator, Page } from '@playwright/test';
import { closeOf, me, team, visit } from './centres.ts';
import { expect, test } from './fixtures.ts';
import { configure } from './patches.ts';
import { balance, dialog, logIn, meTab, openAccount, ribbonText } from './people.ts';
import { nicknameOf, say, taka } from './texts.ts';

// "Me" on a phone: the first screen of the member centre, with an address and a place in the history (NAV-09, MEM-01).

const withdrawal = (page: Page) =>
  page.getByRole('dialog', { name: say('member.withdraw'), exact: true });
const withdraw = (page: Page) =>
  me(page).getByRole('link', { name: say('wallet.withdrawal'), exact: true });
const heightOf = (sheet: Locator) => sheet.evaluate(({ clientHeight }) => clientHeight);
const arrow = (page: Page) => dialog(page).getByRole('button', { name: say('action.back') });

test.describe('a member', () => {
  test.beforeEach(async ({ page }) => {
    await logIn(page);
  });

  test('[NAV-09] [WAL-03] withdrawal takes two taps; Back leads to "me" and then to the page', async ({
    page,
  }) => {
    await visit(page, '/promotions?type=3');
    await openAccount(page);
    await withdraw(page).click();
    await expect(withdrawal(page)).toBeVisible();
    await page.reload();
    await expect(withdrawal(page)).toBeVisible();
    await page.goBack();
    await expect(me(page)).toBeVisible();
    await expect(me(page).getByText(`${taka}12,450.00`)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/promotions\?type=3$/);
    await page.goForward();
    await expect(me(page)).toBeVisible();
    await withdraw(page).click();
    await closeOf(withdrawal(page)).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/promotions\?type=3$/);
  });

  test('[NAV-09] from a link to a page, Back leads to the site as before, and the arrow to "me"', async ({
    page,
  }) => {
    await visit(page, '/vip');
    await visit(page, '/?member=withdraw');
    await expect(withdrawal(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/vip$/);
    await expect(dialog(page)).toHaveCount(0);
    await visit(page, '/?member=withdraw');
    await arrow(page).click();
    await expect(me(page)).toBeVisible();
    await expect(page).toHaveURL(/\/vip\?member=menu$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/vip$/);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('[NAV-09] a typed address of "me" opens it; the cross stays on its page', async ({
    page,
  }) => {
    await page.goto('/promotions?member=menu&type=3');
    await expect(me(page)).toBeVisible();
    await closeOf(me(page)).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/promotions\?type=3$/);
  });

  test('[LAY-01] the sheet has one height for every page, and "me" comes back where it was left', async ({
    page,
  }) => {
    await visit(page, '/?member=menu');
    const height = await heightOf(me(page));
    const row = me(page).getByRole('link', { name: say('member.playerRank') });
    await row.click();
    const rank = page.getByRole('dialog', { name: say('member.playerRank'), exact: true });
    await expect(rank.getByText(say('vip.currentLevel'))).toBeVisible();
    expect(await heightOf(rank)).toBe(height);
    await page.goBack();
    await expect(row).toBeInViewport();
    await expect(row).toBeFocused();
    await me(page)
      .getByRole('link', { name: say('member.transferFund'), exact: true })
      .click();
    const wallet = page.getByRole('dialog', { name: say('member.transferFund'), exact: true });
    await expect(wallet.getByText(`${taka}12,450.00`).first()).toBeVisible();
    expect(await heightOf(wallet)).toBe(height);
  });

  test('[LAY-03] [WAL-01] the eye of "me" hides the balance in the header as well', async ({
    page,
  }) => {
    await openAccount(page);
    await me(page)
      .getByRole('button', { name: say('ui.hideBalance') })
      .click();
    await expect(me(page).getByText(`${taka}***`)).toBeVisible();
    await closeOf(me(page)).click();
    await expect(balance(page)).toContainText('***');
    await expect(balance(page)).not.toContainText('12,450');
  });

  test('[NAV-07] [NAV-09] a page of the site opens from "me", and Back leads to it', async ({
    page,
  }) => {
    await openAccount(page);
    await me(page)
      .getByRole('link', { name: say('nav.favourites') })
      .click();
    await expect(page).toHaveURL(/\/favorite$/);
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(me(page)).toBeVisible();
  });
});

test('[NAV-09] [AGT-02] "me" of an agent leads to the agent centre, whose arrows lead back', async ({
  page,
}) => {
  await logIn(page, 'demo_agent');
  await openAccount(page);
  await me(page)
    .getByRole('link', { name: say('nav.agentCentre') })
    .click();
  await expect(team(page)).toBeVisible();
  await arrow(page).click();
  const menu = page.getByRole('dialog', { name: say('nav.agentCentre'), exact: true });
  await menu.getByRole('link', { name: say('agent.downlineManagmentView') }).click();
  await expect(
    page.getByRole('dialog', { name: say('agent.downlineManagmentView') }),
  ).toBeVisible();
  await page.goBack();
  await expect(menu).toBeVisible();
  await arrow(page).click();
  await expect(me(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
});

test('[GRD-01] [LGN-07] "me" of a trial account says what is closed to it', async ({ page }) => {
  await page.goto('/promotions');
  await openAccount(page);
  await page
    .getByRole('button', { name: say('game.freePlay') })
    .first()
    .click();
  await expect(ribbonText(page, 'trial')).toBeVisible();
  await openAccount(page);
  const closed = dialog(page).getByRole('list', { name: say('centre.trialClosed') });
  await expect(closed).toContainText(say('member.withdraw'));
  await expect(dialog(page).getByText(`${taka}10,000.00`)).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: say('guard.openRealAccount') })
    .click();
  await expect(page.getByRole('dialog', { name: say('auth.register') })).toBeVisible();
});

test('[NAV-09] [LAY-03] where the operator has no centres, "me" is the sheet with log out', async ({
  page,
}) => {
  await configure(page, { memberCentre: false });
  await logIn(page);
  await meTab(page).click();
  await expect(page.getByRole('dialog', { name: nicknameOf('demo_member') })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: say('action.logout') })).toBeVisible();
});

for (const width of [320, 360]) {
  test(`[LAY-01] "me" fits a phone of ${width} px in both languages`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await logIn(page);
    await visit(page, '/?member=menu');
    const overflow = () =>
      me(page).evaluate((sheet) => {
        const body = sheet.querySelector('[data-part="body"]');
        return body ? body.scrollWidth - body.clientWidth : null;
      });
    await expect(me(page).getByText(`${taka}12,450.00`)).toBeVisible();
    expect(await overflow()).toBe(0);
    const actions = await me(page)
      .getByRole('link')
      .evaluateAll((links) => links.slice(0, 3).map((link) => link.getBoundingClientRect().top));
    expect(new Set(actions).size).toBe(1);
    await dialog(page)
      .getByRole('radio', { name: say('ui.nativeEn') })
      .click();
    const inEnglish = page.getByRole('dialog', { name: say('nav.memberCentre', {}, 'en') });
    await expect(inEnglish).toBeVisible();
    const tops = await inEnglish
      .getByRole('link')
      .evaluateAll((links) => links.slice(0, 3).map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
}
