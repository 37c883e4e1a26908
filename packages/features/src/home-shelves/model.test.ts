import type { WireGame } from '@parlour/api-client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storyTime } from '../testing/index.tsx';
import { agoOf, toDrawn, toFresh, toOffers, toWinnerBoard } from './model.ts';

const wire = (nodeId: number, isNew: boolean): WireGame => ({
  nodeId,
  gameName: `Game ${nodeId}`,
  vassalage: 'BOKULIO',
  vendor: 'BOKULIO',
  gameType: 'RNG',
  gameClassify: '',
  minBet: '0.10',
  minLineNum: 1,
  coverUrl: `/art/cover/${nodeId}.svg`,
  isHot: true,
  isNew,
});

test('[GAM-07] new games come once, twelve at most, and say that they are new', () => {
  const many = Array.from({ length: 30 }, (_, id) => wire(id, id % 2 === 0));
  const fresh = toFresh([many.slice(0, 4), many], new Map([['BOKULIO', 'Bokulio']]));
  expect(fresh.map(({ id }) => id)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]);
  expect(new Set(fresh.map(({ flag }) => flag))).toEqual(new Set(['new']));
});

test('[GAM-08] the age of a win is told in whole minutes, hours or days', () => {
  const ago = (minutes: number) => agoOf(storyTime - minutes * 60_000, storyTime);
  expect(ago(0.9)).toBeNull();
  expect(ago(-5)).toBeNull();
  expect(agoOf(Number.NaN, storyTime)).toBeNull();
  expect(ago(1)).toEqual({ key: 'time.minutesAgo', count: 1 });
  expect(ago(59.9)).toEqual({ key: 'time.minutesAgo', count: 59 });
  expect(ago(60)).toEqual({ key: 'time.hoursAgo', count: 1 });
  expect(ago(2900)).toEqual({ key: 'time.daysAgo', count: 2 });
});

test('[GAM-08] a name that is not masked is never shown, and there are never more than twenty', () => {
  const win = (player: string) => ({ player, gameName: 'Game', prize: '10.00' });
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 40 }), (players) => {
      const { rows } = toWinnerBoard({ list: players.map(win), demo: true }, '৳');
      expect(rows.length).toBeLessThanOrEqual(20);
      expect(rows.every(({ player }) => player.includes('**'))).toBe(true);
    }),
  );
  const { rows, demo } = toWinnerBoard(
    { list: [win('ra***48'), win('rafid48'), { ...win('mi***07'), prize: 'lots' }], demo: true },
    '৳',
  );
  expect(rows.map(({ player, amount, at }) => [player, amount, at])).toEqual([
    ['ra***48', '৳10.00', null],
  ]);
  expect(demo).toBe(true);
});

test('[LAY-05] only offers that run are shown on home, three at most', () => {
  const offer = (promotionId: string, status: string) => ({
    promotionId,
    title: promotionId,
    summary: '',
    terms: '',
    type: 'WELCOME',
    status,
    startAt: '',
    endAt: '',
    imageUrl: '/art/scene/river.svg',
  });
  const list = ['closed', 'open', 'comingSoon', 'joined', 'open', 'open'];
  const offers = toOffers(list.map((status, place) => offer(String(place), status)));
  expect(offers.map(({ id }) => id)).toEqual(['1', '3', '4']);
});

test('[LOT-01] lotteries that have drawn show their numbers and when they draw again', () => {
  const lottery = {
    name: 'Padma',
    prizeMode: 'SEA',
    nodeId: 1,
    coverUrl: '',
    group: 'SEA',
    betOpen: true,
  };
  const drawn = toDrawn(
    {
      list: [
        {
          ...lottery,
          gameCode: 'A',
          lastNumbers: ['04', '11'],
          nextDrawAt: '2026-11-20T15:00:00Z',
        },
        { ...lottery, gameCode: 'B' },
        { ...lottery, gameCode: 'C', lastNumbers: ['7'], nextDrawAt: 'soon' },
      ],
    },
    'Asia/Dhaka',
  );
  expect(drawn.map(({ code, next }) => [code, next])).toEqual([
    ['A', '21:00'],
    ['C', null],
  ]);
});
