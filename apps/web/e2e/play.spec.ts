import type { Page } from '@playwright/test';
import { type Backend, expect, failedAnswers, test } from './fixtures.ts';
import { balanceOverGame, beginGame, betButton, game, listedGames, playRound } from './games.ts';
import { logIn } from './people.ts';
import { gameSays, say, taka } from './texts.ts';

const launch = 'POST /wps/game/launchGame';

/** Opens the first game of a type that plays in a frame, as the member. */
async function openGame(
  page: Page,
  backend: Backend,
  gameType: string,
  minBet = '0.1',
  name = /./,
) {
  const games = await listedGames(backend, `gameType=${gameType}&minBet=${minBet}`);
  const found = games.find(({ maintenance, gameName }) => !maintenance && name.test(gameName));
  if (!found) throw new Error(`There is no game of ${gameType}`);
  await logIn(page);
  await page.goto(`/game?id=${found.nodeId}`);
  await expect(game(page).getByRole('heading', { level: 1 })).toBeVisible();
}

/** The net of this session in the header of the site, in hundredths. */
const netOverGame = async (page: Page): Promise<number> => {
  const text = (await page.getByRole('banner').getByRole('definition').nth(1).textContent()) ?? '';
  const amount = Number(text.replace(/[^\d]/g, ''));
  return text.includes('\u2212') ? -amount : amount;
};

/** Expects that nothing in the game is wider than its frame. */
async function expectNarrow(page: Page): Promise<void> {
  const inside = game(page).locator('html');
  expect(await inside.evaluate((root) => root.scrollWidth <= root.clientWidth)).toBe(true);
}

/** Stops the time of the server half a second before a live table takes no more bets. */
async function stopBeforeClose(page: Page, backend: Backend): Promise<number> {
  const path = (await page.locator('iframe').getAttribute('src')) ?? '';
  let time = Date.now();
  for (;;) {
    await backend.setScenario({ clock: new Date(time).toISOString() });
    const news = await (await page.request.get(`${path}/news`)).json();
    if (news.phase === 'betting' && news.left === 500) return time;
    time += news.phase === 'betting' ? news.left - 500 : news.left;
  }
}

