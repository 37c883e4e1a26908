import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenStores, storeFaults } from '../../testing/broken-stores.ts';
import { guardedStore } from '../session/guarded-store.ts';
import { memoryStore } from '../session/key-value-store.ts';
import type { GameSummary } from './game-summary.ts';
import { keepViewed, readViewed, refreshed, writeViewed } from './viewed.ts';

const game = (id: number): GameSummary => ({
  id,
  title: `Game ${id}`,
  vendorId: 'BOKULIO',
  vendorName: 'Bokulio',
  gameType: 'RNG',
  coverUrl: `/art/cover/${id}.svg`,
  flag: 'new',
  resting: true,
  minBet: '0.10',
});

test('[X-05] the last twenty opened games are kept, newest first, each once', () => {
  const device = memoryStore();
  for (let id = 1; id <= 25; id++) keepViewed(device, game(id), id);
  keepViewed(device, game(10), 99);
  const kept = readViewed(device);
  expect(kept.map((one) => one.game.id)).toEqual([
    10, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 9, 8, 7, 6,
  ]);
  expect(kept[0]).toEqual({ at: 99, game: { ...game(10), flag: null, resting: false } });
});

test('[X-05] the list can be cleared, and restored after the games opened since', () => {
  const device = memoryStore();
  for (const id of [1, 2, 3]) keepViewed(device, game(id), id);
  const before = readViewed(device);
  writeViewed(device, []);
  expect(readViewed(device)).toEqual([]);
  keepViewed(device, game(2), 9);
  writeViewed(device, [...readViewed(device), ...before]);
  expect(readViewed(device).map(({ game: { id }, at }) => [id, at])).toEqual([
    [2, 9],
    [3, 3],
    [1, 1],
  ]);
});

test('[X-05] a game with known current data is shown with that data', () => {
  const device = memoryStore();
  keepViewed(device, game(1), 1);
  keepViewed(device, game(2), 2);
  const today = { ...game(1), title: 'Another language' };
  expect(refreshed(readViewed(device), [today]).map(({ title }) => title)).toEqual([
    'Game 2',
    'Another language',
  ]);
});

test('[X-05] any content of the storage is read without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const device = memoryStore();
      device.setItem('viewedGames', text);
      expect(Array.isArray(readViewed(device))).toBe(true);
    }),
  );
});

test.each(storeFaults)(
  '[X-05] [LAY-04] the page remembers an opened game where the storage %s',
  (fault) => {
    const device = guardedStore(brokenStores[fault], 'device');
    keepViewed(device, game(1), 1);
    expect(readViewed(device).map((viewed) => viewed.game.id)).toEqual([1]);
  },
);
