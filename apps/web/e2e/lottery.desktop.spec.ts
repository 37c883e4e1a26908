import { expect, test } from './fixtures.ts';
import { cards, game } from './games.ts';
import { patchValue } from './patches.ts';
import { dialog, header, logIn, sendLogin } from './people.ts';
import { bookSays, say } from './texts.ts';

const launch = 'POST /wps/game/launchGame';

test('[NAV-06] every address of the lotteries shows them under a slim header, without the site header', async ({
  page,
}) => {
  for (const path of ['/lottery', '/vnlottery', '/lottert', '/sealottery']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: say('nav.lottery') })).toBeVisible();
    await expect(page.getByRole('table', { name: say('game.drawnNumbers') })).toBeVisible();
    await expect(header(page)).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: say('nav.mainMenu') })).toHaveCount(0);
  }
});

test('[LOT-01] a bet launches a lottery with its parameters; the link back leads to the list @gate', async ({
  page,
  calls,
}) => {
  await logIn(page);
  await page.goto('/lottery?list=elott');
  const name = (await page.locator('[data-code="QUICK3"] h2').textContent()) ?? '';
  await page.getByRole('button', { name: say('lottery.playNamed', { name }) }).click();
  await expect(page).toHaveURL(/\/game\?lottery=QUICK3$/);
  await expect(page.getByTitle(name, { exact: true })).toBeVisible();
  await expect(game(page).getByRole('heading').first()).toBeVisible();
  expect(calls.count(launch)).toBe(1);
  expect((await calls.sent(launch))[0]).toMatchObject({
    launchMode: 'LOTT',
    lottoArea: 'VN',
    lottoPrizeMode: 'Elott',
    lottoGameCode: 'QUICK3',
    lottoView: 'betting',
    device: 'WEB',
  });
  await page.getByRole('link', { name: say('game.backToLobby') }).click();
  await expect(page).toHaveURL(/\/lottery\?list=elott$/);
});

test('[LCH-02] the sports book opens if a vendor has one; else the screen says so and offers a next step', async ({
  page,
}) => {
  await logIn(page);
  await page.goto('/fbsports');
  await expect(page.getByTitle(say('nav.sports'), { exact: true })).toBeVisible();
  await game(page)
    .getByRole('button', { name: bookSays('begin') })
    .click();
  await expect(game(page).getByRole('tab', { selected: true })).toBeFocused();
  await page.goto('/fbsports?vassalage=NOBODY');
  await expect(
    page.getByRole('heading', { name: say('screen.gameUnavailable.title') }),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(6);
});

test('[LCH-02] cockfighting stands in the navigation, needs a login and opens its first game directly @gate', async ({
  page,
}) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: say('nav.mainMenu') });
  const link = nav.getByRole('link', { name: say('nav.cockfight'), exact: true });
  await expect(link).toHaveAttribute('href', '/cockfight');
  await page.goto('/cockfight');
  await expect(dialog(page)).toBeVisible();
  await sendLogin(page);
  await expect(page).toHaveURL(/\/cockfight$/);
  await expect(game(page).getByRole('button', { name: bookSays('begin') })).toBeVisible();
});

test('[LCH-02] cockfighting without a game offers a next step', async ({ page }) => {
  await patchValue(page, '/wps/relay/GCSGAME_gameList', () => ({
    ...{ games: [], totalPages: 0, totalCount: 0 },
  }));
  await page.goto('/cockfight');
  await expect(dialog(page)).toBeVisible();
  await sendLogin(page);
  await expect(page).toHaveURL(/\/cockfight$/);
  await expect(
    page.getByRole('heading', { name: say('screen.gameUnavailable.title') }),
  ).toBeVisible();
  await page
    .getByRole('link', { name: say('game.backToLobby') })
    .last()
    .click();
  await expect(page).toHaveURL(/\/$/);
});