for (const language of ['bn', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`[LCH-01] [X-01] ${language}: reels say their rules first, then a round is played and told${language === 'bn' ? ' @gate' : ''}`, async ({
      page,
      backend,
    }) => {
      await openGame(page, backend, 'RNG');
      const inside = game(page);
      await expect(inside.getByText(gameSays('playMoney'), { exact: true })).toBeVisible();
      await expect(inside.getByText(gameSays('rtp'))).toBeVisible();
      await expect(inside.getByText(/^9\d\.\d\d%$/)).toBeVisible();
      await expect(betButton(page)).toHaveCount(0);
      await expectNarrow(page);
      await beginGame(page);
      await expect(betButton(page)).toBeFocused();
      await expect(inside.getByRole('group', { name: gameSays('slot.reels') })).toBeVisible();
      await inside.getByRole('textbox', { name: gameSays('stake') }).fill('৫.৫০');
      await playRound(page);
      await expect(inside.getByRole('textbox')).toHaveValue('5.50');
      // The sentence and the header of the site tell the same net.
      const told = (await inside.getByRole('status').textContent()) ?? '';
      const [, sign = '', amount = ''] = /([+\u2212]?)৳([\d,.]+\d)\D*$/.exec(told) ?? [];
      const net = Number(amount.replace(/\D/g, '')) * (sign === '\u2212' ? -1 : 1);
      await expect.poll(() => netOverGame(page)).toBe(net);
      await expect(inside.getByText(gameSays('playMoney'), { exact: true })).toBeVisible();
      await expectNarrow(page);
    });

    test(`[LCH-01] ${language}: a round of cards by keyboard, its hands are named`, async ({
      page,
      backend,
    }) => {
      await openGame(page, backend, 'PVP');
      const inside = game(page);
      await inside.getByRole('button', { name: gameSays('begin') }).press('Enter');
      await expect(inside.getByRole('img', { name: gameSays('cards.down') })).toHaveCount(4);
      const shown = page.waitForResponse((response) => response.url().endsWith('/seen'));
      await betButton(page).press('Enter');
      await shown;
      await expect(inside.getByRole('img', { name: gameSays('cards.down') })).toHaveCount(0);
      const yours = inside.getByRole('group', { name: gameSays('cards.yours') });
      await expect(yours.getByRole('img')).toHaveCount(2);
      await expect(yours.getByRole('paragraph')).toHaveText(/ \d$/);
      await expect(inside.getByRole('status')).toContainText(taka);
      await expectNarrow(page);
    });

    test(`[LCH-01] ${language}: chips on a live table by keyboard, and the result of the spin with its money`, async ({
      page,
      backend,
    }) => {
      await openGame(page, backend, 'LIVE', '1', /রুলেট|Roulette/);
      const inside = game(page);
      await expect(inside.getByText('97.30%')).toBeVisible();
      await expectNarrow(page);
      const time = await stopBeforeClose(page, backend);
      await page.reload();
      await inside.getByRole('button', { name: gameSays('begin') }).click();
      await expect(inside.getByText(gameSays('roulette.phase.betting'))).toBeVisible();
      const felt = inside.getByRole('group', { name: gameSays('roulette.felt') });
      const field = (name: string, pays: string) =>
        felt.getByRole('button', { name: gameSays('roulette.field', { name, pays }) });
      await field(gameSays('roulette.red'), '1').press('Enter');
      await field(gameSays('roulette.black'), '1').press('Enter');
      await betButton(page).press('Enter');
      const stake = `${taka}2.00`;
      await expect(inside.getByRole('status')).toHaveText(gameSays('roulette.placed', { stake }));
      await expect(balanceOverGame(page)).toHaveText(`${taka}12,448.00`);
      // The wheel stops 8.5 s later: the page asks for the result then.
      await backend.setScenario({ clock: new Date(time + 9_000).toISOString() });
      await expect(inside.getByRole('status')).toContainText(taka, { timeout: 30_000 });
      await expect(inside.getByRole('status')).not.toHaveText(
        gameSays('roulette.placed', { stake }),
      );
      await expect(balanceOverGame(page)).toHaveText(/^৳12,4(?:48|50)\.00$/);
      await expectNarrow(page);
    });

    test(`[LOT-01] ${language}: a ticket of a lottery with numbers picked for the member`, async ({
      page,
      backend,
    }) => {
      // The draw is on the hour, and sales close some minutes before it.
      const clock = new Date();
      clock.setUTCMinutes(20, 0, 0);
      await backend.setScenario({ clock: clock.toISOString() });
      await logIn(page);
      await page.goto('/game?lottery=PADMA645');
      const inside = game(page);
      await inside.getByRole('button', { name: gameSays('begin') }).click();
      await inside.getByRole('button', { name: gameSays('lottery.pick') }).click();
      await expect(inside.getByRole('button', { pressed: true })).toHaveCount(7);
      await inside.getByRole('button', { name: gameSays('lottery.buy', { amount: taka }) }).click();
      await expect(inside.getByRole('status')).toContainText('BT-');
      await expect(inside.getByText(gameSays('lottery.waiting'))).toBeVisible();
      await expectNarrow(page);
    });

    test(`[LCH-01] ${language}: a net is cast at a fish by keyboard; with less motion the pond is still`, async ({
      page,
      backend,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openGame(page, backend, 'FISH');
      const inside = game(page);
      await inside.getByRole('button', { name: gameSays('begin') }).click();
      await expect(inside.getByRole('button', { name: gameSays('fish.still') })).toBeHidden();
      const pond = inside.getByRole('group', { name: gameSays('fish.pond') });
      await pond.getByRole('button').first().press('ArrowRight');
      const shown = page.waitForResponse((response) => response.url().endsWith('/seen'));
      await pond.getByRole('button').nth(1).press('Enter');
      await shown;
      await expect(inside.getByRole('status')).toContainText(gameSays('fish.name.koi'));
      await expect(inside.getByRole('status')).toContainText(taka);
      await expectNarrow(page);
    });
  });
}

test('[LCH-01] a stake that is none says why and takes nothing', async ({
  page,
  backend,
  calls,
}) => {
  await openGame(page, backend, 'RNG');
  await beginGame(page);
  const field = game(page).getByRole('textbox', { name: gameSays('stake') });
  for (const [typed, key] of [
    ['অনেক', 'stake.text'],
    ['০.০১', 'stake.low'],
    ['99999', 'stake.high'],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    const why = gameSays(key, { min: `${taka}0.10`, max: `${taka}50.00` });
    await expect(game(page).getByRole('alert')).toHaveText(why);
    await expect(field).toHaveValue(typed);
  }
  await expect(balanceOverGame(page)).toHaveText(`${taka}12,450.00`);
  expect(calls.count(launch)).toBe(1);
});

test.describe('a lost answer', () => {
  test.use({ expectedErrors: failedAnswers });

  test('[WAL-07] [LCH-01] the round is shown on return, and its stake was taken once', async ({
    page,
    backend,
  }) => {
    await openGame(page, backend, 'PVP');
    await beginGame(page);
    let net = '';
    await page.route('**/round', async (route) => {
      const answer = await route.fetch();
      net = (await answer.json()).net;
      await route.abort();
    });
    await betButton(page).click();
    await expect(game(page).getByRole('status')).toHaveText(gameSays('failed'));
    await page.unroute('**/round');
    await page.reload();
    await expect(game(page).getByRole('status')).toContainText(gameSays('late'));
    const held = (12_450 + Number(net)).toLocaleString('en-US', { minimumFractionDigits: 2 });
    await expect(balanceOverGame(page)).toHaveText(`${taka}${held}`);
    await page.reload();
    await expect(game(page).getByRole('button', { name: gameSays('begin') })).toBeVisible();
    await expect(page.getByText(say('launch.thisSession'))).toBeVisible();
  });
});
