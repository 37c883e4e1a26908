import { expect, gateIf, isPhone, test } from './fixtures.ts';
import { testOneRequest } from './one-request.ts';
import { configure } from './patches.ts';
import {
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
  sendLogin,
} from './people.ts';
import { follow, inMoments, stopClock } from './rest.ts';
import { say } from './texts.ts';

const login = 'POST /wps/session/login';
const sendCode = 'POST /wps/verification/sms/noLogin';

testOneRequest('[LGN-03] [WAL-07]', {
  call: login,
  prepare: async (page) => {
    await openLogin(page);
    await fillLogin(page);
  },
  button: loginButton,
  box: (page) => field(page, 'auth.password'),
  done: expectDemoMember,
});

const tab = (page: Parameters<typeof dialog>[0], key: string) =>
  dialog(page).getByRole('tab', { name: say(key) });
const close = (page: Parameters<typeof dialog>[0]) =>
  dialog(page)
    .getByRole('button', { name: say('action.close') })
    .click();

test('[LGN-01] a failure, a change of tab and an accidental close keep the fields; a close not the password @gate', async ({
  page,
}) => {
  await openLogin(page);
  await sendLogin(page, 'demo_member', 'wrong');
  await expect(dialog(page).getByRole('group')).toBeFocused();
  await expect(field(page, 'auth.username')).toHaveValue('demo_member');
  await expect(field(page, 'auth.password')).toHaveValue('wrong');
  await tab(page, 'auth.byMobile').click();
  await field(page, 'field.mobileNumber').fill('01712');
  await tab(page, 'auth.byUsername').click();
  await expect(field(page, 'auth.password')).toHaveValue('wrong');
  await tab(page, 'auth.byMobile').click();
  await expect(field(page, 'field.mobileNumber')).toHaveValue('01712');
  await close(page);
  await expect(dialog(page)).toHaveCount(0);
  await guestMark(page).click();
  await dialog(page)
    .getByRole('button', { name: say('action.login'), exact: true })
    .click();
  await expect(field(page, 'auth.username')).toHaveValue('demo_member');
  await expect(field(page, 'auth.password')).toHaveValue('');
  await tab(page, 'auth.byMobile').click();
  await expect(field(page, 'field.mobileNumber')).toHaveValue('01712');
});

test('[LGN-06] the countdown stays exact over a jump of the clock and a close; 1000 ms between attempts @gate', async ({
  page,
  calls,
  backend,
}) => {
  // The backend's minute starts now, however long this test takes.
  await backend.setScenario({ clock: '2026-11-20T14:41:05Z' });
  await page.clock.install();
  const settled = follow(page);
  await openLogin(page);
  await tab(page, 'auth.byMobile').click();
  await field(page, 'field.mobileNumber').fill('01712345678');
  await dialog(page)
    .getByRole('button', { name: say('action.sendCode') })
    .click();
  const rest = (seconds: number) =>
    dialog(page).getByRole('button', { name: say('sms.secondsLeft', { seconds }), exact: true });
  await expect(field(page, 'auth.smsCode')).toHaveAccessibleDescription(/\+880 17\*\* \*\*\* 678/);
  await stopClock(page, settled);
  await expect(dialog(page).getByRole('button', { name: say('action.resendCode') })).toBeEnabled();
  expect(calls.count(sendCode)).toBe(1);
  await dialog(page)
    .getByRole('button', { name: say('action.resendCode') })
    .click();
  // The backend's minute is not over. Its refusal contains the remaining time, which the page counts down.
  const warning = page.getByRole('alertdialog', { name: say('errorTitle.smsCode') });
  // React shows a part that has just been loaded by a timer.
  const shown = () => expect(warning).toBeVisible({ timeout: 500 });
  await expect(() => page.clock.runFor(500).then(shown)).toPass();
  await warning.getByRole('button', { name: say('action.ok') }).click();
  await expect(warning).toHaveCount(0);
  const left = await dialog(page).getByRole('button', { name: /^\d+/ }).textContent();
  const seconds = Number(/\d+/.exec(left ?? '')?.[0]);
  expect(seconds).toBeGreaterThan(30);
  await close(page);
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await header(page)
    .getByRole('button', { name: say(isPhone(page) ? 'auth.login' : 'login.bySms'), exact: true })
    .click();
  await tab(page, 'auth.byMobile').click();
  await expect(rest(seconds - 10)).toBeDisabled();
  expect(calls.count(sendCode)).toBe(2);
});

test('[LGN-07] the cookie holds only the user name, for 24 hours; without the checkbox there is no cookie', async ({
  page,
  context,
}) => {
  await logIn(page);
  expect(await context.cookies()).toEqual([]);
  await page.evaluate(() => sessionStorage.clear());
  await openLogin(page);
  await dialog(page)
    .getByRole('checkbox', { name: say('auth.rememberMe') })
    .check();
  const before = Date.now();
  await sendLogin(page);
  await expectDemoMember(page);
  const [cookie, ...others] = await context.cookies();
  const after = Date.now();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: 'parlour_username', value: 'demo_member', sameSite: 'Lax' });
  // The cookie was set between the two times. A browser stores whole seconds.
  const set = (cookie?.expires ?? 0) * 1000 - 24 * 3_600_000;
  expect(set).toBeGreaterThan(before - 1_000);
  expect(set).toBeLessThanOrEqual(after);
});

