import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { configure } from './patches.ts';
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
import { say } from './texts.ts';

const close = async (page: Page) => {
  await dialog(page)
    .getByRole('button', { name: say('action.close') })
    .or(dialog(page).getByRole('button', { name: say('action.back') }))
    .first()
    .click();
  await expect(dialog(page)).toHaveCount(0);
};

/** Opens the registration again without reloading the page. */
async function reopen(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('auth.register'), exact: true })
    .click();
  await expect(openAccountButton(page)).toBeVisible();
}

const offer = (page: Page) => dialog(page).getByText(say('register.restore'));

test.describe('what was typed', () => {
  test('[REG-05] is offered again after an accidental close, without the passwords @gate', async ({
    page,
  }) => {
    await openRegister(page);
    await switchTo(page, 'auth.byMobile');
    await field(page, 'field.mobileNumber').fill('01712');
    await field(page, 'auth.password').fill(newcomer.password);
    await field(page, 'auth.referralCode').fill('PADMA7');
    await close(page);
    await reopen(page);
    await expect(offer(page)).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: say('draft.bringBack') })
      .click();
    await expect(offer(page)).toHaveCount(0);
    await expect(field(page, 'field.mobileNumber')).toHaveValue('01712');
    await expect(field(page, 'auth.referralCode')).toHaveValue('PADMA7');
    await expect(field(page, 'auth.password')).toHaveValue('');
  });

  test('[REG-05] is not offered again after it was declined, and not after a success', async ({
    page,
  }) => {
    await openRegister(page);
    await field(page, 'auth.username').fill('somebody');
    await close(page);
    await reopen(page);
    await dialog(page)
      .getByRole('button', { name: say('action.notNow') })
      .click();
    await expect(field(page, 'auth.username')).toHaveValue('');
    await close(page);
    await reopen(page);
    await expect(offer(page)).toHaveCount(0);
    await fillRegister(page);
    await openAccountButton(page).click();
    await expectNickname(page, newcomer.username);
  });

  test('[REG-05] [ERR-01] stays after an error of the server', async ({ page, backend }) => {
    await backend.setScenario({
      faults: [{ path: '/wps/member/register', kind: 'business', code: 'RATE_LIMITED', times: 1 }],
    });
    await openRegister(page);
    await fillRegister(page);
    await openAccountButton(page).click();
    await expect(dialog(page).getByRole('group')).toBeFocused();
    await expect(field(page, 'auth.username')).toHaveValue(newcomer.username);
    await expect(field(page, 'auth.password')).toHaveValue(newcomer.password);
    await expect(agreement(page)).toBeChecked();
    await openAccountButton(page).click();
    await expectNickname(page, newcomer.username);
  });
});

test.describe('numbers', () => {
  test('[REG-03] [REG-05] Bengali digits count as digits, and the name has no leading zeros @gate', async ({
    page,
    backend,
    calls,
  }) => {
    await backend.setScenario(
      only({
        mobileNum: {
          enabled: true,
          required: true,
          minLength: 11,
          maxLength: 11,
          patternId: 'digits',
        },
        password: secret,
        qqNum: {
          enabled: true,
          required: true,
          order: 3,
          minLength: 5,
          maxLength: 5,
          patternId: 'digits',
        },
      }),
    );
    await openRegister(page);
    await switchTo(page, 'auth.byMobile');
    // 01712345699 and 12345, as a Bengali keyboard writes them.
    await field(page, 'field.mobileNumber').fill(
      '\u09E6\u09E7\u09ED\u09E7\u09E8\u09E9\u09EA\u09EB\u09EC\u09EF\u09EF',
    );
    await field(page, 'field.qq').fill('\u09E7\u09E8\u09E9\u09EA\u09EB');
    await field(page, 'auth.password').fill(newcomer.password);
    await agreement(page).check();
    await openAccountButton(page).click();
    await expectNickname(page, '1712345699');
    // The rule wants eleven digits, so the zero stays except in the name.
    expect((await calls.sent(registerByMobile))[0]).toMatchObject({
      username: '1712345699',
      mobileNum: '01712345699',
      qqNum: '12345',
    });
  });

  test('[REG-02] a limit counts characters as people count them', async ({ page, backend }) => {
    await backend.setScenario(
      only({
        username,
        password: secret,
        nickname: { enabled: true, required: true, order: 3, minLength: 2, maxLength: 4 },
      }),
    );
    await openRegister(page);
    const nickname = field(page, 'field.nickname');
    await nickname.fill('\u{1F680}\u09AA\u09A6\u09CD\u{1F680}');
    await expect(dialog(page).locator('[data-part="count"]')).toHaveText('5/4');
    await openAccountButton(page).click();
    await expect(nickname).toHaveAttribute('aria-invalid', 'true');
    await nickname.fill('\u{1F680}\u{1F680}\u{1F680}\u{1F680}');
    await expect(nickname).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('proofs', () => {
  const botChallenge = { kind: 'script', scriptUrl: '/sandbox/challenge.js', timeoutSeconds: 5 };

  test('[REG-05] [LGN-02] a registration sends the proof of the bot challenge', async ({
    page,
    backend,
    calls,
  }) => {
    await backend.setScenario({ flags: { BOTCHALLENGE: true } });
    await configure(page, { botChallenge: { ...botChallenge, siteKey: 'pass' } });
    await openRegister(page);
    await fillRegister(page);
    expect(calls.count('GET /sandbox/challenge.js')).toBe(0);
    await openAccountButton(page).click();
    await expectNickname(page, newcomer.username);
    expect((await calls.sent(register))[0]).toMatchObject({
      botToken: expect.stringMatching(/^proof-/),
    });
  });

  test('[REG-05] [LGN-02] a challenge that fails sends nothing and keeps the form', async ({
    page,
    calls,
  }) => {
    await configure(page, { botChallenge: { ...botChallenge, siteKey: 'fail' } });
    await openRegister(page);
    await fillRegister(page);
    await openAccountButton(page).click();
    await expect(dialog(page).getByRole('group')).toContainText(say('phone.captchaFailed'));
    await expect(field(page, 'auth.username')).toHaveValue(newcomer.username);
    expect(calls.count(register)).toBe(0);
  });

  test('[REG-05] [LGN-02] a phone that Firebase has verified needs no code of the backend', async ({
    page,
    backend,
    calls,
  }) => {
    await backend.setScenario({ flags: { REGMOBVERF3: true } });
    const script = '/sandbox/phone.js';
    const port = { kind: 'firebase', appUrl: script, authUrl: script, options: {} };
    await configure(page, { phoneVerification: port });
    await openRegister(page);
    await switchTo(page, 'auth.byMobile');
    await field(page, 'field.mobileNumber').fill(`0${newcomer.mobile}`);
    await dialog(page)
      .getByRole('button', { name: say('action.sendCode') })
      .click();
    await expect.poll(async () => (await backend.inbox()).sms.at(-1)?.code).toBeTruthy();
    await field(page, 'auth.smsCode').fill((await backend.inbox()).sms.at(-1)?.code ?? '');
    await field(page, 'auth.password').fill(newcomer.password);
    await field(page, 'auth.confirmPassword').fill(newcomer.password);
    await agreement(page).check();
    await openAccountButton(page).click();
    await expectNickname(page, newcomer.mobile);
    const [sent] = await calls.sent(registerByMobile);
    expect(sent).toMatchObject({
      firebaseChannel: 'sms',
      firebaseIdToken: expect.stringMatching(/^proof-/),
    });
    expect(sent).not.toHaveProperty('verificationCode');
    expect(calls.count('POST /wps/verification/sms/register')).toBe(0);
  });
});
