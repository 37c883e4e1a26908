import type { Page } from '@playwright/test';
import { expect, failedAnswers, test } from './fixtures.ts';
import { testOneRequest } from './one-request.ts';
import { balance, dialog, field, openLogin, sendLogin } from './people.ts';
import { say } from './texts.ts';

const byEmail = 'POST /wps/member/password/email';
const byPhone = 'POST /wps/member/password/verification';
const fresh = 'Jamuna#2027';

const button = (page: Page, key: string) =>
  dialog(page).getByRole('button', { name: say(key), exact: true });
const tab = (page: Page, key: string) => dialog(page).getByRole('tab', { name: say(key) });

async function openForgot(page: Page, username = 'demo_member') {
  await openLogin(page);
  await field(page, 'auth.username').fill(username);
  await button(page, 'auth.forgotPassword').click();
  await expect(button(page, 'forgot.sendEmail')).toBeVisible();
}

const sentDialog = (page: Page) =>
  page.getByRole('alertdialog', { name: say('forgot.emailSent.title') });

testOneRequest('[PWD-01]', {
  call: byEmail,
  prepare: async (page) => {
    await openForgot(page);
    await field(page, 'field.email').fill('demo_member@example.com');
  },
  button: (page) => button(page, 'forgot.sendEmail'),
  box: (page) => field(page, 'field.email'),
  done: (page) => expect(sentDialog(page)).toBeVisible(),
});

test('[PWD-01] by email: the name is filled in, and the confirmation does not show the whole address @gate', async ({
  page,
}) => {
  await openForgot(page);
  await expect(field(page, 'auth.username')).toHaveValue('demo_member');
  await field(page, 'field.email').fill('demo_member@example.com');
  await button(page, 'forgot.sendEmail').click();
  await expect(sentDialog(page)).toContainText('de***@example.com');
  await page.keyboard.press('Enter');
  await expect(sentDialog(page)).toHaveCount(0);
});

test('[PWD-01] [ERR-01] an unknown name or address gets a message that leads to the registration', async ({
  page,
}) => {
  await openForgot(page, 'nobody_here');
  await field(page, 'field.email').fill('nobody@example.com');
  await button(page, 'forgot.sendEmail').click();
  const alert = dialog(page).getByRole('group');
  await expect(alert).toContainText(say('error.accountNotFound'));
  await expect(alert).toBeFocused();
  await expect(field(page, 'field.email')).toHaveValue('nobody@example.com');
  await alert.getByRole('button', { name: say('action.register') }).click();
  await expect(dialog(page).getByRole('checkbox')).toBeVisible();
});

test('[PWD-01] errors are shown under their fields, and nothing is sent', async ({
  page,
  calls,
}) => {
  await openForgot(page, '');
  await field(page, 'field.email').fill('rafid@exam');
  await button(page, 'forgot.sendEmail').click();
  const summary = dialog(page).getByRole('group');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expect(field(page, 'field.email')).toHaveAccessibleDescription(
    new RegExp(say('validation.email')),
  );
  await field(page, 'field.email').fill('rafid@example.com');
  await expect(field(page, 'field.email')).not.toHaveAttribute('aria-invalid', 'true');
  expect(calls.count(byEmail)).toBe(0);
});

async function byCode(page: Page, mobile: string, codeOf: () => Promise<string>) {
  await tab(page, 'auth.byMobile').click();
  await field(page, 'field.mobileNumber').fill(mobile);
  await button(page, 'action.sendCode').click();
  await expect(field(page, 'auth.smsCode')).toHaveAccessibleDescription(/\*\*\*/);
  await field(page, 'auth.smsCode').fill(await codeOf());
  await field(page, 'auth.newPassword').fill(fresh);
  await field(page, 'auth.confirmNewPassword').fill(fresh);
  await button(page, 'forgot.reset').click();
}

test('[PWD-01] by phone: a code and a new password log in and lead home; the new password works @gate', async ({
  page,
  backend,
  calls,
}) => {
  await openForgot(page);
  await byCode(page, '01712345678', async () => (await backend.inbox()).sms.at(-1)?.code ?? '');
  await expect(balance(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(say('forgot.phoneDone'))).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(calls.count(byPhone)).toBe(1);
  await page.evaluate(() => sessionStorage.clear());
  await openLogin(page);
  await sendLogin(page, 'demo_member', fresh);
  await expect(balance(page)).toBeVisible();
});

test('[PWD-01] [ERR-01] a wrong code is an error of its field, and the other values stay', async ({
  page,
}) => {
  await openForgot(page);
  await byCode(page, '01712345678', async () => '000000');
  await expect(field(page, 'auth.smsCode')).toHaveAccessibleDescription(
    new RegExp(say('error.smsCodeWrong')),
  );
  await expect(field(page, 'auth.newPassword')).toHaveValue(fresh);
  await expect(dialog(page)).toBeVisible();
});

test('[PWD-01] [ERR-01] for a number without an account, the message asks to register first', async ({
  page,
  backend,
}) => {
  await openForgot(page);
  await byCode(page, '01999999999', async () => (await backend.inbox()).sms.at(-1)?.code ?? '');
  await expect(dialog(page).getByRole('group')).toContainText(say('error.registerFirst'));
});

test('[PWD-01] [CFG-02] without CHNGPASSVERIF3 there is one method, with it there are two, whatever the SMS login is', async ({
  page,
  backend,
}) => {
  for (const MOBILEVERCODELOGIN3 of [true, false]) {
    for (const CHNGPASSVERIF3 of [true, false]) {
      await backend.setScenario({ flags: { CHNGPASSVERIF3, MOBILEVERCODELOGIN3 } });
      await openForgot(page);
      await expect(dialog(page).getByRole('tab')).toHaveCount(CHNGPASSVERIF3 ? 2 : 0);
      await button(page, 'forgot.backToLogin').click();
      await expect(dialog(page).getByRole('tab')).toHaveCount(MOBILEVERCODELOGIN3 ? 2 : 0);
    }
  }
});

test.describe('a connection that fails', () => {
  test.use({ expectedErrors: failedAnswers });

  test('[PWD-01] a failure and an accidental close keep what was typed, but never passwords', async ({
    page,
    backend,
  }) => {
    await openForgot(page);
    await backend.setScenario({ faults: [{ path: '/wps/member/password/email', kind: 'http' }] });
    await field(page, 'field.email').fill('demo_member@example.com');
    await button(page, 'forgot.sendEmail').click();
    await expect(dialog(page).getByRole('group')).toBeFocused();
    await tab(page, 'auth.byMobile').click();
    await field(page, 'auth.newPassword').fill(fresh);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('auth.register'), exact: true })
      .click();
    await button(page, 'action.login').click();
    await button(page, 'auth.forgotPassword').click();
    await expect(field(page, 'field.email')).toHaveValue('demo_member@example.com');
    await tab(page, 'auth.byMobile').click();
    await expect(field(page, 'auth.newPassword')).toHaveValue('');
  });
});
