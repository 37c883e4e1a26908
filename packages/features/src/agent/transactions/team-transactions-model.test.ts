import { expect, test } from 'vitest';
import { toTeamTransactionsPage } from './team-transactions-model.ts';

const wire = {
  transactionId: 'WD-1',
  reference: 'WD-REF',
  account: 'mi***07',
  accountType: 'agent',
  type: 'withdrawal',
  amount: '-5000.00',
  status: 'processing',
  time: '2026-11-20T18:02:59Z',
};
const pageOf = (...changes: object[]) =>
  toTeamTransactionsPage(
    {
      rows: changes.map((change) => ({ ...wire, ...change })),
      totalPages: 2,
      totalCount: 30,
      totals: { deposits: '48200.00', withdrawals: '0.00', bonuses: '2140.00', change: '18840.00' },
    },
    { symbol: 'T', timeZone: 'Asia/Dhaka' },
  );

test('[AGT-08] [I18-02] a movement has its minute in the time zone of the site and a signed change', () => {
  expect(pageOf({}).rows).toEqual([
    {
      account: 'mi***07',
      accountType: 'agent',
      id: 'WD-1',
      at: '2026-11-20T18:02:59Z',
      time: '2026-11-21 00:02',
      type: 'withdrawal',
      status: 'processing',
      reference: 'WD-REF',
      change: { exact: '-5000.00', text: '\u2212T5,000.00', sign: -1 },
    },
  ]);
});

test('[AGT-08] an invalid time and an invalid amount stay unchanged', () => {
  const [row, paid] = pageOf({ time: 'lately', amount: 'some' }, { amount: '5.00' }).rows;
  expect(paid?.change?.text).toBe('+T5.00');
  expect(row).toMatchObject({ time: 'lately', change: { exact: 'some', text: 'some', sign: 0 } });
});

test('[AGT-08] among the sums only the change of the whole range has a sign', () => {
  expect(pageOf()).toEqual({
    rows: [],
    totalPages: 2,
    totalCount: 30,
    sums: {
      deposits: { exact: '48200.00', text: 'T48,200.00', sign: 1 },
      withdrawals: { exact: '0.00', text: 'T0.00', sign: 0 },
      bonuses: { exact: '2140.00', text: 'T2,140.00', sign: 1 },
      change: { exact: '18840.00', text: '+T18,840.00', sign: 1 },
    },
  });
});
