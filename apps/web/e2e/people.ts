import { expect, type Page } from '@playwright/test';
import { isPhone } from './fixtures.ts';
import { say } from './texts.ts';

export const password = 'Parlour#2026';

/** The open dialog. */
export const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the login the way a visitor of this width does. */
export async function openLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await expect(dialog(page)).toBeVisible();
}

/** Logs a demo account in through the modal and waits until the header knows it. */
export async function logIn(page: Page, username = 'demo_member', secret = password) {
  await openLogin(page);
  await fillLogin(page, username, secret);
  await dialog(page)
    .getByRole('button', { name: say('action.login'), exact: true })
    .click();
}

export async function fillLogin(page: Page, username: string, secret: string): Promise<void> {
  await dialog(page)
    .getByRole('textbox', { name: say('auth.username') })
    .fill(username);
  await dialog(page).getByLabel(say('auth.password'), { exact: false }).first().fill(secret);
}

/** The balance as the header shows it. */
export const balance = (page: Page) => page.getByRole('group', { name: say('wallet.balance') });

/** Opens the account: the menu under the avatar, or the sheet behind the "me" tab of phones. */
export async function openAccount(page: Page): Promise<void> {
  if (isPhone(page)) {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('nav.me') })
      .click();
  } else {
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(say('nav.account')) })
      .click();
  }
}

/** Chooses an entry of the account. */
export async function chooseInAccount(page: Page, name: string): Promise<void> {
  await openAccount(page);
  const role = isPhone(page) ? 'button' : 'menuitem';
  await page.getByRole(role, { name, exact: true }).click();
}
