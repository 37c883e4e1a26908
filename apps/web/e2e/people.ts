import { expect, type Locator, type Page } from '@playwright/test';
import { isPhone } from './fixtures.ts';
import { type Language, nicknameOf, say, saying } from './texts.ts';

export const password = 'Parlour#2026';

/** The open window. */
export const dialog = (page: Page): Locator => page.getByRole('dialog');

export const header = (page: Page): Locator => page.getByRole('banner');

/** The login button in the open window. */
export const loginButton = (page: Page): Locator =>
  dialog(page).getByRole('button', { name: say('action.login'), exact: true });

/** A text field of the open window by its label. The label of an optional field has a note at its end. */
export const field = (page: Page, key: string): Locator =>
  dialog(page).getByRole('textbox', { name: new RegExp(`^${saying(say(key)).source}( \\(|$)`) });

/** Opens the login by its address and waits for its form. */
export async function openLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await expect(field(page, 'auth.username')).toBeVisible();
}

export async function fillLogin(page: Page, username = 'demo_member', secret = password) {
  await field(page, 'auth.username').fill(username);
  await field(page, 'auth.password').fill(secret);
}

/** Fills in the open login and sends it. */
export async function sendLogin(page: Page, username = 'demo_member', secret = password) {
  await fillLogin(page, username, secret);
  await loginButton(page).click();
}

/** Logs a demo account in through the window and waits until the header shows its balance. */
export async function logIn(page: Page, username = 'demo_member', secret = password) {
  await openLogin(page);
  await sendLogin(page, username, secret);
  await expect(balance(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
}

/** Requests a code by SMS in the open login, and waits until the page says that it was sent. */
export async function askForSmsCode(page: Page): Promise<void> {
  await dialog(page)
    .getByRole('tab', { name: say('auth.byMobile') })
    .click();
  await field(page, 'field.mobileNumber').fill('01712345678');
  await dialog(page)
    .getByRole('button', { name: say('action.sendCode') })
    .click();
  await expect(field(page, 'auth.smsCode')).toHaveAccessibleDescription(/\*\*\*/);
}

/** The window that verifies a login from a new place. */
export const verification = (page: Page): Locator =>
  page.getByRole('dialog', { name: say('verify.title'), exact: true });

/** The balance as the header shows it. */
export const balance = (page: Page): Locator =>
  header(page).getByRole('group', { name: say('wallet.balance') });

/** The sentence of the demo ribbon: a few words on phones, which have one line for it. */
export const ribbonText = (page: Page, of: 'site' | 'trial'): Locator => {
  const [long, short] =
    of === 'trial'
      ? (['demo.trialRibbon', 'demo.trialShort'] as const)
      : (['demo.ribbonText', 'demo.ribbonShort'] as const);
  return page.getByText(say(isPhone(page) ? short : long));
};

/** The link to register, which is visible only without a login. */
export const guestMark = (page: Page): Locator =>
  header(page).getByRole('link', { name: say('auth.registration'), exact: true });

/** The "me" tab of phones. */
export const meTab = (page: Page, language?: Language): Locator => {
  const name = { name: say('nav.me', {}, language), exact: true };
  return page.getByRole('link', name).or(page.getByRole('button', name));
};

/**
 * Presses the "me" tab. For a visitor it is a link to the login until the page is hydrated; for a member it is a link to
 * the first screen of the member centre.
 */
async function pressMe(page: Page, language?: Language): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  await meTab(page, language).click();
}

/** Opens the account: the menu under the avatar, or the sheet behind the "me" tab of phones. */
export async function openAccount(page: Page): Promise<void> {
  if (isPhone(page)) {
    await pressMe(page);
    await expect(dialog(page)).toBeVisible();
  } else {
    await header(page)
      .getByRole('button', { name: saying(say('nav.account')) })
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
  }
}

/** Expects the nickname at the place where this width shows it. */
export async function expectNickname(page: Page, nickname: string): Promise<void> {
  if (isPhone(page)) {
    await openAccount(page);
    await expect(dialog(page).getByText(nickname, { exact: true }).first()).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: say('action.close') })
      .click();
    await expect(dialog(page)).toHaveCount(0);
  } else {
    await expect(header(page).getByRole('button', { name: saying(nickname) })).toBeVisible();
  }
}

export const expectDemoMember = (page: Page): Promise<void> =>
  expectNickname(page, nicknameOf('demo_member'));

/** Presses "log out" in the account, and returns the question. */
export async function askToLogOut(page: Page, language?: Language): Promise<Locator> {
  if (isPhone(page)) {
    await pressMe(page, language);
    await dialog(page)
      .getByRole('button', { name: say('action.logout', {}, language) })
      .click();
  } else {
    await header(page)
      .getByRole('button', { name: saying(say('nav.account', {}, language)) })
      .click();
    await page.getByRole('menuitem', { name: say('action.logout', {}, language) }).click();
  }
  return logoutQuestion(page, language);
}

/** The question before a logout. On a phone "me" is still open behind it. */
export function logoutQuestion(page: Page, language?: Language): Locator {
  return page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog').filter({ hasText: say('logout.sure', {}, language) }));
}

/** A new account that satisfies the default rules. */
export const newcomer = {
  username: 'rina2026',
  password: 'Parlour#2027',
  mobile: '1755555555',
};

/** Fills the fields of the default register rules. */
export async function fillRegister(page: Page, username = newcomer.username): Promise<void> {
  await field(page, 'auth.username').fill(username);
  await field(page, 'auth.password').fill(newcomer.password);
  await field(page, 'auth.confirmPassword').fill(newcomer.password);
  await field(page, 'field.mobileNumber').fill(newcomer.mobile);
  await agreement(page).check();
}

export const agreement = (page: Page): Locator => dialog(page).getByRole('checkbox');

export const openAccountButton = (page: Page): Locator =>
  dialog(page).getByRole('button', { name: say('action.openAccount'), exact: true });

/** Opens the registration by its address and waits for its form. */
export async function openRegister(page: Page, path = '/register'): Promise<void> {
  await page.goto(path);
  await expect(openAccountButton(page)).toBeVisible();
}

/** Presses twice before the page can render: only a lock that is set at once sends one request. */
export const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return;
    element.click();
    element.click();
  });
