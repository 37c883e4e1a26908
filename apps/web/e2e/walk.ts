import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './centres.ts';
import type { Backend } from './fixtures.ts';
import { cards, game, openSlots, playLink } from './games.ts';
import {
  agreement,
  balance,
  dialog,
  expectNickname,
  field,
  fillRegister,
  header,
  logIn,
  newcomer,
  openAccountButton,
  openLogin,
  openRegister,
  sendLogin,
} from './people.ts';
import { switchTo } from './register-rules.ts';
import { say } from './texts.ts';

// A walk through every screen that makes a call of SPECIFICATION §7, as guest, newcomer, trial and agent. That of a member
// is in walk-member.ts.

/** One person on the site. */
export interface Walker {
  readonly page: Page;
  readonly backend: Backend;
  /** Waits until the page has its answers. */
  readonly rest: () => Promise<void>;
}

/** A button of the open window. */
export const inWindow = (page: Page, key: string): Locator =>
  dialog(page).getByRole('button', { name: say(key), exact: true });

/** Waits until the page has sent each of these calls, such as `GET /wps/member/info`, because of what `work` does. */
export async function sends(
  page: Page,
  calls: readonly string[],
  work: () => Promise<unknown>,
): Promise<void> {
  const sent = calls.map((call) =>
    page.waitForRequest(
      (request) => `${request.method()} ${new URL(request.url()).pathname}` === call,
    ),
  );
  await Promise.all([...sent, work()]);
}

/** Opens pages one after the other: each path with the calls that no other page has. */
export async function look(
  { page, rest }: Walker,
  pages: readonly (readonly [path: string, ...calls: readonly string[]])[],
): Promise<void> {
  for (const [path, ...calls] of pages) {
    await sends(page, calls, () => page.goto(path));
    await rest();
  }
}

/** Ends the session without a call, so that the next person starts as a visitor. */
async function leave({ page }: Walker): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await expect(balance(page)).toHaveCount(0);
}

/** The code that the last SMS contains. */
const smsCode = async ({ backend }: Walker) => (await backend.inbox()).sms.at(-1)?.code ?? '';

/** Looks at every public page, fails to log in, and asks for a new password by e-mail. */
export async function walkAsGuest(walker: Walker): Promise<void> {
  const { page, backend } = walker;
  await look(walker, [
    ['/', 'GET /wps/relay/GCSGAME_newGameVendor'],
    ['/rng', 'GET /wps/relay/GCSGAME_gameList', 'GET /wps/relay/GCSGAME_getVassGameType'],
    ['/hot', 'GET /wps/relay/GCSGAME_hotGamesV2'],
    ['/new', 'GET /wps/relay/GCSGAME_gameList'],
    ['/winners', 'GET /wps/relay/GCSGAME_getRankList'],
    [
      '/lottery?list=popular',
      'GET /lgw/games/popular',
      'GET /lgw/vn/games/game_menu',
      'GET /lgw/vn/numeros/opened/game',
    ],
    ['/down', 'GET /wps/system/domainRoute'],
    ['/helpmc', 'GET /wps/system/helpCenter'],
  ]);
  await backend.setScenario({ captchaAfter: 1 });
  await openLogin(page);
  await sendLogin(page, 'demo_member', 'wrong');
  await expect(dialog(page).getByRole('img', { name: say('captcha.alt') })).toBeVisible();
  await openLogin(page);
  await field(page, 'auth.username').fill('demo_member');
  await inWindow(page, 'auth.forgotPassword').click();
  await field(page, 'field.email').fill('demo_member@example.com');
  await inWindow(page, 'forgot.sendEmail').click();
  await expect(
    page.getByRole('alertdialog', { name: say('forgot.emailSent.title') }),
  ).toBeVisible();
  await backend.setScenario({});
}

