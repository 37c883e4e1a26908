import type { Page } from '@playwright/test';
import { type Backend, expect, failedAnswers, isPhone, test } from './fixtures.ts';
import { balanceOverGame, game, listedGames } from './games.ts';
import { logIn } from './people.ts';
import { bookSays, gameSays, say, taka } from './texts.ts';

/** Opens the first sportsbook of a list in its frame, as the member, and leaves its start screen. */
async function openBook(page: Page, backend: Backend, gameType = 'SPORTS') {
  const games = await listedGames(backend, `gameType=${gameType}`);
  const found = games.find(({ maintenance }) => !maintenance);
  if (!found) throw new Error(`There is no game of ${gameType}`);
  await logIn(page);
  await page.goto(`/game?id=${found.nodeId}`);
  await game(page)
    .getByRole('button', { name: bookSays('begin') })
    .click();
  await expect(game(page).getByRole('tab', { selected: true })).toBeFocused();
}

/** The first odds of a match in the open tab. */
const odds = (page: Page, match: number) =>
  game(page)
    .getByRole('tabpanel')
    .getByRole('article')
    .nth(match)
    .locator('button[aria-pressed]')
    .first();

/** Opens the slip, which is a sheet on phones. */
async function openSlip(page: Page) {
  if (!isPhone(page)) return;
  await game(page)
    .getByRole('button', { name: new RegExp(`^${bookSays('slip')}`) })
    .click();
}

const bet = (page: Page, amount: string) =>
  game(page).getByRole('button', {
    name: gameSays('placeBet', { amount: taka + amount }),
    exact: true,
  });

const status = (page: Page) => game(page).getByRole('status');

for (const language of ['bn', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`[LCH-02] ${language}: a multiple of two matches is placed, and stands open in the betting record${language === 'bn' ? ' @gate' : ''}`, async ({
      page,
      backend,
    }) => {
      await openBook(page, backend);
      // Matches that do not start within this test.
      await odds(page, 4).click();
      await odds(page, 5).click();
      await expect(odds(page, 4)).toHaveAttribute('aria-pressed', 'true');
      await openSlip(page);
      await game(page)
        .getByRole('textbox', { name: gameSays('stake') })
        .fill('১০০');
      await bet(page, '100.00').click();
      await expect(status(page)).toContainText(/BT-\d+/);
      await expect(balanceOverGame(page)).toHaveText(`${taka}12,350.00`);
      const inside = game(page).locator('html');
      expect(await inside.evaluate((root) => root.scrollWidth <= root.clientWidth)).toBe(true);
      await game(page)
        .getByRole('tab', { name: new RegExp(`^${bookSays('bets')}`) })
        .click();
      const open = game(page).getByRole('tabpanel').getByText(bookSays('bet.open'));
      await expect(open.first()).toBeVisible();
      await page.goto('/?member=personalHistoryCopy');
      const shown = page.getByText(say('status.bet.open')).filter({ visible: true });
      await expect(shown.first()).toBeVisible();
    });
  });
}

test.describe('a lost answer', () => {
  test.use({ expectedErrors: failedAnswers });

  test('[WAL-07] [LCH-02] a bet is shown on return, and its stake was taken once', async ({
    page,
    backend,
  }) => {
    await openBook(page, backend);
    await odds(page, 5).click();
    await openSlip(page);
    await game(page)
      .getByRole('textbox', { name: gameSays('stake') })
      .fill('100');
    await page.route('**/slip', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await bet(page, '100.00').click();
    await expect(status(page)).toHaveText(bookSays('failed'));
    await page.unroute('**/slip');
    await page.reload();
    await expect(status(page)).toHaveText(/BT-\d+/);
    await expect(balanceOverGame(page)).toHaveText(`${taka}12,350.00`);
  });
});

test('[LCH-02] cockfighting is a book of bouts without animals', async ({ page, backend }) => {
  await openBook(page, backend, 'COCKFIGHT');
  await expect(odds(page, 0)).toBeVisible();
  await game(page)
    .getByRole('button', { name: gameSays('rules') })
    .click();
  await expect(game(page).getByText(bookSays('rules.COCKFIGHT'))).toBeVisible();
});
