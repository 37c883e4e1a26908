import type { WireLotteryMenu } from '@parlour/api-client';
import { expect, test } from 'vitest';
import {
  isPersonal,
  type LotteryTab,
  lotteriesOf,
  lotteryTabs,
  toDraws,
  toLotteries,
  toPlayed,
  toTab,
  untilNextChange,
  untilNextDraw,
} from './lottery-model.ts';

const zone = 'Asia/Dhaka';
const now = Date.parse('2026-11-20T14:41:00Z');

const wire = (...changes: Partial<WireLotteryMenu['list'][number]>[]): WireLotteryMenu => ({
  list: changes.map((change, place) => ({
    gameCode: `L${place}`,
    name: `Lottery ${place}`,
    prizeMode: 'SEA',
    nodeId: place + 1,
    coverUrl: '/art',
    group: 'SEA',
    betOpen: true,
    ...change,
  })),
});

test('[LOT-01] the next draw is in the time zone of the site, and bets close by its clock', () => {
  const [open, closed, late, unknown] = toLotteries(
    wire(
      { nextDrawAt: '2026-11-20T15:00:00Z', closesAt: '2026-11-20T14:55:00Z' },
      { betOpen: false, closesAt: '2026-11-20T14:55:00Z' },
      { closesAt: '2026-11-20T14:40:59Z' },
      { nextDrawAt: 'soon', closesAt: 'soon' },
    ),
    now,
    zone,
  );
  expect(open).toMatchObject({ nextDraw: '2026-11-20 21:00', betOpen: true, lastNumbers: [] });
  expect(closed?.betOpen).toBe(false);
  expect(late?.betOpen).toBe(false);
  expect(unknown).toMatchObject({ nextDraw: null, betOpen: true });
});

test('[LOT-01] [CFG-01] tabs: modes filter, personal and popular lists keep their own order', () => {
  const all = toLotteries(wire({}, { prizeMode: 'Elott' }, { prizeMode: 'ZY' }), now, zone);
  const codes = (list: typeof all, tab: LotteryTab, ids: readonly number[], type = 'SEA') =>
    lotteriesOf(list, tab, ids, type).map(({ code }) => code);
  expect(codes(all, '', [])).toEqual(['L0', 'L1', 'L2']);
  expect(codes(all, 'sea', [])).toEqual(['L0']);
  expect(codes(all, 'sea', [], 'ZY')).toEqual(['L2']);
  expect(codes(all, 'elott', [])).toEqual(['L1']);
  for (const tab of ['popular', 'recent', 'fav'] as const) {
    expect(codes(all, tab, [3, 99, 1])).toEqual(['L2', 'L0']);
  }
  expect(toTab('fav')).toBe('fav');
  for (const other of ['FAV', 'x', null]) expect(toTab(other)).toBe('');
});

test('[LOT-01] shows a hundred draws at most', () => {
  const draw = { gameCode: 'A', name: 'A', drawNo: '1', numbers: ['1'], drawTime: 'x' };
  const list = Array.from({ length: 140 }, (_, place) => ({ ...draw, drawNo: `${place}` }));
  expect(toDraws({ list }, zone)).toHaveLength(100);
  const [first] = toDraws({ list: [{ ...draw, drawTime: '2026-11-20T14:00:00Z' }] }, zone);
  expect(first?.time).toBe('2026-11-20 20:00:00');
});

test('[LOT-01] the net of the lotteries played last has a sign', () => {
  const row = { gameCode: 'A', name: 'A', nodeId: 1, time: '2026-11-20T14:00:00Z' };
  const list = [
    { ...row, winLoss: '-40.00' },
    { ...row, winLoss: '20' },
  ];
  expect(toPlayed({ list }, 'P', zone).map(({ net }) => net)).toEqual(['\u2212P40.00', '+P20.00']);
});

test('[LOT-01] the menu is fetched again when bets close or numbers are drawn, not before', () => {
  const closing = wire({ closesAt: '2026-11-20T14:42:00Z', nextDrawAt: '2026-11-20T15:00:00Z' });
  expect(untilNextChange(closing, now)).toBe(61_000);
  expect(untilNextChange(wire({ closesAt: '2026-11-20T14:41:01Z' }), now)).toBe(5_000);
  expect(untilNextChange(wire({ nextDrawAt: '2026-11-21T15:00:00Z' }), now)).toBe(600_000);
  expect(untilNextChange(wire({ nextDrawAt: '2026-11-19T15:00:00Z' }, {}), now)).toBe(600_000);
  expect(untilNextChange({ list: [] }, now)).toBe(600_000);
});

test('[LOT-01] in the second after a draw the next fetch is still planned', () => {
  const drawing = wire({ nextDrawAt: '2026-11-20T14:40:59.500Z' });
  expect(untilNextDraw(drawing, now)).toBe(5_000);
  expect(untilNextDraw(drawing, now + 500)).toBe(600_000);
});

test('[LOT-01] the table of draws is fetched again only when numbers are drawn', () => {
  const closing = wire({ closesAt: '2026-11-20T14:42:00Z', nextDrawAt: '2026-11-20T14:43:00Z' });
  expect(untilNextDraw(closing, now)).toBe(121_000);
  expect(untilNextDraw(wire({ closesAt: '2026-11-20T14:42:00Z' }), now)).toBe(600_000);
});

test('[LOT-01] a card has the values of the menu', () => {
  const [shown] = toLotteries(wire({ lastNumbers: ['04', '11'] }), now, zone);
  expect(shown).toEqual({
    ...{ code: 'L0', nodeId: 1, name: 'Lottery 0', prizeMode: 'SEA', coverUrl: '/art' },
    ...{ nextDraw: null, betOpen: true, lastNumbers: ['04', '11'] },
  });
});

test('[LOT-01] bets are over at the exact instant they close', () => {
  const closesAt = '2026-11-20T14:41:00Z';
  const isOpen = (at: number) => toLotteries(wire({ closesAt }), at, zone)[0]?.betOpen;
  expect([isOpen(now - 1), isOpen(now), isOpen(now + 1)]).toEqual([true, false, false]);
});

test('[LOT-01] every draw has its own id; an invalid time is empty', () => {
  const draw = { gameCode: 'A', name: 'Padma', drawNo: '7', numbers: ['1', '2'], drawTime: 'x' };
  expect(toDraws({ list: [draw] }, zone)).toEqual([
    { id: 'A 7 x', name: 'Padma', drawNo: '7', time: '', numbers: ['1', '2'] },
  ]);
});

test('[LOT-01] lotteries played last have their time; an invalid time or amount is empty', () => {
  const row = { gameCode: 'A', name: 'Padma', nodeId: 1, time: '2026-11-20T18:00:30Z' };
  const list = [
    { ...row, winLoss: '0.00' },
    { ...row, time: 'once', winLoss: 'some' },
  ];
  expect(toPlayed({ list }, 'P', zone)).toEqual([
    { code: 'A', name: 'Padma', time: '2026-11-21 00:00', net: 'P0.00' },
    { code: 'A', name: 'Padma', time: '', net: '' },
  ]);
});

test('[LOT-01] only the lists of recent and of favourite lotteries are personal', () => {
  expect(lotteryTabs.filter(isPersonal)).toEqual(['recent', 'fav']);
  for (const tab of lotteryTabs) expect(toTab(tab)).toBe(tab);
});
