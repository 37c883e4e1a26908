import { expect, test } from './fixtures.ts';
import { testOneRequest } from './one-request.ts';
import {
  agreement,
  dialog,
  expectNickname,
  field,
  fillRegister,
  newcomer,
  openAccountButton,
  openRegister,
} from './people.ts';
import { only, register, registerByMobile, secret, switchTo, username } from './register-rules.ts';
import { say, serverSays } from './texts.ts';

testOneRequest('[REG-05] [WAL-07]', {
  call: register,
  prepare: async (page) => {
    await openRegister(page);
    await fillRegister(page);
  },
  button: openAccountButton,
  box: (page) => field(page, 'auth.username'),
  done: (page) => expectNickname(page, newcomer.username),
});

test.describe('sending', () => {
  test('[REG-05] a form that is sent logs in, closes and leads home @gate', async ({ page }) => {
    await openRegister(page);
    await fillRegister(page);
    await openAccountButton(page).click();
    await expectNickname(page, newcomer.username);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
  });

  test("[REG-05] the server's errors appear under their fields, and what was typed stays @gate", async ({
    page,
    backend,
  }) => {
    await backend.setScenario(
      only({
        username,
        password: secret,
        referralCode: { enabled: true, required: false, order: 3, minLength: 4, maxLength: 12 },
      }),
    );
    await openRegister(page);
    await field(page, 'auth.username').fill('demo_member');
    await field(page, 'auth.password').fill(newcomer.password);
    await field(page, 'auth.referralCode').fill('NOBODY');
    await agreement(page).check();
    await openAccountButton(page).click();
    await expect(field(page, 'auth.username')).toHaveAccessibleDescription(
      new RegExp(serverSays('usernameTaken')),
    );
    await expect(field(page, 'auth.referralCode')).toHaveAccessibleDescription(
      new RegExp(serverSays('referralInvalid')),
    );
    await expect(dialog(page).getByRole('group')).toContainText(
      say('validation.summary_other', { count: 2 }),
    );
    await expect(field(page, 'auth.password')).toHaveValue(newcomer.password);
    await field(page, 'auth.username').fill(newcomer.username);
    await field(page, 'auth.referralCode').fill('');
    await openAccountButton(page).click();
    await expectNickname(page, newcomer.username);
  });

  test('[REG-05] a mobile registration needs a code by SMS, and the number becomes the name @gate', async ({
    page,
    backend,
    calls,
  }) => {
    await backend.setScenario({ flags: { REGMOBVERF3: true } });
    await openRegister(page);
    await switchTo(page, 'auth.byMobile');
    await field(page, 'field.mobileNumber').fill(`0${newcomer.mobile}`);
    await dialog(page)
      .getByRole('button', { name: say('action.sendCode') })
      .click();
    await expect
      .poll(async () => (await backend.inbox()).sms.at(-1)?.to)
      .toContain(newcomer.mobile);
    await field(page, 'auth.password').fill(newcomer.password);
    await field(page, 'auth.confirmPassword').fill(newcomer.password);
    await agreement(page).check();
    await field(page, 'auth.smsCode').fill('000000');
    await openAccountButton(page).click();
    await expect(field(page, 'auth.smsCode')).toHaveAccessibleDescription(
      new RegExp(say('error.smsCodeWrong')),
    );
    await field(page, 'auth.smsCode').fill((await backend.inbox()).sms.at(-1)?.code ?? '');
    await openAccountButton(page).click();
    await expectNickname(page, newcomer.mobile);
    expect((await calls.sent(registerByMobile)).at(-1)).toMatchObject({
      username: newcomer.mobile,
      mobileNum: newcomer.mobile,
      countryDialingCode: '880',
    });
  });

  test('[REG-05] without REGMOBVERF3 there is no code, without MOBILENUMPASSREG3 no password', async ({
    page,
    backend,
  }) => {
    await backend.setScenario({ flags: { REGMOBVERF3: false, MOBILENUMPASSREG3: false } });
    await openRegister(page);
    await switchTo(page, 'auth.byMobile');
    await expect(field(page, 'field.mobileNumber')).toBeVisible();
    await expect(field(page, 'auth.smsCode')).toHaveCount(0);
    await expect(field(page, 'auth.password')).toHaveCount(0);
  });

  test('[REG-05] the picture code is checked, and a wrong one loads another picture @gate', async ({
    page,
    backend,
  }) => {
    await backend.setScenario(
      only({
        username,
        password: secret,
        captcha: { enabled: true, required: true, order: 9, minLength: 4, maxLength: 4 },
      }),
    );
    await openRegister(page);
    const picture = dialog(page).getByRole('img', { name: say('captcha.alt') });
    await expect(picture).toBeVisible();
    const first = await picture.getAttribute('src');
    await field(page, 'auth.username').fill(newcomer.username);
    await field(page, 'auth.password').fill(newcomer.password);
    await field(page, 'auth.captcha').fill('0000');
    await agreement(page).check();
    await openAccountButton(page).click();
    await expect(field(page, 'auth.captcha')).toHaveAccessibleDescription(
      new RegExp(say('error.captchaWrong')),
    );
    await expect(picture).not.toHaveAttribute('src', first ?? '');
    await expect(field(page, 'auth.captcha')).toHaveValue('');
    await field(page, 'auth.captcha').fill((await backend.inbox()).captchas.at(-1)?.text ?? '');
    await openAccountButton(page).click();
    await expectNickname(page, newcomer.username);
  });
});
