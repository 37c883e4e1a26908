import { expect, test } from './fixtures.ts';
import { cards } from './games.ts';
import { say } from './texts.ts';

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
