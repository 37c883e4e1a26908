import { expect, test } from './fixtures.ts';
import { configure } from './patches.ts';
import {
  dialog,
  expectDemoMember,
  field,
  guestMark,
  header,
  logIn,
  openAccount,
  sendLogin,
} from './people.ts';
import { say } from './texts.ts';

test('[LAY-02] on a phone, the button in the header opens the login', async ({ page }) => {
  await page.goto('/');
  await header(page)
    .getByRole('button', { name: say('auth.login'), exact: true })
    .click();
  await expect(field(page, 'auth.username')).toBeVisible();
  await sendLogin(page);
  await expect(dialog(page)).toHaveCount(0);
  await expectDemoMember(page);
});

test('[LAY-02] the sheet of the "me" tab has language, register and free play, depending on their flags @gate', async ({
  page,
  backend,
}) => {
  await page.goto('/');
  await expect(guestMark(page)).toBeVisible();
  await openAccount(page);
  const register = dialog(page).getByRole('button', { name: say('action.openAccount') });
  const freePlay = dialog(page).getByRole('button', { name: say('game.freePlay') });
  await expect(register).toBeVisible();
  await expect(freePlay).toBeVisible();
  await dialog(page)
    .getByRole('radiogroup', { name: say('nav.language') })
    .getByRole('radio', { name: say('ui.nativeEn') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await backend.setScenario({ flags: { DIRECTREG3: false, FREEPLAY3: false } });
  await page.evaluate(() => localStorage.removeItem('language'));
  await page.reload();
  await openAccount(page);
  await expect(
    dialog(page).getByRole('button', { name: say('action.login'), exact: true }),
  ).toBeVisible();
  await expect(register).toHaveCount(0);
  await expect(freePlay).toHaveCount(0);
  await expect(guestMark(page)).toHaveCount(0);
});

test('[LAY-03] the tab bar has deposit only while the centres are enabled', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: say('nav.mainMenu') });
  const deposit = bar.getByRole('link', { name: say('wallet.deposit') });
  await logIn(page);
  await expect(deposit).toBeVisible();
  await configure(page, { memberCentre: false });
  await page.reload();
  await expect(bar).toBeVisible();
  await expect(deposit).toHaveCount(0);
});

test.describe(() => {
  test.use({ language: 'en' });

  test('[LAY-01] [LAY-03] a member’s header fits a phone in English: style sheets that load later do not show what it hides @gate', async ({
    page,
    rest,
  }) => {
    await logIn(page);
    await page.goto('/');
    await rest();
    await expect(header(page).getByRole('button', { name: say('ui.refreshBalance') })).toHaveCount(
      0,
    );
    const width = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth];
      });
    await expect.poll(width).toEqual([360, 360]);
  });
});
