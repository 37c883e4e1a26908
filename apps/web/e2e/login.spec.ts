import { expect, failedAnswers, isPhone, test } from './fixtures.ts';
import { cards, heart, openSlots } from './games.ts';
import {
  askToLogOut,
  balance,
  dialog,
  expectDemoMember,
  field,
  fillLogin,
  guestMark,
  header,
  logIn,
  loginButton,
  openLogin,
  password,
  pressTwice,
  sendLogin,
} from './people.ts';
import { idle } from './rest.ts';
import { say } from './texts.ts';

const login = 'POST /wps/session/login';
const logout = 'DELETE /wps/session/logout';
const addFavourite = 'POST /wps/relay/MCSFE_addFavoriteGameV2';

test('[LGN-01] each empty field has an error, and nothing is sent', async ({ page, calls }) => {
  await openLogin(page);
  await loginButton(page).click();
  for (const key of ['auth.username', 'auth.password']) {
    const missing = say('validation.requiredField', { field: say(key) });
    await expect(field(page, key)).toHaveAccessibleDescription(new RegExp(missing));
    await expect(field(page, key)).toHaveAttribute('aria-invalid', 'true');
  }
  const summary = dialog(page).getByRole('group');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: say('auth.username') }).click();
  await expect(field(page, 'auth.username')).toBeFocused();
  await field(page, 'auth.username').fill('   ');
  await field(page, 'auth.password').fill(password);
  await loginButton(page).click();
  await expect(field(page, 'auth.username')).toHaveAttribute('aria-invalid', 'true');
  expect(calls.count(login)).toBe(0);
});

test('[LGN-01] values are trimmed; a double click sends one request @gate', async ({
  page,
  calls,
}) => {
  await openLogin(page);
  await fillLogin(page, '  demo_member ', ` ${password} `);
  await pressTwice(loginButton(page));
  await expectDemoMember(page);
  expect(await calls.sent(login)).toEqual([
    { type: 'username', username: 'demo_member', password },
  ]);
});

test('[LGN-01] two tabs while SMS is on: arrow keys change them, a code from the inbox logs in @gate', async ({
  page,
  backend,
}) => {
  await openLogin(page);
  const tab = (key: string) => dialog(page).getByRole('tab', { name: say(key) });
  await tab('auth.byUsername').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('auth.byMobile')).toHaveAttribute('aria-selected', 'true');
  await loginButton(page).click();
  const missing = say('validation.requiredField', { field: say('field.mobileNumber') });
  await expect(field(page, 'field.mobileNumber')).toHaveAccessibleDescription(new RegExp(missing));
  await field(page, 'field.mobileNumber').fill('01712345678');
  await dialog(page)
    .getByRole('button', { name: say('action.sendCode') })
    .click();
  await expect(field(page, 'auth.smsCode')).toHaveAccessibleDescription(/\+880 17\*\* \*\*\* 678/);
  const { sms } = await backend.inbox();
  await field(page, 'auth.smsCode').fill(sms.at(-1)?.code ?? '');
  await loginButton(page).click();
  await expectDemoMember(page);
});

test('[LGN-01] no tabs while SMS is off', async ({ page, backend }) => {
  await backend.setScenario({ flags: { MOBILEVERCODELOGIN3: false } });
  await openLogin(page);
  await expect(dialog(page).getByRole('tab')).toHaveCount(0);
  await sendLogin(page);
  await expectDemoMember(page);
});

