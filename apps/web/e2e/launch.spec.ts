import type { Page } from '@playwright/test';
import { type Backend, expect, test } from './fixtures.ts';
import {
  beginGame,
  cards,
  game,
  heart,
  listedGames,
  openSlots,
  playLink,
  playRound,
  playUntilBalanceChanges,
} from './games.ts';
import { balance, dialog, fillLogin, logIn, loginButton, openLogin, sendLogin } from './people.ts';
import { say, taka } from './texts.ts';

const launch = 'POST /wps/game/launchGame';

test('[LCH-01] [GRD-01] a visitor logs in first, then the game opens, launched once @gate', async ({
  page,
  calls,
}) => {
  await openSlots(page);
  const card = cards(page).first();
  const title = (await playLink(card).textContent()) ?? '';
  await playLink(card).click();
  await expect(dialog(page)).toContainText(say('guard.loginFirst'));
  expect(calls.count(launch)).toBe(0);
  await sendLogin(page);
  await expect(page).toHaveURL(/\/game\?id=\d+$/);
  await expect(game(page).getByRole('heading', { name: title })).toBeVisible();
  expect(calls.count(launch)).toBe(1);
});

test('[LCH-01] two clicks launch once, in a frame without an origin @gate', async ({
  page,
  calls,
}) => {
  await logIn(page);
  await openSlots(page);
  const card = cards(page).first();
  const title = (await playLink(card).textContent()) ?? '';
  await playLink(card).dblclick();
  await expect(game(page).getByRole('heading', { name: title })).toBeVisible();
  const frame = page.getByTitle(title, { exact: true });
  const sandbox = (await frame.getAttribute('sandbox')) ?? '';
  expect(sandbox.split(' ')).toContain('allow-scripts');
  expect(sandbox).not.toMatch(/same-origin|top-navigation|popups|forms/);
  expect(calls.count(launch)).toBe(1);
  expect((await calls.sent(launch))[0]).toMatchObject({ gameType: 'RNG' });
});

test('[LCH-01] [WAL-01] a round changes the balance, which the site shows after the game @gate', async ({
  page,
  calls,
}) => {
  await logIn(page);
  await openSlots(page);
  await playLink(cards(page).nth(1)).click();
  await beginGame(page);
  const inside = await playUntilBalanceChanges(page);
  const net = page.getByText(/[+\u2212]/).filter({ hasText: taka });
  await expect(net.first()).toBeVisible();
  expect(inside).not.toBe(`${taka}12,450.00`);
  const asked = calls.count('GET /wps/v2/wallets/balance');
  await page.getByRole('link', { name: say('game.backToLobby') }).click();
  await expect(page).toHaveURL(/\/rng$/);
  await expect(balance(page)).toContainText(inside);
  expect(calls.count('GET /wps/v2/wallets/balance')).toBeGreaterThan(asked);
});

test('[LCH-01] a slow launch says so', async ({ page, backend }) => {
  await logIn(page);
  await openSlots(page);
  await backend.setScenario({
    faults: [{ path: '/wps/game/launchGame', kind: 'hold' }],
  });
  const title = (await playLink(cards(page).first()).textContent()) ?? '';
  await playLink(cards(page).first()).click();
  const starting = say('launch.starting', { game: title });
  await expect(page.getByRole('status').filter({ hasText: starting })).toBeVisible();
  await backend.release();
  await expect(game(page).getByRole('heading', { name: title })).toBeVisible();
});

test('[LCH-01] [LAY-01] header and frame have their places from the first moment on', async ({
  page,
  backend,
}) => {
  const games = await listedGames(backend, 'gameType=RNG');
  const playable = games.find(({ maintenance }) => !maintenance);
  await logIn(page);
  await backend.setScenario({ faults: [{ path: '/wps/game/launchGame', kind: 'hold' }] });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/GamePage-/, async (route) => {
    await arrived;
    await route.fallback();
  });
  await page.goto(`/game?id=${playable?.nodeId}`, { waitUntil: 'commit' });
  const places = async (header: string, stage: string) => {
    await expect(page.locator(stage)).toBeVisible();
    const [above, below] = [
      await page.locator(header).boundingBox(),
      await page.locator(stage).boundingBox(),
    ];
    return [above, below];
  };
  const loading = await places('[data-part="header"]', '[data-part="stage"]');
  arrive();
  const bar = '[data-component="slim-game-header"]';
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  expect(await places(bar, 'main')).toEqual(loading);
  await backend.heldUp(launch);
  await backend.release();
  expect(await places(bar, 'iframe')).toEqual(loading);
});

