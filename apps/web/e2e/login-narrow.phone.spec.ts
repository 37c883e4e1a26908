import { expectFits } from './fits.ts';
import { expect, gateIf, test } from './fixtures.ts';
import { configure } from './patches.ts';
import { dialog, loginButton, openLogin } from './people.ts';
import { say } from './texts.ts';

/** A narrow phone, and a window of 1280 px at a zoom of 200 %. */
const sizes = [
  { width: 320, height: 568 },
  { width: 640, height: 360 },
];

for (const size of sizes) {
  test.describe(`${size.width} x ${size.height}`, () => {
    test.use({ viewport: size });

    test(`[A11-01] [LGN-01] the login fits, with each method${gateIf(size.width === 320)}`, async ({
      page,
    }) => {
      await openLogin(page);
      await expectFits(page);
      await loginButton(page).click();
      await expect(dialog(page).getByRole('group')).toBeFocused();
      await expectFits(page);
      await dialog(page)
        .getByRole('tab', { name: say('auth.byMobile') })
        .click();
      await expectFits(page);
    });

    test('[A11-01] [PWD-01] the password reset fits, with each method', async ({ page }) => {
      await openLogin(page);
      await dialog(page)
        .getByRole('button', { name: say('auth.forgotPassword') })
        .click();
      await expect(dialog(page)).toContainText(say('forgot.lead'));
      await expectFits(page);
      await dialog(page)
        .getByRole('tab', { name: say('auth.byMobile') })
        .click();
      await expectFits(page);
    });

    test('[A11-01] [X-01] the age gate fits', async ({ page }) => {
      await configure(page, { ageGate: 'ask' });
      await page.goto('/');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectFits(page);
    });
  });
}
