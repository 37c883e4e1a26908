import { expect, test } from 'vitest';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import { firstPages, hotPageSize, kindsOf } from './hot-games.ts';

const game = (id: number, gameType: string): GameSummary => ({
  id,
  title: `Game ${id}`,
  vendorId: 'BOKULIO',
  vendorName: 'Bokulio',
  gameType,
  coverUrl: '',
  flag: 'hot',
  resting: false,
  minBet: '0.10',
});
const games = Array.from({ length: 60 }, (_, place) => game(place, place % 3 ? 'RNG' : 'LIVE'));

test('[GAM-07] hot games are shown page by page until all are there, with the total number', () => {
  expect(firstPages(games, '', 1)).toEqual({
    games: games.slice(0, hotPageSize),
    total: 60,
    hasMore: true,
  });
  expect(firstPages(games, '', 3)).toEqual({ games, total: 60, hasMore: false });
});

test('[GAM-07] one kind has its own number', () => {
  const live = firstPages(games, 'LIVE', 1);
  expect(live).toMatchObject({ total: 20, hasMore: false });
  expect(live.games.every(({ gameType }) => gameType === 'LIVE')).toBe(true);
  expect(firstPages(games, 'FISH', 1)).toEqual({ games: [], total: 0, hasMore: false });
});

test('[GAM-07] kinds are offered in order of occurrence, each once, and only those with a label', () => {
  expect(kindsOf([...games, game(99, 'NEWKIND')])).toEqual(['LIVE', 'RNG']);
  expect(kindsOf([])).toEqual([]);
});
