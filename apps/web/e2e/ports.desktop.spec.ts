import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { configure, patchValue } from './patches.ts';
import {
  askForSmsCode,
  dialog,
  expectDemoMember,
  field,
  fillLogin,
  loginButton,
  openLogin,
} from './people.ts';
import { inMoments, stopClock } from './rest.ts';
import { say } from './texts.ts';

const login = 'POST /wps/session/login';

const challenge = (siteKey: string, part: object = {}) => ({
  botChallenge: {
    kind: 'script',
    scriptUrl: '/sandbox/challenge.js',
    siteKey,
    ...part,
  },
});

test.describe('bot challenge', () => {
  test.beforeEach(({ backend }) => backend.setScenario({ flags: { BOTCHALLENGE: true } }));

  test('[LGN-02] a login by name sends its proof; nothing is loaded before the first attempt @gate', async ({
    page,
    calls,
  }) => {
    await configure(page, challenge('pass'));
    await openLogin(page);
    await fillLogin(page);
    expect(calls.count('GET /sandbox/challenge.js')).toBe(0);
    await loginButton(page).click();
    await expectDemoMember(page);
    expect(calls.count('GET /sandbox/challenge.js')).toBe(1);
    expect((await calls.sent(login))[0]).toMatchObject({
      botToken: expect.stringMatching(/^proof-/),
    });
  });

  test('[LGN-02] a challenge that needs a person shows itself inside the window', async ({
    page,
  }) => {
    await configure(page, challenge('ask'));
    await openLogin(page);
    await fillLogin(page);
    await loginButton(page).click();
    const press = dialog(page).getByRole('button', { name: '\u2713' });
    await press.focus();
    await page.keyboard.press('Enter');
    await expectDemoMember(page);
  });

  test('[LGN-02] a login by SMS needs no proof', async ({ page, backend, calls }) => {
    await configure(page, challenge('fail'));
    await openLogin(page);
    await askForSmsCode(page);
    await field(page, 'auth.smsCode').fill((await backend.inbox()).sms.at(-1)?.code ?? '');
    await loginButton(page).click();
    await expectDemoMember(page);
    expect(calls.count('GET /sandbox/challenge.js')).toBe(0);
  });

  for (const [what, config, text] of [
    ['a refusal', challenge('fail'), 'phone.captchaFailed'],
    [
      'one that cannot be configured',
      challenge('pass', { scriptUrl: 'ftp://x' }),
      'error.configMissing',
    ],
    ['none, where the backend insists', {}, 'phone.captchaFailed'],
  ] as const) {
    test(`[LGN-02] [ERR-01] ${what} shows its error, and the form stays unchanged`, async ({
      page,
    }) => {
      await configure(page, config);
      await openLogin(page);
      await fillLogin(page);
      await loginButton(page).click();
      await expect(dialog(page).getByRole('group')).toContainText(say(text));
      await expect(field(page, 'auth.username')).toHaveValue('demo_member');
      await expect(loginButton(page)).toBeEnabled();
    });
  }
});

test('[LGN-02] [ERR-01] a challenge that never answers shows an error after its time limit, and the form stays unchanged', async ({
  page,
  backend,
  rest,
}) => {
  await backend.setScenario({ flags: { BOTCHALLENGE: true } });
  await configure(page, challenge('silent', { timeoutSeconds: 40 }));
  await page.clock.install();
  await openLogin(page);
  await fillLogin(page);
  const script = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/sandbox/challenge.js'),
  );
  await loginButton(page).click();
  await script;
  await rest();
  await expect(dialog(page).getByRole('group')).toHaveCount(0);
  await page.clock.runFor(40_000);
  await expect(dialog(page).getByRole('group')).toContainText(say('bot.timeout'));
  await expect(field(page, 'auth.username')).toHaveValue('demo_member');
  await expect(loginButton(page)).toBeEnabled();
});

test.describe('bot challenge that is blocked', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('[LGN-02] [ERR-01] a blocked script shows an error; once it is allowed, the next attempt works', async ({
    page,
    backend,
  }) => {
    await backend.setScenario({ flags: { BOTCHALLENGE: true } });
    await configure(page, challenge('pass'));
    await page.route('**/sandbox/challenge.js', (route) => route.abort());
    await openLogin(page);
    await fillLogin(page);
    await loginButton(page).click();
    await expect(dialog(page).getByRole('group')).toContainText(say('bot.blocked'));
    await page.unroute('**/sandbox/challenge.js');
    await loginButton(page).click();
    await expectDemoMember(page);
  });
});

const firebase = {
  phoneVerification: {
    kind: 'firebase',
    appUrl: '/sandbox/phone.js',
    authUrl: '/sandbox/phone.js',
    options: {},
  },
};

