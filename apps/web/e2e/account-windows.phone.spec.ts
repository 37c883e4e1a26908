import type { Page } from '@playwright/test';
import { expectFits, expectTabPath, windowOf } from './fits.ts';
import { type Backend, expect, test } from './fixtures.ts';
import { configure } from './patches.ts';
import {
  askToLogOut,
  dialog,
  field,
  logIn,
  openAccountButton,
  openLogin,
  openRegister,
  sendLogin,
  verification,
} from './people.ts';
import { say } from './texts.ts';

/** A narrow phone, and a window of 1280 px at a zoom of 200 %. */
const sizes = [
  { width: 320, height: 568 },
  { width: 640, height: 360 },
];

const byMobile = (page: Page) =>
  dialog(page)
    .getByRole('tab', { name: say('auth.byMobile') })
    .click();
const forgot = async (page: Page) => {
  await openLogin(page);
  await dialog(page)
    .getByRole('button', { name: say('auth.forgotPassword') })
    .click();
  await expect(dialog(page)).toContainText(say('forgot.lead'));
};

/** Every window of an account, and the steps that open it. */
const windows: readonly (readonly [
  name: string,
  ids: string,
  open: (page: Page, backend: Backend) => Promise<unknown>,
])[] = [
  ['login', '[LGN-01]', openLogin],
  ['login by SMS', '[LGN-01]', async (page) => openLogin(page).then(() => byMobile(page))],
  [
    'login with a picture code',
    '[LGN-04]',
    async (page, backend) => {
      await backend.setScenario({ captchaAfter: 1 });
      await openLogin(page);
      await sendLogin(page, 'demo_member', 'wrong');
      await expect(dialog(page).getByRole('img', { name: say('captcha.alt') })).toBeVisible();
    },
  ],
  ['registration', '[REG-01]', (page) => openRegister(page)],
  [
    'registration by mobile',
    '[REG-01]',
    async (page) => openRegister(page).then(() => byMobile(page)),
  ],
  [
    'registration with mistakes',
    '[REG-05]',
    async (page) => {
      await openRegister(page);
      await openAccountButton(page).click();
      await expect(dialog(page).getByRole('group')).toBeFocused();
    },
  ],
  ['way back by e-mail', '[PWD-01]', forgot],
  ['way back by phone', '[PWD-01]', async (page) => forgot(page).then(() => byMobile(page))],
  [
    'change of password',
    '[PWD-02]',
    async (page) => {
      await openLogin(page);
      await sendLogin(page, 'demo_default', '123456');
      await expect(field(page, 'auth.newPassword')).toBeVisible();
    },
  ],
  [
    'extra verification',
    '[LGN-07]',
    async (page, backend) => {
      await backend.setScenario({ name: 'new-place' });
      await openLogin(page);
      await sendLogin(page);
      await expect(verification(page)).toBeVisible();
    },
  ],
  [
    'question before a logout',
    '[LGN-08]',
    async (page) => {
      await logIn(page);
      await expect(await askToLogOut(page)).toBeVisible();
    },
  ],
  [
    'age gate',
    '[X-01]',
    async (page) => {
      await configure(page, { ageGate: 'ask' });
      await page.goto('/');
      await expect(windowOf(page)).toBeVisible();
    },
  ],
];

for (const size of sizes) {
  for (const language of ['bn', 'en'] as const) {
    const inEnglish = language === 'en' ? ', in English' : '';
    test.describe(`${size.width} x ${size.height}${inEnglish}`, () => {
      test.use({ viewport: size, language });

      for (const [name, ids, open] of windows) {
        test(`[A11-01] [I18-03] ${ids} ${name}: fits, left to right and right to left, and works with Tab alone${inEnglish}`, async ({
          page,
          backend,
        }) => {
          await open(page, backend);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expectFits(page);
          await expectTabPath(page);
          await page.evaluate(() => {
            document.documentElement.dir = 'rtl';
          });
          await expectFits(page);
          await expectTabPath(page);
        });
      }
    });
  }
}