test('[LCH-01] a game under maintenance says so and offers others', async ({
  page,
  backend,
  calls,
}) => {
  const games = await listedGames(backend, 'gameType=ESPORTS');
  const resting = games.find(({ maintenance }) => maintenance);
  await logIn(page);
  if (!resting) throw new Error('No game rests');
  await page.goto(`/game?id=${resting.nodeId}`);
  await expect(
    page.getByRole('heading', { name: say('screen.gameUnavailable.title') }),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(6);
  const other = (await playLink(cards(page).first()).textContent()) ?? '';
  await playLink(cards(page).first()).click();
  await expect(game(page).getByRole('heading', { name: other })).toBeVisible();
  expect(calls.count(launch)).toBe(2);
});

test('[LCH-01] an address without a game says so and leads back', async ({ page }) => {
  await page.goto('/game?id=abc');
  await expect(page.getByRole('heading', { name: say('launch.notFound') })).toBeVisible();
  await expect(heart(cards(page).first())).toBeVisible();
});

test('[LCH-01] a trial account plays the demo', async ({ page, calls }) => {
  await openLogin(page);
  await dialog(page)
    .getByRole('button', { name: say('login.freeDemo') })
    .click();
  await expect(balance(page)).toContainText('10,000.00');
  await openSlots(page);
  await playLink(cards(page).first()).click();
  await beginGame(page);
  await playRound(page);
  expect((await calls.sent(launch))[0]).toMatchObject({ demo: true });
});

test('[LCH-01] a reload inside a game launches it again without asking', async ({
  page,
  calls,
}) => {
  await openSlots(page);
  await playLink(cards(page).first()).click();
  await fillLogin(page);
  await loginButton(page).click();
  await expect(game(page).getByRole('heading')).toBeVisible();
  await page.reload();
  await expect(game(page).getByRole('heading')).toBeVisible();
  expect(calls.count(launch)).toBe(2);
});

/** Opens a game of a vendor whose games do not play in a frame. */
async function openGameOf(page: Page, backend: Backend, vendor: string): Promise<string> {
  const games = await listedGames(backend, 'gameType=ESPORTS');
  const found = games.find(({ vassalage, maintenance }) => vassalage === vendor && !maintenance);
  if (!found) throw new Error(`${vendor} has no game`);
  await logIn(page);
  await page.goto(`/game?id=${found.nodeId}`);
  return found.gameName;
}

test('[LCH-01] a vendor with popups opens its game in a window, once, during the press', async ({
  page,
  backend,
  calls,
}) => {
  const title = await openGameOf(page, backend, 'TF');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: say('game.launch'), exact: true }).click();
  const popup = await opened;
  await expect(popup.getByRole('heading', { name: title })).toBeVisible();
  expect(await popup.evaluate(() => window.opener)).toBe(null);
  // The page was opened by its address, so the title comes from the recent games: a launched game is the newest of
  // them.
  const said = say('launch.newWindow', { game: title });
  await expect(page.getByText(said)).toBeVisible();
  expect(calls.count(launch)).toBe(1);
});

test('[LCH-01] a blocked popup says so and can be opened with another press', async ({
  page,
  backend,
}) => {
  const title = await openGameOf(page, backend, 'TF');
  const button = page.getByRole('button', { name: say('game.launch'), exact: true });
  await expect(button).toBeVisible();
  await page.evaluate(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await button.click();
  await expect(page.getByRole('alert')).toContainText(say('error.popupBlocked'));
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: say('action.allowPopup'), exact: true }).click();
  await expect((await opened).getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[LCH-01] a vendor with tabs has a link to a new tab', async ({ page, backend }) => {
  const title = await openGameOf(page, backend, 'IMES');
  const opened = page.waitForEvent('popup');
  await page.getByRole('main').locator('a[target="_blank"]').click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { name: title })).toBeVisible();
  expect(await tab.evaluate(() => window.opener)).toBe(null);
});