test.describe('phone verification by Firebase', () => {
  test.beforeEach(({ page }) => configure(page, firebase));

  async function writeNumber(page: Page, mobile: string) {
    await openLogin(page);
    await dialog(page)
      .getByRole('tab', { name: say('auth.byMobile') })
      .click();
    await field(page, 'field.mobileNumber').fill(mobile);
  }
  async function askCode(page: Page, mobile: string) {
    await writeNumber(page, mobile);
    await send(page);
  }
  const send = (page: Page) =>
    dialog(page)
      .getByRole('button', { name: say('action.sendCode') })
      .click();
  /** A code that was not sent is said in a window of its own. */
  const warning = (page: Page) =>
    page.getByRole('alertdialog', { name: say('errorTitle.smsCode'), exact: true });
  /** Requests a code and checks the countdown to the next one before its first second has passed. */
  async function askCodeAndWait(
    page: Page,
    rest: () => Promise<void>,
    mobile: string,
    seconds: number,
  ) {
    await page.clock.install();
    await writeNumber(page, mobile);
    await stopClock(page, rest);
    await send(page);
    const left = dialog(page).getByRole('button', { name: new RegExp(`^${seconds} `) });
    await inMoments(page, async () => expect(await left.count()).toBe(1));
    await expect(left).toBeDisabled();
    await page.clock.resume();
  }

  test('[LGN-02] [LGN-06] its code logs in with a proof; after one minute another code may be requested', async ({
    page,
    backend,
    calls,
    rest,
  }) => {
    await askCodeAndWait(page, rest, '01712345678', 60);
    await field(page, 'auth.smsCode').fill('000000');
    await loginButton(page).click();
    await expect(field(page, 'auth.smsCode')).toHaveAccessibleDescription(
      new RegExp(say('error.smsCodeWrong')),
    );
    expect(calls.count(login)).toBe(0);
    await field(page, 'auth.smsCode').fill((await backend.inbox()).sms.at(-1)?.code ?? '');
    await loginButton(page).click();
    await expectDemoMember(page);
    expect(calls.count('POST /wps/verification/sms/noLogin')).toBe(0);
    expect((await calls.sent(login))[0]).toMatchObject({
      type: 'sms',
      firebaseChannel: 'sms',
      firebaseIdToken: expect.stringMatching(/^proof-/),
    });
  });

  for (const [last, key] of [
    [0, 'phone.unknown'],
    [1, 'phone.invalidNumber'],
    [2, 'phone.missingNumber'],
    [3, 'phone.tooManyRequests_other'],
    [4, 'phone.captchaFailed'],
    [5, 'phone.unauthorisedDomain'],
    [6, 'phone.quotaExceeded'],
    [7, 'phone.notAllowed'],
    [8, 'phone.popupClosed'],
    [9, 'error.network'],
  ] as const) {
    test(`[ERR-01] [LGN-02] the error ${key} can be provoked and is shown`, async ({
      page,
      rest,
    }) => {
      const number = `0170000000${last}`;
      await (last === 3 ? askCodeAndWait(page, rest, number, 300) : askCode(page, number));
      await expect(warning(page)).toContainText(say(key, { count: 5 }));
    });
  }

  test('[ERR-01] [LGN-02] a blocked SDK shows its error', async ({ page }) => {
    await page.route('**/sandbox/phone.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await askCode(page, '01712345678');
    await expect(warning(page)).toContainText(say('phone.blocked'));
  });
});

test.describe('counting visits', () => {
  const google = /^foreign: https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=G-TEST1234$/;
  test.use({ expectedErrors: [google] });

  const bar = (page: Parameters<typeof openLogin>[0]) =>
    page.getByRole('region', { name: say('consent.title') });

  test.beforeEach(async ({ page }) => {
    // Without Google's hosts in the policy the browser refuses its script (docs/deployment.md).
    await configure(page, { policy: { scripts: ['https://www.googletagmanager.com'] } });
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await patchValue<object>(page, '/wps/system/whitelabel', (settings) => ({
      ...settings,
      gtagId: 'G-TEST1234',
    }));
  });

  test('[X-04] the question appears once; only a "yes" loads the script and sends anything @gate', async ({
    page,
    calls,
  }) => {
    await page.goto('/');
    await expect(bar(page)).toBeVisible();
    expect(calls.count('GET /gtag/js')).toBe(0);
    await bar(page)
      .getByRole('button', { name: say('consent.accept'), exact: true })
      .click();
    await expect(bar(page)).toHaveCount(0);
    await expect.poll(() => calls.count('GET /gtag/js')).toBe(1);
    const told = () =>
      page.evaluate(() =>
        Array.from(Object(Reflect.get(window, 'dataLayer')), (entry) =>
          String(Reflect.get(Object(entry), 1)),
        ),
      );
    expect(await told()).toContain('page_view');
    await page.reload();
    await expect.poll(() => calls.count('GET /gtag/js')).toBe(2);
    await expect(bar(page)).toHaveCount(0);
  });

  test('[X-04] a "no" loads nothing, also on the next visit', async ({ page, calls, rest }) => {
    await page.goto('/');
    await bar(page)
      .getByRole('button', { name: say('consent.decline'), exact: true })
      .click();
    await page.reload();
    await rest();
    await expect(bar(page)).toHaveCount(0);
    expect(calls.count('GET /gtag/js')).toBe(0);
    await page.goto('/#consent');
    await expect(bar(page)).toBeVisible();
  });
});
