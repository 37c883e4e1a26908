import type { WireGame } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import {
  hotGamesShown,
  liveTablesShown,
  namesIn,
  toHotGames,
  toLiveTables,
  toLobbyVendors,
} from './home-model.ts';

const names = new Map([['RED', 'Red']]);
const game = (nodeId: number, gameType: string, vassalage = 'RED'): WireGame => ({
  nodeId,
  gameName: `Game ${nodeId}`,
  vassalage,
  vendor: vassalage,
  gameType,
  gameClassify: '',
  minBet: '1',
  minLineNum: 1,
  coverUrl: '/art/cover/1.svg',
  isHot: true,
  isNew: false,
});

test('[GAM-01] the popular games contain every kind, and as many vendors as possible', () => {
  const games = [
    game(1, 'SPORTS', 'A'),
    game(2, 'SPORTS', 'A'),
    game(3, 'RNG', 'A'),
    game(4, 'RNG', 'B'),
    game(5, 'RNG', 'B'),
    game(6, 'RNG', 'C'),
    game(7, 'FISH', 'C'),
    game(8, 'LIVE', 'D'),
    game(3, 'RNG', 'A'),
  ];
  expect(toHotGames(games, names).map(({ id }) => id)).toEqual([3, 1, 4, 7, 5, 2, 6]);
  expect(toHotGames([], names)).toEqual([]);
  expect(toHotGames([game(1, 'RNG')], names)[0]?.vendorName).toBe('Red');
});

test('[GAM-01] a vendor has the name of its menu card until the list of vendors has another', () => {
  const card = (vassalage: string, title: string) => ({
    vassalage,
    title,
    isHot: true,
    gameCount: 1,
  });
  const menu = { code: 'RNG', title: 'Slots', gameClassify: [], gameCount: 2 };
  const menus = [{ ...menu, cards: [card('RED', 'Red on a card'), card('BLUE', 'Blue')] }];
  expect([...namesIn(menus, names)]).toEqual([
    ['RED', 'Red'],
    ['BLUE', 'Blue'],
  ]);
  expect(namesIn([], names)).toEqual(names);
});

test('[GAM-01] live tables are taken from the whole list', () => {
  const live = Array.from({ length: 16 }, (_, id) => game(id, 'LIVE'));
  expect(toLiveTables(live, names).map(({ id }) => id)).toEqual([0, 4, 8, 12]);
  expect(toLiveTables(live.slice(0, 3), names)).toHaveLength(3);
});

test('[GAM-03] a vendor links to a page that has its games; one without a page is left out', () => {
  const vendor = (vassalage: string, ...gameTypes: string[]) => ({
    vassalage,
    name: vassalage,
    gameTypes,
    logoUrl: '/x.svg',
  });
  const vendors = [vendor('A', 'LIVE', 'RNG'), vendor('B', 'LIVE'), vendor('C', 'HOLOGRAM')];
  expect(toLobbyVendors(vendors).map(({ href }) => href)).toEqual([
    '/rng?vassalage=A',
    '/rng?page=live&vassalage=B',
  ]);
});

test('[BAN-01] the sandbox fills the lobby', async () => {
  const { runtime } = createTestRuntime({ language: 'en' });
  const { api } = runtime;
  const { list } = await api.getHotGames({});
  const hot = toHotGames(list, names);
  expect(hot).toHaveLength(hotGamesShown);
  expect(new Set(hot.map(({ vendorId }) => vendorId)).size).toBe(hotGamesShown);
  expect(toLiveTables(list, names)).toHaveLength(liveTablesShown);
});

test('[GAM-01] nine games at most, none of them a live table', () => {
  const many = Array.from({ length: 30 }, (_, id) => game(id, 'RNG', `V${id}`));
  expect(toHotGames(many, names).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(toHotGames([game(1, 'LIVE')], names)).toEqual([]);
});

test('[GAM-01] a live table occurs once in its row, a game of another kind never', () => {
  const live = [game(1, 'LIVE'), game(2, 'RNG'), game(1, 'LIVE'), game(3, 'LIVE')];
  expect(toLiveTables(live, names).map(({ id }) => id)).toEqual([1, 3]);
  expect(toLiveTables([], names)).toEqual([]);
  const seven = Array.from({ length: 7 }, (_, id) => game(id, 'LIVE'));
  expect(toLiveTables(seven, names).map(({ id }) => id)).toEqual([0, 1, 2, 3]);
});

test('[GAM-03] a vendor of the carousel has its name and its logo', () => {
  const vendor = { vassalage: 'A', name: 'Aranya', gameTypes: ['HOLOGRAM', 'FISH'], logoUrl: '/a' };
  expect(toLobbyVendors([vendor])).toEqual([
    { id: 'A', name: 'Aranya', mark: '/a', href: '/rng?page=fish&vassalage=A' },
  ]);
});

test('[GAM-01] each step takes a game of a new vendor, as long as there is one', () => {
  const games = [
    ...[game(1, 'RNG', 'A'), game(2, 'RNG', 'A'), game(3, 'RNG', 'B')],
    ...[game(4, 'SPORTS', 'A'), game(5, 'SPORTS', 'C')],
  ];
  expect(toHotGames(games, names).map(({ id }) => id)).toEqual([1, 5, 3, 4, 2]);
});
