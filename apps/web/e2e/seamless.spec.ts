import type { Page } from '@playwright/test';
import { type Backend, expect, test } from './fixtures.ts';
import { game, listedGames } from './games.ts';
import { dialog, header, logIn, sendLogin } from './people.ts';
import { say } from './texts.ts';

const launch = 'POST /wps/game/launchGame';
const address = '/seamless?gameType=RNG';

/** The game that a seamless address opens: the first one that is not under maintenance. */
async function firstSlot(backend: Backend): Promise<string> {
  const games = await listedGames(backend, 'gameType=RNG');
  const first = games.find(({ maintenance }) => !maintenance);
  if (!first) throw new Error('Every slot rests');
  return first.gameName;
}

/** Expects only the slim header of a game: no menu and no footer of the site. */
async function expectSlimHeader(page: Page, title: string): Promise<void> {
  await expect(header(page)).toHaveCount(1);
  await expect(header(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(header(page).getByRole('link', { name: say('game.backToLobby') })).toBeVisible();
  await expect(page.getByRole('navigation', { name: say('nav.mainMenu') })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
}

async function expectGame(page: Page, title: string): Promise<void> {
  await expect(page.getByTitle(title, { exact: true })).toBeVisible();
  await expect(game(page).getByRole('heading', { name: title })).toBeVisible();
}

test('[LCH-02] [NAV-06] a seamless address opens the first game of its kind for a member, in a frame under the slim header', async ({
  page,
  backend,
  calls,
}) => {
  const title = await firstSlot(backend);
  await logIn(page);
  await page.goto(address);
  await expectGame(page, title);
  await expectSlimHeader(page, title);
  expect(calls.count(launch)).toBe(1);
  expect((await calls.sent(launch))[0]).toMatchObject({ gameType: 'RNG' });
});

test('[LCH-02] [GRD-01] [NAV-06] a visitor of a seamless address is asked to log in, may close the login, and gets to the game', async ({
  page,
  backend,
  calls,
}) => {
  const title = await firstSlot(backend);
  await page.goto(address);
  await expect(dialog(page)).toContainText(say('guard.loginFirst'));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expectSlimHeader(page, say('game.game'));
  await expect(page.getByText(say('launch.loginNeeded'))).toBeVisible();
  expect(calls.count(launch)).toBe(0);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('action.login') })
    .click();
  await sendLogin(page);
  await expectGame(page, title);
  await expect(page).toHaveURL(/\/seamless\?gameType=RNG$/);
  expect(calls.count(launch)).toBe(1);
});
