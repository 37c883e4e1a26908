import { expectPage, faults, held, unauthenticated } from './bad-answers.ts';
import { expect, failedAnswers, test } from './fixtures.ts';
import {
  balance,
  dialog,
  expectDemoMember,
  expectNickname,
  field,
  fillLogin,
  fillRegister,
  loginButton,
  newcomer,
  openAccountButton,
  openLogin,
  openRegister,
  password,
  sendLogin,
} from './people.ts';
import { say } from './texts.ts';

test.use({ expectedErrors: failedAnswers });

test('[ERR-01] [API-02] [LGN-01] a login that fails says why, keeps what was typed, and works afterwards', async ({
  page,
  backend,
}) => {
  const path = '/wps/session/login';
  await openLogin(page);
  await fillLogin(page);
  for (const { name, fault, says } of [
    ...faults,
    { name: '401', fault: unauthenticated, says: say('error.unauthenticated') },
  ]) {
    await test.step(name, async () => {
      await backend.setScenario({ faults: [{ path, ...fault }] });
      await loginButton(page).click();
      const alert = dialog(page).getByRole('group');
      await expect(alert).toContainText(says);
      await expect(alert).toContainText(say('errorTitle.login'));
      await expect(field(page, 'auth.username')).toHaveValue('demo_member');
      await expect(field(page, 'auth.password')).toHaveValue(password);
      await expectPage(page);
    });
  }
  await backend.setScenario({ faults: [{ path, ...held }] });
  await loginButton(page).click();
  await expect(dialog(page).getByText(say('loading.loggingIn'))).toBeAttached();
  await backend.release();
  await expectDemoMember(page);
});

test('[ERR-01] [LGN-03] without the member info the login fails', async ({ page, backend }) => {
  await openLogin(page);
  for (const { name, fault, says } of faults) {
    await test.step(name, async () => {
      await backend.setScenario({ faults: [{ path: '/wps/member/info', ...fault }] });
      await sendLogin(page);
      // Two faults have the same text, so the alert of the previous one does not prove this answer.
      await expect(loginButton(page)).toBeEnabled();
      await expect(dialog(page).getByRole('group')).toContainText(says);
      await expect(balance(page)).toHaveCount(0);
    });
  }
  await backend.setScenario({});
  await sendLogin(page);
  await expectDemoMember(page);
});

test('[ERR-01] [API-02] [REG-05] a registration that fails says why, keeps what was typed, and works afterwards @gate', async ({
  page,
  backend,
}) => {
  const path = '/wps/member/register';
  await openRegister(page);
  await fillRegister(page);
  for (const { name, fault, says } of [
    ...faults,
    { name: '401', fault: unauthenticated, says: say('error.unauthenticated') },
  ]) {
    await test.step(name, async () => {
      await backend.setScenario({ faults: [{ path, ...fault }] });
      await openAccountButton(page).click();
      await expect(dialog(page).getByRole('group')).toContainText(says);
      await expect(field(page, 'auth.username')).toHaveValue(newcomer.username);
      await expect(field(page, 'auth.password')).toHaveValue(newcomer.password);
      await expect(field(page, 'field.mobileNumber')).toHaveValue(newcomer.mobile);
      await expectPage(page);
    });
  }
  await backend.setScenario({ faults: [{ path, ...held }] });
  await openAccountButton(page).click();
  await expect(dialog(page).getByText(say('loading.registering'))).toBeAttached();
  await backend.release();
  await expectNickname(page, newcomer.username);
});

test('[ERR-01] [REG-02] a form that cannot be loaded shows an error, and a retry loads it', async ({
  page,
  backend,
}) => {
  for (const { name, fault, says } of faults.slice(0, 2)) {
    await test.step(name, async () => {
      await backend.setScenario({ faults: [{ path: '/wps/system/setting/register', ...fault }] });
      await page.goto('/register');
      await expect(
        dialog(page).getByRole('heading', { name: say('register.rulesFailed') }),
      ).toBeVisible();
      await expect(dialog(page)).toContainText(says);
    });
  }
  await backend.setScenario({});
  await dialog(page)
    .getByRole('button', { name: say('action.retry') })
    .click();
  await expect(openAccountButton(page)).toBeVisible();
});
