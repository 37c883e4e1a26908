import { expect, test } from 'vitest';
import { toBetsPage } from './bets-model.ts';

const wire = {
  betNo: 'BT-1',
  gameName: 'River',
  vassalage: 'PADMA',
  gameType: 'RNG',
  stake: '1050.00',
  validBet: '1000.00',
  payout: '1480.50',
  winLoss: '430.50',
  status: 'won',
  time: '2026-11-20T18:41:59Z',
};
const totals = { stake: '2100.00', validBet: '2000.00', payout: '500.00', winLoss: '1600.00' };
const pageOf = (...changes: object[]) =>
  toBetsPage(
    {
      rows: changes.map((change) => ({ ...wire, ...change })),
      totalPages: 4,
      totalCount: 61,
      totals: { ...totals, bets: 61 },
    },
    { symbol: 'T', timeZone: 'Asia/Dhaka' },
  );

test('[MEM-06] [I18-02] a round has exact amounts, and money and minute in the format of the site', () => {
  expect(pageOf({}).rows).toEqual([
    {
      id: 'BT-1',
      at: '2026-11-20T18:41:59Z',
      time: '2026-11-21 00:41',
      settledAt: null,
      game: 'River',
      vendor: 'PADMA',
      kind: 'RNG',
      status: 'won',
      isVoid: false,
      isOpen: false,
      exact: { stake: '1050.00', payout: '1480.50', winLoss: '430.50' },
      stake: 'T1,050.00',
      validBet: 'T1,000.00',
      bonusStake: null,
      payout: 'T1,480.50',
      winLoss: '+T430.50',
      sign: 1,
    },
  ]);
});

test('[MEM-06] shows the settlement time and the staked bonus money where they are known', () => {
  const [row] = pageOf({ settledAt: '2026-11-20T18:42:30Z', bonusStake: '10' }).rows;
  expect(row).toMatchObject({ settledAt: '2026-11-21 00:42', bonusStake: 'T10.00' });
});

test.each([
  ['open', true, false],
  ['void', false, true],
  ['lost', false, false],
  ['paused', false, false],
])('[MEM-06] a round that is %s: open %s, void %s', (status, isOpen, isVoid) => {
  expect(pageOf({ status }).rows[0]).toMatchObject({ status, isOpen, isVoid });
});

test('[MEM-06] an invalid time and an invalid amount stay unchanged', () => {
  const broken = { stake: 'some', validBet: 'some', bonusStake: 'few', payout: 'none' };
  const [row] = pageOf({ ...broken, winLoss: 'much', time: 'lately', settledAt: 'soon' }).rows;
  expect(row).toMatchObject({
    ...broken,
    winLoss: 'much',
    sign: 0,
    time: 'lately',
    settledAt: 'soon',
  });
});

test('[MEM-06] the sums cover the whole range, whatever page is shown', () => {
  expect(pageOf()).toEqual({
    rows: [],
    totalPages: 4,
    totalCount: 61,
    sums: {
      stake: 'T2,100.00',
      validBet: 'T2,000.00',
      payout: 'T500.00',
      winLoss: '+T1,600.00',
      sign: 1,
    },
  });
});

test('[MEM-06] an invalid sum stays unchanged', () => {
  const odd = { stake: 'a', validBet: 'b', payout: 'c', winLoss: 'd', bets: 0 };
  const page = toBetsPage(
    { rows: [], totalPages: 0, totalCount: 0, totals: odd },
    { symbol: 'T', timeZone: 'UTC' },
  );
  expect(page.sums).toEqual({ stake: 'a', validBet: 'b', payout: 'c', winLoss: 'd', sign: 0 });
});
