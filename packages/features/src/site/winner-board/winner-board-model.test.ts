import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storyTime } from '../../testing/test-runtime.tsx';
import { agoOf, toWinnerBoard } from './winner-board-model.ts';

const names = new Map([['BOKULIO', 'Bokulio']]);

test('[GAM-08] the age of a win is in whole minutes, hours or days', () => {
  const ago = (minutes: number) => agoOf(storyTime - minutes * 60_000, storyTime);
  expect(ago(0.9)).toBeNull();
  expect(ago(-5)).toBeNull();
  expect(agoOf(Number.NaN, storyTime)).toBeNull();
  expect(ago(1)).toEqual({ key: 'time.minutesAgo', count: 1 });
  expect(ago(59.9)).toEqual({ key: 'time.minutesAgo', count: 59 });
  expect(ago(60)).toEqual({ key: 'time.hoursAgo', count: 1 });
  expect(ago(2900)).toEqual({ key: 'time.daysAgo', count: 2 });
});

test('[GAM-08] a name that is not masked is never shown, and there are never more than twenty rows', () => {
  const win = (player: string) => ({ player, gameName: 'Game', prize: '10.00' });
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 40 }), (players) => {
      const { rows } = toWinnerBoard({ list: players.map(win), demo: true }, '৳', names);
      expect(rows.length).toBeLessThanOrEqual(20);
      expect(rows.every(({ player }) => player.includes('**'))).toBe(true);
    }),
  );
  const { rows, demo } = toWinnerBoard(
    { list: [win('ra***48'), win('rafid48'), { ...win('mi***07'), prize: 'lots' }], demo: true },
    '৳',
    names,
  );
  expect(rows.map(({ player, amount, at }) => [player, amount, at])).toEqual([
    ['ra***48', '৳10.00', null],
  ]);
  expect(demo).toBe(true);
});

test('[WIN-01] a row links to its game; without a known game there is no link', () => {
  const win = { player: 'ra***48', gameName: 'Monsoon Treasure', prize: '10.00' };
  const vo = { nodeId: 7, vassalage: 'BOKULIO', gameType: 'RNG', coverUrl: '/art/cover/7.svg' };
  const list = [
    { ...win, vo },
    { ...win, vo: { ...vo, nodeId: 8, vassalage: 'NEWCOMER', gameType: 'HOLOGRAM', coverUrl: '' } },
    { ...win, vo: { ...vo, nodeId: 0 } },
    win,
  ];
  const { rows } = toWinnerBoard({ list, demo: false }, '৳', names);
  expect(rows.map(({ game }) => game && [game.id, game.title, game.vendorName])).toEqual([
    [7, 'Monsoon Treasure', 'Bokulio'],
    [8, 'Monsoon Treasure', 'NEWCOMER'],
    null,
    null,
  ]);
  expect(rows.map(({ coverUrl }) => coverUrl)).toEqual([
    '/art/cover/7.svg',
    '/art/cover/fallback.svg',
    '/art/cover/7.svg',
    '/art/cover/fallback.svg',
  ]);
});

test('[GAM-08] a day starts with its 1440th minute', () => {
  const ago = (minutes: number) => agoOf(storyTime - minutes * 60_000, storyTime);
  expect(ago(1439)).toEqual({ key: 'time.hoursAgo', count: 23 });
  expect(ago(1440)).toEqual({ key: 'time.daysAgo', count: 1 });
});

test('[GAM-08] a row has a name, an amount and a time; an invalid time is left out', () => {
  const vo = { nodeId: 7, vassalage: 'BOKULIO', gameType: 'RNG', coverUrl: '/art/cover/7.svg' };
  const win = { player: 'ra**8', gameName: 'Monsoon', prize: '10.00', vo };
  const list = [
    { ...win, time: '1970-01-01T00:00:01Z' },
    { ...win, time: 'once' },
  ];
  const { rows } = toWinnerBoard({ list, demo: false }, '৳', names);
  expect(rows[0]).toEqual({
    id: '0 1970-01-01T00:00:01Z',
    player: 'ra**8',
    title: 'Monsoon',
    game: {
      ...{ id: 7, title: 'Monsoon', vendorId: 'BOKULIO', vendorName: 'Bokulio' },
      ...{ gameType: 'RNG', coverUrl: '/art/cover/7.svg', flag: null, resting: false, minBet: '' },
    },
    amount: '৳10.00',
    coverUrl: '/art/cover/7.svg',
    at: 1000,
  });
  expect(rows[1]).toMatchObject({ id: '1 once', at: null });
});

test('[GAM-08] the twenty-first win is not shown', () => {
  const list = Array.from({ length: 21 }, (_, place) => ({
    player: `ra***${place}`,
    gameName: 'Monsoon',
    prize: '10.00',
  }));
  const { rows } = toWinnerBoard({ list, demo: false }, '৳', names);
  expect([rows.length, rows.at(-1)?.player]).toEqual([20, 'ra***19']);
});
