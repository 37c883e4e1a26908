import type { Page } from '@playwright/test';
import { expect, gateIf, test } from './fixtures.ts';
import { testOneRequest } from './one-request.ts';
import {
  askToLogOut,
  balance,
  dialog,
  expectDemoMember,
  field,
  guestMark,
  logIn,
  loginButton,
  logoutQuestion,
  openLogin,
  pressTwice,
  sendLogin,
  verification,
} from './people.ts';
import { say } from './texts.ts';

const change = 'POST /wps/member/password';
const answer = 'POST /wps/session/login/verification';
const logout = 'DELETE /wps/session/logout';
const next = 'River#2026';

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));
const button = (page: Page, key: string) =>
  dialog(page).getByRole('button', { name: say(key), exact: true });
const forced = (page: Page) =>
  page.getByRole('dialog', { name: say('password.mustChangeTitle'), exact: true });

async function fillChange(page: Page, old: string) {
  await field(page, 'auth.currentPassword').fill(old);
  await field(page, 'auth.newPassword').fill(next);
  await field(page, 'auth.confirmNewPassword').fill(next);
}

test.describe('a forced password change', () => {
  test('[LGN-05] [PWD-02] the default password: the window cannot be closed; no token before the change @gate', async ({
    page,
    calls,
  }) => {
    await openLogin(page);
    await sendLogin(page, 'demo_default', '123456');
    await expect(forced(page)).toContainText(say('password.mustChangeDefault'));
    expect(await kept(page)).toBe(null);
    await page.keyboard.press('Escape');
    await expect(forced(page)).toBeVisible();
    await expect(button(page, 'action.close')).toHaveCount(0);
    await fillChange(page, '123456');
    await pressTwice(button(page, 'password.mustChangeTitle'));
    await expect(balance(page)).toBeVisible();
    await expect(page.getByText(say('success.passwordChanged'))).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(calls.count(change)).toBe(1);
    expect(await kept(page)).not.toBe(null);
  });

  test('[LGN-05] a reload before the change leaves a visitor', async ({ page }) => {
    await openLogin(page);
    await sendLogin(page, 'demo_default', '123456');
    await expect(forced(page)).toBeVisible();
    await page.goto('/');
    await expect(guestMark(page)).toBeVisible();
  });

  test('[LGN-05] an expired password with PWDEXPFORCECHANGE3 on', async ({ page, backend }) => {
    await backend.setScenario({ flags: { PWDEXPFORCECHANGE3: true } });
    await openLogin(page);
    await sendLogin(page, 'demo_expired');
    await expect(forced(page)).toContainText(say('password.mustChangeExpired'));
    await button(page, 'password.logoutInstead').click();
    await expect(guestMark(page)).toBeVisible();
    expect(await kept(page)).toBe(null);
  });

  test('[LGN-05] [CFG-02] an expired password with PWDEXPFORCECHANGE3 off', async ({
    page,
    backend,
  }) => {
    await backend.setScenario({ flags: { PWDEXPFORCECHANGE3: false } });
    await openLogin(page);
    await sendLogin(page, 'demo_expired');
    await expect(balance(page)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('[LGN-05] a login by SMS is exempt, expired or not', async ({ page, backend }) => {
    await backend.setScenario({ flags: { PWDEXPFORCECHANGE3: true } });
    await openLogin(page);
    await dialog(page)
      .getByRole('tab', { name: say('auth.byMobile') })
      .click();
    await field(page, 'field.mobileNumber').fill('01612345678');
    await button(page, 'action.sendCode').click();
    await expect(field(page, 'auth.smsCode')).toHaveAccessibleDescription(/\*\*/);
    const { sms } = await backend.inbox();
    await field(page, 'auth.smsCode').fill(sms.at(-1)?.code ?? '');
    await loginButton(page).click();
    await expect(balance(page)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('a login from a new place', () => {
  test.beforeEach(({ backend }) => backend.setScenario({ name: 'new-place' }));

  async function askForVerification(page: Page) {
    await openLogin(page);
    await sendLogin(page);
    await expect(verification(page)).toBeVisible();
  }

  for (const [way, key] of [
    ['mobile', 'verify.byMobileCode'],
    ['email', 'verify.byEmailCode'],
  ] as const) {
    test(`[LGN-07] a code by ${way} completes the login${gateIf(way === 'mobile')}`, async ({
      page,
      backend,
      calls,
    }) => {
      await askForVerification(page);
      expect(await kept(page)).toBe(null);
      await dialog(page)
        .getByRole('radio', { name: say(key) })
        .check();
      await pressTwice(button(page, 'action.sendCode'));
      const box = field(page, 'auth.verificationCode');
      await expect(box).toBeFocused();
      await expect(box).toHaveAccessibleDescription(new RegExp(say('verify.codeSent')));
      const { sms } = await backend.inbox();
      const code = sms.find(({ to }) => to.startsWith(`challenge ${way}`))?.code ?? '';
      await box.fill(code);
      await box.press('Enter');
      await expectDemoMember(page);
      await expect(page).toHaveURL(/\/$/);
      expect(calls.count('POST /wps/verification/login')).toBe(1);
      expect(calls.count(answer)).toBe(1);
      expect(await kept(page)).not.toBe(null);
    });
  }

  test('[LGN-07] [GRD-01] a wrong answer can be repeated; the right one continues to the requested page', async ({
    page,
  }) => {
    await page.goto('/favorite');
    await sendLogin(page);
    await dialog(page)
      .getByRole('radio', { name: say('verify.byBankName') })
      .check();
    const box = field(page, 'verify.byBankName');
    await box.fill('Nobody');
    await button(page, 'action.verify').click();
    await expect(dialog(page).getByRole('group')).toBeFocused();
    await expect(box).toHaveValue('Nobody');
    await box.fill('rafid  hasan');
    await button(page, 'action.verify').click();
    await expect(balance(page)).toBeVisible();
    await expect(page).toHaveURL(/\/favorite$/);
  });

  test('[LGN-07] the window can only be left by cancelling the login', async ({ page }) => {
    await askForVerification(page);
    await page.keyboard.press('Escape');
    await expect(verification(page)).toBeVisible();
    await button(page, 'verify.cancel').click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(guestMark(page)).toBeVisible();
    expect(await kept(page)).toBe(null);
  });

  testOneRequest(
    '[LGN-07]',
    {
      call: answer,
      prepare: async (page) => {
        await askForVerification(page);
        await dialog(page)
          .getByRole('radio', { name: say('verify.byBankName') })
          .check();
        await field(page, 'verify.byBankName').fill('Nobody');
      },
      button: (page) => button(page, 'action.verify'),
      box: (page) => field(page, 'verify.byBankName'),
      done: async (page) => expect(dialog(page).getByRole('group')).toBeVisible(),
      tabs: false,
    },
    { name: 'new-place' },
  );
});

testOneRequest('[PWD-02]', {
  call: change,
  prepare: async (page) => {
    await openLogin(page);
    await sendLogin(page, 'demo_default', '123456');
    await fillChange(page, '123456');
  },
  button: (page) => button(page, 'password.mustChangeTitle'),
  box: (page) => field(page, 'auth.confirmNewPassword'),
  done: async (page) => expect(balance(page)).toBeVisible(),
  tabs: false,
});

testOneRequest('[LGN-08]', {
  call: logout,
  prepare: async (page) => {
    const isFirst = page.context().pages()[0] === page;
    if (isFirst) await logIn(page);
    else {
      await page.goto('/');
      await expect(balance(page)).toBeVisible();
    }
    await askToLogOut(page);
  },
  button: (page) =>
    logoutQuestion(page).getByRole('button', { name: say('confirm.logout.action') }),
  box: (page) => logoutQuestion(page).getByRole('button', { name: say('confirm.logout.action') }),
  done: async (page) => {
    await expect(guestMark(page)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  },
});
