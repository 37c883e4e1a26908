import { expect, test } from 'vitest';
import { toIncomePage } from './income-model.ts';
import { contractKindOf, toBetsBehind, toPeriods } from './made-of.ts';

const writing = { symbol: 'T', timeZone: 'Asia/Dhaka' };
const period = {
  settlementId: 'S-1',
  from: '2026-10-31T18:00:00Z',
  to: '2026-11-15T18:00:00Z',
  betAmount: '1000.00',
  activeMembers: 2,
  rate: '1.5',
  amount: '15.00',
  status: 'completed',
};
const later = {
  ...period,
  ...{ settlementId: 'S-2', from: period.to, to: '2026-11-30T18:00:00Z', status: 'processing' },
};
const page = { totalPages: 1, totalCount: 2, total: '15.00', rows: [period, later] };
const idsOf = (of: ReturnType<typeof toPeriods>) =>
  of.kind === 'periods' ? of.periods.map(({ id }) => id) : null;

test('[AGT-07] an income has the periods that ended on its day in the time zone of the site', () => {
  const paid = toPeriods(page, { date: '2026-11-15', status: 'completed' }, writing);
  expect(idsOf(paid)).toEqual(['S-1']);
  const [shown] = paid.kind === 'periods' ? paid.periods : [];
  expect(shown).toMatchObject({ from: '2026-11-01 00:00', to: '2026-11-16 00:00', rate: '1.5%' });
  expect(idsOf(toPeriods(page, { date: '2026-11-16', status: 'completed' }, writing))).toEqual([]);
});

test('[AGT-07] a running period belongs to an income that is still in progress', () => {
  const running = { date: '2026-11-20', status: 'processing' };
  expect(idsOf(toPeriods(page, running, writing))).toEqual(['S-2']);
  const cut = toPeriods({ ...page, totalCount: 140 }, running, writing);
  expect(cut).toMatchObject({ more: 138 });
});

test('[AGT-07] bets behind a rebate difference: an account without bets is left out, an unknown one is not', () => {
  const person = { memberId: 'a', account: 'a***1', accountType: 'member', team: 0, stake: '1.00' };
  const made = toBetsBehind(
    {
      rows: [
        { ...person, validBet: '1.00' },
        { ...person, memberId: 'b', validBet: '0.00' },
        { ...person, memberId: 'c' },
      ],
      totalPages: 1,
      totalCount: 3,
      totals: { stake: '3.00' },
      days: [],
      path: [],
    },
    writing,
  );
  expect(made.kind === 'bets' && made.bets.map(({ id }) => id)).toEqual(['a', 'c']);
});

test('[AGT-07] a missing total is unknown; a kind without a contract has none', () => {
  const income = toIncomePage({ rows: [], totalPages: 0, totalCount: 0, shares: [] }, writing);
  expect(income.total).toBeNull();
  expect(['hourSalary', 'rebate', 'gift'].map(contractKindOf)).toEqual(['hourly', null, null]);
});

test('[AGT-07] an income and its share of the total have the values of the backend', () => {
  const row = {
    ...{ date: '2026-11-20', type: 'dividend', status: 'completed', reference: 'S-1' },
    amount: '15.00',
  };
  const shares = [
    { type: 'dividend', amount: '15.00', share: '12.4' },
    { type: 'rebate', amount: '105.00', share: '87.4' },
  ];
  const wire = { rows: [row], totalPages: 2, totalCount: 21, total: '120.00', shares };
  const fifteen = { exact: '15.00', text: 'T15.00', sign: 1 };
  expect(toIncomePage(wire, writing)).toEqual({
    rows: [
      {
        ...{ date: '2026-11-20', type: 'dividend', status: 'completed', reference: 'S-1' },
        id: '2026-11-20 dividend S-1',
        amount: fifteen,
      },
    ],
    totalPages: 2,
    totalCount: 21,
    total: { exact: '120.00', text: 'T120.00', sign: 1 },
    shares: [
      { type: 'dividend', amount: fifteen, percent: 12.5, text: '12.5%' },
      {
        type: 'rebate',
        amount: { exact: '105.00', text: 'T105.00', sign: 1 },
        percent: 87.5,
        text: '87.5%',
      },
    ],
  });
});
