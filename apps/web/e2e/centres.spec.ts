import { account, closeOf, goToAccount, me, menuOf, visit } from './centres.ts';
import { expect, failedAnswers, isPhone, test } from './fixtures.ts';
import { balance, dialog, header, logIn, meTab, openAccount } from './people.ts';
import { nicknameOf, say, taka } from './texts.ts';

// The member centre over the current page (NAV-09), through the real client and the sandbox.

test.describe('a member', () => {
  test.beforeEach(async ({ page }) => {
    await logIn(page);
  });

  test('[NAV-09] [MEM-01] the entry in my account opens the centre over the current page @gate', async ({
    page,
  }) => {
    await visit(page, '/promotions?type=3');
    const title = page.locator('main').getByRole('heading', { level: 1 });
    await expect(title).toHaveText(say('nav.promotions'));
    await openAccount(page);
    await goToAccount(page);
    await expect(account(page)).toBeVisible();
    await expect(page).toHaveURL((url) => {
      const { member, type } = Object.fromEntries(url.searchParams);
      return url.pathname === '/promotions' && member === 'securityCenter' && type === '3';
    });
    await expect(title).toBeAttached();
    await expect(account(page).getByText(nicknameOf('demo_member')).last()).toBeVisible();
    await expect(account(page).getByText(`${taka}12,450.00`)).toBeVisible();
    await expect(account(page).getByText(/^\+880 17[\d*]* ?[*]/)).toBeVisible();

    await page.goBack();
    if (isPhone(page)) {
      await expect(me(page)).toBeVisible();
      await page.goBack();
    }
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/promotions\?type=3$/);
    await expect(title).toHaveText(say('nav.promotions'));
  });

  test('[NAV-09] the close button leads to the address without the centre; Back then to the page before', async ({
    page,
  }) => {
    await visit(page, '/vip');
    await visit(page, '/promotions');
    await visit(page, '/?member=securityCenter');
    await closeOf(account(page)).click();
    await expect(page).toHaveURL(/\/promotions$/);
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/vip$/);
  });

  test('[NAV-09] a reload keeps the centre open, and one step back still closes it @gate', async ({
    page,
  }) => {
    await visit(page, '/promotions');
    await visit(page, '/?member=securityCenter');
    await expect(account(page)).toBeVisible();
    await page.reload();
    await expect(account(page).getByText(/^\+880 /)).toBeVisible();
    await closeOf(account(page)).click();
    await expect(page).toHaveURL(/\/promotions$/);
    await page.goForward();
    await expect(account(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/promotions$/);
  });

  test('[NAV-09] a typed address opens the centre over its page; the close button stays on that page', async ({
    page,
  }) => {
    await page.goto('/promotions?type=3&member=securityCenter');
    await closeOf(account(page)).click();
    await expect(page).toHaveURL(/\/promotions\?type=3$/);
    await expect(dialog(page)).toHaveCount(0);
  });

  for (const path of ['/?member=nothingLikeIt', '/?member=', '/vip?member=constructor']) {
    test(`[NAV-09] ${path} is corrected to my account, in one step`, async ({ page }) => {
      await visit(page, '/vip');
      await visit(page, path.replace('/vip', '/'));
      await expect(account(page)).toBeVisible();
      await expect(page.getByText(say('centre.noSuchPage'))).toBeVisible();
      await expect(page).toHaveURL(/\/vip\?member=securityCenter$/);
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/vip$/);
    });
  }

  test('[NAV-09] the menu has an entry for each page, and beside a page marks the current one', async ({
    page,
  }) => {
    await visit(page, '/?member=securityCenter');
    await expect(account(page)).toBeVisible();
    const entries = (await menuOf(page)).getByRole('link');
    await expect(entries).toContainText([
      say('member.securityCenter'),
      say('member.transferFund'),
      say('member.personalHistoryCopy'),
      say('member.transactionHistory'),
      say('member.personalProfit'),
      say('member.bonusDetails'),
      say('member.rewardCenter'),
      say('member.messageV2'),
      say('member.manualRebate'),
      say('member.playerRank'),
      say('rg.responsiblePlay'),
    ]);
    if (!isPhone(page)) await expect(entries.first()).toHaveAttribute('aria-current', 'page');
    await entries.first().click();
    await expect(account(page)).toBeVisible();
    await page.goBack();
    if (isPhone(page)) {
      await expect(me(page)).toBeVisible();
      await page.goBack();
    }
    await expect(dialog(page)).toHaveCount(0);
  });

  test('[NAV-09] [AGT-02] a member who is no agent gets a message and stays on the page', async ({
    page,
  }) => {
    await visit(page, '/promotions');
    await visit(page, '/?agent=agentTeamOverview');
    await expect(page.getByText(say('error.notAgent'))).toBeVisible();
    await expect(page).toHaveURL(/\/promotions$/);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('[NAV-09] [MEM-01] [PWD-02] the password is changed from my account', async ({ page }) => {
    await visit(page, '/?member=securityCenter');
    await account(page)
      .getByRole('button', { name: `${say('action.change')} ${say('auth.password')}`, exact: true })
      .click();
    const window = page.getByRole('dialog', { name: say('auth.changePassword'), exact: true });
    await expect(window).toBeVisible();
    await closeOf(window).click();
    await expect(window).toHaveCount(0);
    await expect(account(page)).toBeVisible();
  });

  test('[NAV-09] [LGN-08] logging out from my account closes it and leads to the home page @gate', async ({
    page,
  }) => {
    await visit(page, '/promotions');
    await visit(page, '/?member=securityCenter');
    await account(page)
      .getByRole('button', { name: say('action.logout'), exact: true })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('confirm.logout.action') })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '');
    await expect(balance(page)).toHaveCount(0);
  });

  test('[NAV-09] [A11-01] with the keyboard alone: opens, closes with Escape, and the focus returns', async ({
    page,
  }) => {
    const opener = isPhone(page)
      ? meTab(page)
      : header(page).getByRole('button', { name: new RegExp(say('nav.account')) });
    await opener.focus();
    await page.keyboard.press('Enter');
    const entry = isPhone(page)
      ? dialog(page).getByRole('link', { name: say('member.securityCenter') })
      : page.getByRole('menuitem', { name: say('nav.memberCentre') });
    await entry.focus();
    await page.keyboard.press('Enter');
    await expect(account(page)).toBeVisible();
    const holdsFocus = () =>
      account(page).evaluate((frame) => frame.contains(document.activeElement));
    await expect.poll(holdsFocus).toBe(true);
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(await holdsFocus()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.search === '');
    await expect(opener).toBeFocused();
  });

  test.describe('when the backend fails', () => {
    test.use({ expectedErrors: failedAnswers });

    test('[NAV-09] [MEM-01] what cannot be loaded can be retried', async ({ page, backend }) => {
      const path = '/wps/member/security';
      await backend.setScenario({ faults: [{ path, kind: 'http', status: 502 }] });
      await visit(page, '/?member=securityCenter');
      const retry = account(page).getByRole('button', { name: say('action.retry') });
      await expect(retry).toBeVisible();
      await backend.setScenario({ faults: [] });
      await retry.click();
      await expect(account(page).getByText(/^\+880 /)).toBeVisible();
    });
  });
});
