import { expect, test } from 'vitest';
import { toTeamBetsPage } from './team-bets-model.ts';

const wire = {
  betNo: 'BT-1',
  account: 'ri***18',
  accountType: 'member',
  gameName: 'River',
  gameType: 'RNG',
  stake: '1050.00',
  validBet: '1000.00',
  payout: '480.5',
  winLoss: '-569.50',
  status: 'lost',
  time: '2026-11-20T18:41:59Z',
};
const totals = { stake: '2100.00', validBet: '2000.00', payout: '2500.00', winLoss: '400.00' };
const pageOf = (...changes: object[]) =>
  toTeamBetsPage(
    {
      rows: changes.map((change) => ({ ...wire, ...change })),
      totalPages: 4,
      totalCount: 61,
      totals: { ...totals, bets: 61 },
    },
    { symbol: 'T', timeZone: 'Asia/Dhaka' },
  );

test('[AGT-05] [I18-02] a round has its money in the format and its minute in the time zone of the site', () => {
  expect(pageOf({}).rows).toEqual([
    {
      account: 'ri***18',
      accountType: 'member',
      id: 'BT-1',
      at: '2026-11-20T18:41:59Z',
      time: '2026-11-21 00:41',
      game: 'River',
      kind: 'RNG',
      status: 'lost',
      isVoid: false,
      isOpen: false,
      stake: { exact: '1050.00', text: 'T1,050.00', sign: 1 },
      validBet: { exact: '1000.00', text: 'T1,000.00', sign: 1 },
      payout: { exact: '480.5', text: 'T480.50', sign: 1 },
      winLoss: { exact: '-569.50', text: '\u2212T569.50', sign: -1 },
    },
  ]);
});

test("[AGT-05] a player's win has a plus; an unknown payout is not zero", () => {
  const [won, open] = pageOf({ winLoss: '5.00' }, { status: 'open', payout: undefined }).rows;
  expect(won?.winLoss?.text).toBe('+T5.00');
  expect(open).toMatchObject({ isOpen: true, isVoid: false, payout: null });
});

test('[AGT-05] a void round is marked; an invalid time stays unchanged', () => {
  const [row] = pageOf({ status: 'void', time: 'lately' }).rows;
  expect(row).toMatchObject({ isOpen: false, isVoid: true, time: 'lately', at: 'lately' });
});

test('[AGT-05] the sums cover the whole range, whatever page is shown', () => {
  expect(pageOf()).toEqual({
    rows: [],
    totalPages: 4,
    totalCount: 61,
    sums: {
      stake: { exact: '2100.00', text: 'T2,100.00', sign: 1 },
      validBet: { exact: '2000.00', text: 'T2,000.00', sign: 1 },
      payout: { exact: '2500.00', text: 'T2,500.00', sign: 1 },
      winLoss: { exact: '400.00', text: '+T400.00', sign: 1 },
    },
  });
});