test('[LGN-04] the picture code appears with its flag, a new one per failure, at most one a second @gate', async ({
  page,
  calls,
  backend,
  rest,
}) => {
  const pictures = () => calls.count('GET /wps/captcha');
  await backend.setScenario({ captchaAfter: 1 });
  await page.clock.install();
  await openLogin(page);
  await expect(field(page, 'auth.captcha')).toHaveCount(0);
  await sendLogin(page, 'demo_member', 'wrong');
  const picture = dialog(page).getByRole('img', { name: say('captcha.alt') });
  await expect(picture).toBeVisible();
  const first = (await picture.getAttribute('src')) ?? '';
  await field(page, 'auth.captcha').fill('nope');
  await loginButton(page).click();
  await expect(field(page, 'auth.captcha')).toHaveAccessibleDescription(
    new RegExp(say('error.captchaWrong')),
  );
  await expect(field(page, 'auth.captcha')).toHaveValue('');
  await expect(picture).not.toHaveAttribute('src', first);
  const second = (await picture.getAttribute('src')) ?? '';
  // The second after this picture is over.
  await stopClock(page, rest);
  const before = pictures();
  const refresh = dialog(page).getByRole('button', { name: say('captcha.refresh') });
  await refresh.evaluate((button) => {
    if (button instanceof HTMLElement) for (let press = 0; press < 5; press += 1) button.click();
  });
  // Any request made before this picture has been sent by now.
  await inMoments(page, async () => {
    const shown = await picture.evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    expect(shown).toHaveLength(1);
    expect(shown).not.toContain(second);
  });
  await page.clock.runFor(800);
  await rest();
  expect(pictures()).toBe(before + 1);
  // Requests within the second are merged: one is sent at its end.
  await page.clock.runFor(200);
  await expect.poll(pictures).toBe(before + 2);
  await page.clock.resume();
  await page.clock.runFor(5_000);
  await rest();
  expect(pictures()).toBe(before + 2);
  await expect(picture).toBeVisible();
  const { captchas } = await backend.inbox();
  await field(page, 'auth.captcha').fill(captchas.at(-1)?.text ?? '');
  await field(page, 'auth.password').fill(password);
  await loginButton(page).click();
  await expectDemoMember(page);
});

for (const [name, flags, shows] of [
  ['all on', {}, { sms: true, demo: true, register: true }],
  ['SMS off', { MOBILEVERCODELOGIN3: false }, { sms: false, demo: true, register: true }],
  ['free play off', { FREEPLAY3: false }, { sms: true, demo: false, register: true }],
  ['registration off', { DIRECTREG3: false }, { sms: true, demo: true, register: false }],
  [
    'all off',
    { MOBILEVERCODELOGIN3: false, FREEPLAY3: false, DIRECTREG3: false },
    { sms: false, demo: false, register: false },
  ],
] as const) {
  test(`[CFG-02] [LAY-02] [LGN-01] the flags of the login, in the window and in the header: ${name}`, async ({
    page,
    backend,
  }) => {
    await backend.setScenario({ flags });
    await openLogin(page);
    await expect(dialog(page).getByRole('tab')).toHaveCount(shows.sms ? 2 : 0);
    await expect(dialog(page).getByRole('button', { name: say('login.freeDemo') })).toHaveCount(
      shows.demo ? 1 : 0,
    );
    await expect(
      dialog(page).getByRole('button', { name: say('action.register'), exact: true }),
    ).toHaveCount(shows.register ? 1 : 0);
    await close(page);
    await expect(guestMark(page)).toHaveCount(shows.register ? 1 : 0);
    if (isPhone(page)) return;
    await expect(header(page).getByRole('button', { name: say('login.bySms') })).toHaveCount(
      shows.sms ? 1 : 0,
    );
    await expect(header(page).getByRole('textbox', { name: say('auth.username') })).toBeVisible();
  });
}

const guarded = ['/', '/rng?page=hot', '/sports', '/hot', '/favorite', '/recent', '/promotions'];
const open = ['/register', '/register.html', '/helpmc', '/download', '/down'];

for (const path of guarded) {
  test(`[CFG-05] with the login required ${path} opens the login, and the page after it${gateIf(path === '/favorite')}`, async ({
    page,
  }) => {
    await configure(page, { requireLogin: true });
    await page.goto(path);
    await expect(page).toHaveURL(/\/login\?returnTo=/);
    await sendLogin(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => page.url().slice(new URL(page.url()).origin.length)).toBe(path);
  });
}

for (const path of open) {
  test(`[CFG-05] with the login required ${path} stays open`, async ({ page }) => {
    await configure(page, { requireLogin: true });
    await page.goto(path);
    await expect(page.getByRole('main')).toBeAttached();
    expect(new URL(page.url()).pathname).not.toBe('/login');
  });
}

test('[CFG-05] returnTo never leads to another host', async ({ page, backend }) => {
  for (const evil of ['https://evil.example', '//evil.example', '/\\evil.example']) {
    await page.goto(`/login?returnTo=${encodeURIComponent(evil)}`);
    await sendLogin(page);
    await expect(dialog(page)).toHaveCount(0);
    expect(page.url()).toBe(`${backend.url}/`);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('[A11-01] [LGN-01] the fields have autocomplete; pasting and the keyboard alone can log in', async ({
  page,
}) => {
  await openLogin(page);
  await expect(field(page, 'auth.username')).toHaveAttribute('autocomplete', 'username');
  await expect(field(page, 'auth.password')).toHaveAttribute('autocomplete', 'current-password');
  await tab(page, 'auth.byMobile').click();
  await expect(field(page, 'field.mobileNumber')).toHaveAttribute('autocomplete', 'tel-national');
  await expect(field(page, 'auth.smsCode')).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(dialog(page).locator('[autocomplete="one-time-code"]')).toHaveCount(1);
  await tab(page, 'auth.byUsername').click();
  await field(page, 'auth.username').focus();
  await page.keyboard.insertText('demo_member');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(password);
  await page.keyboard.press('Enter');
  await expectDemoMember(page);
});
