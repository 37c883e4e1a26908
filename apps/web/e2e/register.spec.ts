import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  agreement,
  dialog,
  expectNickname,
  field,
  fillRegister,
  newcomer,
  openAccountButton,
  openRegister,
  pressTwice,
} from './people.ts';
import { say, serverSays } from './texts.ts';

const register = 'PUT /wps/member/register';
const registerByMobile = 'PUT /wps/member/register/mobile';
const off = { enabled: false };

/** Only these fields; each rule replaces the default one. */
const only = (rules: Record<string, unknown>) => ({
  registerRules: {
    username: off,
    password: off,
    confirmPassword: off,
    mobileNum: off,
    email: off,
    referralCode: off,
    ...rules,
  },
});

const username = { enabled: true, required: true, order: 1, minLength: 4, maxLength: 16 };
const secret = { enabled: true, required: true, order: 2, minLength: 8, maxLength: 20 };

/** The labels of the fields with their marks, top to bottom. */
const labels = async (page: Page) => {
  const boxes = await dialog(page).getByRole('textbox').all();
  return Promise.all(boxes.map((box) => box.evaluate(nameOf)));
};
const nameOf = (box: Element) =>
  box instanceof HTMLInputElement ? (box.labels?.[0]?.textContent ?? '').trim() : '';

const switchTo = (page: Page, key: string) =>
  dialog(page)
    .getByRole('tab', { name: say(key) })
    .click();

test.describe('tabs', () => {
  test('[REG-01] two ways, one tab each', async ({ page }) => {
    await openRegister(page);
    const tabs = dialog(page).getByRole('tab');
    await expect(tabs).toHaveText([say('auth.byUsername'), say('auth.byMobile')]);
    await field(page, 'auth.password').fill('typed');
    await switchTo(page, 'auth.byMobile');
    await expect(field(page, 'auth.username')).toHaveCount(0);
    await expect(field(page, 'auth.password')).toHaveValue('typed');
  });

  for (const [flag, gone] of [
    ['USERNAMEREG3', 'auth.username'],
    ['MOBILENUMREG3', null],
  ] as const) {
    test(`[REG-01] [CFG-02] no tabs while ${flag} is off`, async ({ page, backend }) => {
      await backend.setScenario({ flags: { [flag]: false } });
      await openRegister(page);
      await expect(dialog(page).getByRole('tab')).toHaveCount(0);
      await expect(field(page, 'field.mobileNumber')).toBeVisible();
      await expect(field(page, 'auth.username')).toHaveCount(gone ? 0 : 1);
    });
  }

  test('[CFG-02] with DIRECTREG3 off only a valid code opens the form', async ({
    page,
    backend,
  }) => {
    await backend.setScenario({ flags: { DIRECTREG3: false } });
    await page.goto('/register');
    await expect(
      dialog(page).getByRole('heading', { name: say('screen.closedRegistration.title') }),
    ).toBeVisible();
    await openRegister(page, '/register?referralCode=PADMA7');
  });
});