test('[LGN-03] the session starts only after the member info; the token is stored, the window closes @gate', async ({
  page,
  backend,
}) => {
  await openLogin(page);
  await backend.setScenario({ faults: [{ path: '/wps/member/info', kind: 'hold' }] });
  await sendLogin(page);
  await backend.heldUp('GET /wps/member/info');
  await idle(page);
  await expect(balance(page)).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await backend.release();
  await expect(balance(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  expect(kept).toMatchObject({ token: expect.stringMatching(/./), username: 'demo_member' });
  await page.reload();
  await expectDemoMember(page);
});

test.describe('logout', () => {
  test('[LGN-08] asks first; "cancel" changes nothing', async ({ page, calls }) => {
    await logIn(page);
    const question = await askToLogOut(page);
    await expect(question).toContainText(say('logout.prompt'));
    await expect(question).toContainText(say('logout.sure'));
    await question.getByRole('button', { name: say('action.cancel') }).click();
    await expect(question).toHaveCount(0);
    await expect(balance(page)).toBeVisible();
    expect(calls.count(logout)).toBe(0);
  });

  test('[LGN-08] [NAV-08] the answer "log out" ends the session, clears the storage and leads home @gate', async ({
    page,
    calls,
  }) => {
    await logIn(page);
    await openSlots(page);
    const question = await askToLogOut(page);
    await question.getByRole('button', { name: say('confirm.logout.action') }).click();
    await expect(guestMark(page)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(calls.count(logout)).toBe(1);
    // Scroll positions, the trail of pages, the last list and that the announcements were shown belong to the tab, like
    // its history, not to the member.
    const {
      places: _places,
      trail: _trail,
      list: _list,
      announced: _announced,
      ...left
    } = await page.evaluate(() => ({ ...sessionStorage }));
    expect(left).toEqual({ merchant: 'parlour' });
    await page.reload();
    await expect(guestMark(page)).toBeVisible();
  });

  test('[LGN-08] a logout also applies to the other tab', async ({ page, context }) => {
    await logIn(page);
    const other = await context.newPage();
    await other.goto('/');
    await expect(balance(other)).toBeVisible();
    const question = await askToLogOut(page);
    await question.getByRole('button', { name: say('confirm.logout.action') }).click();
    await expect(guestMark(page)).toBeVisible();
    await expect(guestMark(other)).toBeVisible();
    expect(await other.evaluate(() => sessionStorage.getItem('token'))).toBe(null);
  });
});

test.describe('logout without a backend', () => {
  test.use({ expectedErrors: failedAnswers });

  for (const kind of ['network', 'http'] as const) {
    test(`[LGN-08] logs out in this browser even when the call fails (${kind})`, async ({
      page,
      backend,
      calls,
    }) => {
      await logIn(page);
      await backend.setScenario({ faults: [{ path: '/wps/session/logout', kind }] });
      const question = await askToLogOut(page);
      await question.getByRole('button', { name: say('confirm.logout.action') }).click();
      await expect(guestMark(page)).toBeVisible();
      expect(calls.count(logout)).toBeGreaterThan(0);
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(null);
    });
  }
});

test.describe('guard', () => {
  test('[GRD-01] a heart waits for the login and is sent once afterwards @gate', async ({
    page,
    calls,
  }) => {
    await openSlots(page);
    const card = cards(page).nth(2);
    await heart(card).click();
    await expect(dialog(page)).toContainText(say('guard.loginFirst'));
    expect(calls.count(addFavourite)).toBe(0);
    await sendLogin(page);
    await expect(heart(card, 'on')).toBeVisible();
    await expect(page.getByText(say('success.favouriteAdded'))).toBeVisible();
    expect(calls.count(addFavourite)).toBe(1);
    await expect(page).toHaveURL(/\/rng$/);
  });

  test('[GRD-01] closing the login discards the waiting heart', async ({ page, calls }) => {
    await openSlots(page);
    await heart(cards(page).nth(2)).click();
    await expect(field(page, 'auth.username')).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: say('action.close') })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    if (isPhone(page)) {
      await header(page)
        .getByRole('button', { name: say('auth.login'), exact: true })
        .click();
      await sendLogin(page);
    } else {
      const form = header(page).getByRole('form', { name: say('auth.login') });
      await form.getByRole('textbox', { name: say('auth.username') }).fill('demo_member');
      await form.getByRole('textbox', { name: say('auth.password') }).fill(password);
      await form.getByRole('button', { name: say('action.login'), exact: true }).click();
    }
    await expect(balance(page)).toBeVisible();
    // The next heart must be the first to be sent: a waiting one would be sent before it.
    await heart(cards(page).nth(3)).click();
    await expect(heart(cards(page).nth(3), 'on')).toBeVisible();
    await expect(page.getByText(say('success.favouriteAdded'))).toBeVisible();
    expect(calls.count(addFavourite)).toBe(1);
    await expect(heart(cards(page).nth(2))).toBeVisible();
  });

  test('[GRD-01] a trial account is told that it needs a real one', async ({ page, calls }) => {
    await openLogin(page);
    await dialog(page)
      .getByRole('button', { name: say('login.freeDemo') })
      .click();
    await expect(balance(page)).toContainText('10,000.00');
    await openSlots(page);
    await heart(cards(page).first()).click();
    const warning = page.getByText(say('guard.needTrueAccount'));
    await expect(warning).toBeVisible();
    await page.getByRole('button', { name: say('guard.increaseSubmit') }).click();
    await expect(warning).toHaveCount(0);
    expect(calls.count(addFavourite)).toBe(0);
  });
});
