import { expect, test } from './fixtures.ts';
import { cards, game, openSlots, playLink } from './games.ts';
import { logIn } from './people.ts';
import { say, saying } from './texts.ts';
import { visit } from './visit.ts';

test('[GAM-07] [GAM-08] the parts below the first screen load when the visitor scrolls near them @gate', async ({
  page,
  calls,
  rest,
}) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await rest();
  const winners = 'GET /wps/relay/GCSGAME_getRankList';
  expect(calls.count(winners)).toBe(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const board = page.getByRole('region', { name: say('game.latestWinners') });
  await board.scrollIntoViewIfNeeded();
  await expect(board.getByText(say('winners.demoNote'))).toBeVisible();
  await expect(board.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('heading', { name: say('game.popularLottery') })).toBeVisible();
  expect(calls.count(winners)).toBe(1);
});

test('[GAM-07] a member continues with the last games, on the home page', async ({ page }) => {
  await logIn(page);
  const titles: string[] = [];
  for (const place of [0, 1]) {
    await openSlots(page);
    const link = playLink(cards(page).nth(place));
    titles.unshift((await link.textContent()) ?? '');
    await link.click();
    await expect(game(page).getByRole('heading', { name: titles[0] ?? '' })).toBeVisible();
  }
  await visit(page, '/');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const shelf = page.getByRole('region', { name: say('home.continuePlaying') });
  await expect(shelf.getByRole('heading', { level: 3 })).toHaveText(titles);
  await shelf.getByRole('link', { name: saying(say('action.seeAll')) }).click();
  await expect(page).toHaveURL(/\/recent$/);
});
