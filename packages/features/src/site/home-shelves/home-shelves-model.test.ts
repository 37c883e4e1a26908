import type { WireGame } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { toDrawn, toFresh, toOffers } from './home-shelves-model.ts';

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

test('[GAM-07] each new game is listed once, twelve at most, and marked as new', () => {
  const many = Array.from({ length: 30 }, (_, id) => wire(id, id % 2 === 0));
  const fresh = toFresh([many.slice(0, 4), many], new Map([['BOKULIO', 'Bokulio']]));
  expect(fresh.map(({ id }) => id)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]);
  expect(new Set(fresh.map(({ flag }) => flag))).toEqual(new Set(['new']));
});

test('[LAY-05] only current offers are shown on the home page, three at most', () => {
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

test('[LOT-01] lotteries that have drawn show their numbers and the time of the next draw', () => {
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

test('[GAM-07] a game that is not new is not on the shelf', () => {
  expect(toFresh([[wire(1, false)]], new Map())).toEqual([]);
});

test('[LAY-05] an offer has its text and its type; an unknown type has a label too', () => {
  const offer = {
    ...{ promotionId: 'p', title: 'T', summary: 'S', terms: '', status: 'open' },
    ...{ startAt: '', endAt: '', imageUrl: '/art/scene/river.svg' },
  };
  expect(toOffers(['VIP', 'CASHBACK'].map((type) => ({ ...offer, type })))).toEqual([
    {
      ...{ id: 'p', title: 'T', summary: 'S', imageUrl: '/art/scene/river.svg' },
      kind: 'promoType.vip',
    },
    {
      ...{ id: 'p', title: 'T', summary: 'S', imageUrl: '/art/scene/river.svg' },
      kind: 'promoType.other',
    },
  ]);
});

test('[LOT-01] three lotteries at most, including those without another draw', () => {
  const lottery = {
    ...{ name: 'Padma', prizeMode: 'SEA', nodeId: 1, coverUrl: '', group: 'SEA', betOpen: true },
    lastNumbers: ['7'],
  };
  const list = ['A', 'B', 'C', 'D'].map((gameCode) => ({ ...lottery, gameCode }));
  const drawn = toDrawn({ list }, 'Asia/Dhaka');
  expect(drawn.map(({ code }) => code)).toEqual(['A', 'B', 'C']);
  expect(drawn[0]).toEqual({ code: 'A', name: 'Padma', numbers: ['7'], next: null });
  const empty = { ...lottery, gameCode: 'E', lastNumbers: [] };
  expect(toDrawn({ list: [empty] }, 'Asia/Dhaka')).toEqual([]);
});