test.describe('rules', () => {
  test('[REG-02] two rules make two fields, and they are enough to register', async ({
    page,
    backend,
    calls,
  }) => {
    await backend.setScenario(only({ username, password: secret }));
    await openRegister(page);
    expect(await labels(page)).toEqual([`${say('auth.username')}*`, `${say('auth.password')}*`]);
    await field(page, 'auth.username').fill(newcomer.username);
    await field(page, 'auth.password').fill(newcomer.password);
    await agreement(page).check();
    await openAccountButton(page).dblclick();
    await expectNickname(page, newcomer.username);
    expect(calls.count(register)).toBe(1);
    expect(JSON.parse(calls.bodies(register)[0] ?? '')).toMatchObject({
      username: newcomer.username,
      registerMethod: 'WEB',
      login: true,
    });
  });

  test('[REG-02] order, required mark, limits and hint come from the rules', async ({
    page,
    backend,
  }) => {
    await backend.setScenario(
      only({
        email: { enabled: true, required: false, order: 1, minLength: 6, maxLength: 60 },
        password: secret,
        username: { ...username, order: 3, minLength: 6, maxLength: 8 },
      }),
    );
    await openRegister(page);
    expect(await labels(page)).toEqual([
      `${say('field.email')} ${say('hint.optional')}`,
      `${say('auth.password')}*`,
      `${say('auth.username')}*`,
    ]);
    const name = field(page, 'auth.username');
    const limits = say('hint.lengthRange', { min: 6, max: 8 });
    await expect(name).toHaveAccessibleDescription(new RegExp(limits));
    await name.fill('abc');
    await openAccountButton(page).click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    const wrong = say('validation.lengthRange', { min: 6, max: 8 });
    await expect(name).toHaveAccessibleDescription(new RegExp(wrong));
    await expect(field(page, 'field.email')).not.toHaveAttribute('aria-invalid', 'true');
    await name.fill('abcdef');
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('[REG-02] a field and a pattern nobody knows become a text with length rules', async ({
    page,
    backend,
    calls,
  }) => {
    const petName = { enabled: true, required: true, order: 3, minLength: 2, maxLength: 5 };
    await backend.setScenario(
      only({ username, password: secret, petName: { ...petName, patternId: 'nobodyKnows' } }),
    );
    await openRegister(page);
    await field(page, 'auth.username').fill(newcomer.username);
    await field(page, 'auth.password').fill(newcomer.password);
    await agreement(page).check();
    const pet = dialog(page).getByRole('textbox', { name: 'Pet name' });
    await pet.fill('x');
    await openAccountButton(page).click();
    const wrong = say('validation.lengthRange', { min: 2, max: 5 });
    await expect(pet).toHaveAccessibleDescription(new RegExp(wrong));
    await pet.fill('Minu');
    await openAccountButton(page).click();
    await expectNickname(page, newcomer.username);
    expect(JSON.parse(calls.bodies(register)[0] ?? '')).toMatchObject({ petName: 'Minu' });
  });

  test('[REG-02] a catastrophic pattern freezes nothing', async ({ page, backend }) => {
    await backend.setScenario(
      only({
        username: { ...username, maxLength: 250, acceptedPattern: '^(a+)+$' },
        password: secret,
      }),
    );
    await openRegister(page);
    const began = Date.now();
    await field(page, 'auth.username').fill(`${'a'.repeat(199)}!`);
    await openAccountButton(page).click();
    await expect(field(page, 'auth.username')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'auth.password').pressSequentially('Abc#', { delay: 0 });
    await expect(field(page, 'auth.password')).toHaveValue('Abc#');
    expect(Date.now() - began).toBeLessThan(6_000);
  });

  test('[REG-02] rules that make no sense leave a form one can fill', async ({ page, backend }) => {
    await backend.setScenario(
      only({
        username: { ...username, minLength: 20, maxLength: 4, acceptedPattern: '([a-z' },
        password: { enabled: true, minLength: 'many', maxLength: null, order: 'first' },
        email: 'yes please',
      }),
    );
    await openRegister(page);
    await field(page, 'auth.username').fill(newcomer.username);
    await field(page, 'auth.password').fill(newcomer.password);
    await agreement(page).check();
    await openAccountButton(page).click();
    await expectNickname(page, newcomer.username);
  });
});

test.describe('sending', () => {
  test('[REG-05] a sent form logs in and leads home; two clicks are one request', async ({
    page,
    calls,
  }) => {
    await openRegister(page);
    await fillRegister(page);
    await pressTwice(openAccountButton(page));
    await expectNickname(page, newcomer.username);
    await expect(page).toHaveURL(/\/$/);
    expect(calls.count(register)).toBe(1);
  });

  test('[REG-05] the errors of the server stand under their fields, what was typed stays', async ({
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
    await expect(
      dialog(page).getByText(say('validation.summary_other', { count: 2 })),
    ).toBeVisible();
    await expect(field(page, 'auth.password')).toHaveValue(newcomer.password);
    await field(page, 'auth.username').fill(newcomer.username);
    await field(page, 'auth.referralCode').fill('');
    await openAccountButton(page).click();
    await expectNickname(page, newcomer.username);
  });

  test('[REG-05] a mobile registration asks for a code by SMS, and the number is the name', async ({
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
    expect(JSON.parse(calls.bodies(registerByMobile).at(-1) ?? '')).toMatchObject({
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

  test('[REG-05] a picture code is really checked, and a wrong one brings another picture', async ({
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