/** Opens two accounts: one by a name, from the link of a friend, and one by a mobile number. */
export async function walkAsNewcomer(walker: Walker): Promise<void> {
  const { page, backend } = walker;
  await sends(page, ['GET /wps/agent/affiliate'], () =>
    openRegister(page, '/register?referralCode=PADMA7'),
  );
  await expect(field(page, 'auth.referralCode')).toHaveValue('PADMA7');
  await fillRegister(page);
  await openAccountButton(page).click();
  await expectNickname(page, newcomer.username);
  await leave(walker);

  const mobile = '1755555556';
  await backend.setScenario({ flags: { REGMOBVERF3: true } });
  await openRegister(page);
  await switchTo(page, 'auth.byMobile');
  await field(page, 'field.mobileNumber').fill(mobile);
  await inWindow(page, 'action.sendCode').click();
  await expect.poll(async () => (await backend.inbox()).sms.at(-1)?.to).toContain(mobile);
  await field(page, 'auth.password').fill(newcomer.password);
  await field(page, 'auth.confirmPassword').fill(newcomer.password);
  await agreement(page).check();
  await field(page, 'auth.smsCode').fill(await smsCode(walker));
  await openAccountButton(page).click();
  await expectNickname(page, mobile);
  await backend.setScenario({});
  await leave(walker);
}

/** Starts a demo, looks around and opens a game. */
export async function walkAsTrial(walker: Walker): Promise<void> {
  const { page } = walker;
  await page.goto('/');
  await header(page)
    .getByRole('button', { name: say('game.freePlay') })
    .click();
  await expect(page.getByText(say('demo.trialRibbon'))).toBeVisible();
  await look(walker, [['/lottery', 'GET /lgw/vn/games/game_menu/recent']]);
  await openSlots(page);
  await playLink(cards(page).first()).click();
  await expect(game(page).getByRole('heading')).toBeVisible();
  await page.goto('/');
  await leave(walker);
}

/** Accepts an offer of each of the four kinds of contract. */
export async function walkAsAgent(walker: Walker): Promise<void> {
  const { page, backend } = walker;
  await backend.setScenario({ world: 'agent-with-offers' });
  await logIn(page, 'demo_agent');
  for (const key of [
    'agentDividendRecordCopy2',
    'agentDailyWages2',
    'agentHourSalary',
    'agentRealtimeSalary',
  ]) {
    await visit(page, `/?agent=${key}`);
    const centre = page.getByRole('dialog', { name: say(`agent.${key}`), exact: true });
    await centre.getByRole('button', { name: say('contract.seeOffer') }).click();
    await centre.getByRole('button', { name: say('confirm.acceptContract.action') }).click();
    const review = page.getByRole('dialog', { name: say('confirm.acceptContract.title') });
    const accept = review.getByRole('button', { name: say('confirm.acceptContract.action') });
    // Only a contract that ends others has to be confirmed.
    await expect(async () => {
      for (const box of await review.getByRole('checkbox').all()) await box.check();
      await expect(accept).toBeEnabled({ timeout: 500 });
    }).toPass();
    await accept.click();
    await expect(review).toHaveCount(0);
  }
  await leave(walker);
}

/** Replaces the default password at a login, and a forgotten one by a code. */
export async function walkToNewPasswords(walker: Walker): Promise<void> {
  const { page, backend } = walker;
  await backend.setScenario({});
  await openLogin(page);
  await sendLogin(page, 'demo_default', '123456');
  await field(page, 'auth.currentPassword').fill('123456');
  await field(page, 'auth.newPassword').fill('River#2026');
  await field(page, 'auth.confirmNewPassword').fill('River#2026');
  await inWindow(page, 'password.mustChangeTitle').click();
  await expect(balance(page)).toBeVisible();
  await leave(walker);

  await openLogin(page);
  await inWindow(page, 'auth.forgotPassword').click();
  await switchTo(page, 'auth.byMobile');
  await field(page, 'field.mobileNumber').fill('01712345678');
  await inWindow(page, 'action.sendCode').click();
  await expect(field(page, 'auth.smsCode')).toHaveAccessibleDescription(/\*\*\*/);
  await field(page, 'auth.smsCode').fill(await smsCode(walker));
  await field(page, 'auth.newPassword').fill('Jamuna#2027');
  await field(page, 'auth.confirmNewPassword').fill('Jamuna#2027');
  await inWindow(page, 'forgot.reset').click();
  await expect(balance(page)).toBeVisible();
}
