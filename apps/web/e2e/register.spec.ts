import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  agreement,
  dialog,
  expectNickname,
  field,
  newcomer,
  openAccountButton,
  openRegister,
} from './people.ts';
import { only, register, secret, switchTo, username } from './register-rules.ts';
import { say } from './texts.ts';

/** The labels of the fields with their marks, from top to bottom. */
const labels = async (page: Page) => {
  const boxes = await dialog(page).getByRole('textbox').all();
  return Promise.all(boxes.map((box) => box.evaluate(nameOf)));
};
const nameOf = (box: Element) =>
  box instanceof HTMLInputElement ? (box.labels?.[0]?.textContent ?? '').trim() : '';

test.describe('tabs', () => {
  test('[REG-01] two methods, one tab each', async ({ page }) => {
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

  test('[CFG-02] [REG-04] with REFERRALPROMO3 off the link of a friend fills in nothing; the link of an agent still works', async ({
    page,
    backend,
  }) => {
    await openRegister(page, '/register?referralCode=PADMA7');
    await expect(field(page, 'auth.referralCode')).toHaveValue('PADMA7');
    await backend.setScenario({ flags: { REFERRALPROMO3: false, DIRECTREG3: false } });
    await openRegister(page, '/register?affiliateCode=PADMA7');
    await expect(field(page, 'auth.referralCode')).toHaveCount(0);
  });

  test('[EMB-01] [REG-04] the code of a link is kept while the visitor looks around first', async ({
    page,
    backend,
  }) => {
    await backend.setScenario({ flags: { DIRECTREG3: false } });
    await page.goto('/hot?affiliateCode=PADMA7');
    await expect(page.getByRole('article').first()).toBeVisible();
    await openRegister(page, '/register');
  });
});

test.describe('rules', () => {
  test('[REG-02] two rules make two fields, and they are enough to register @gate', async ({
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
    expect((await calls.sent(register))[0]).toMatchObject({
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

  test('[REG-02] an unknown field and an unknown pattern become a text with length rules', async ({
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
    expect((await calls.sent(register))[0]).toMatchObject({ petName: 'Minu' });
  });

  // packages/features/src/shared/rules/matcher.test.ts counts the steps of the matcher. A matcher that backtracks would
  // not finish this text within any time.
  test('[REG-02] a pattern with catastrophic backtracking does not freeze the page @gate', async ({
    page,
    backend,
  }) => {
    await backend.setScenario(
      only({
        username: { ...username, maxLength: 250, acceptedPattern: '^(a+)+$' },
        password: secret,
      }),
    );
    await openRegister(page);
    await field(page, 'auth.username').fill(`${'a'.repeat(199)}!`);
    await openAccountButton(page).click();
    await expect(field(page, 'auth.username')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'auth.password').pressSequentially('Abc#', { delay: 0 });
    await expect(field(page, 'auth.password')).toHaveValue('Abc#');
  });

  test('[REG-02] with invalid rules the form can still be filled in', async ({ page, backend }) => {
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
