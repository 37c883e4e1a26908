import { expect, test } from 'vitest';
import { orderHref, toTransactionsPage } from './record-model.ts';

const wire = {
  transactionId: 'TX-1',
  reference: 'DP-1',
  type: 'deposit',
  detail: 'Nodi Pay',
  status: 'completed',
  amount: '2000.00',
  balanceAfter: '14450.5',
  time: '2026-11-20T18:02:59Z',
};
const totals = { deposits: '48200.00', withdrawals: '500.00', bonuses: '40.00', change: '20.00' };
const pageOf = (change: object = {}, sums: object = {}) =>
  toTransactionsPage(
    {
      rows: [{ ...wire, ...change }],
      totalPages: 2,
      totalCount: 30,
      totals: { ...totals, ...sums },
    },
    { symbol: 'T', timeZone: 'Asia/Dhaka' },
  );

test('[MEM-07] [I18-02] a movement has exact amounts, and amounts and time in the format of the site', () => {
  expect(pageOf()).toEqual({
    rows: [
      {
        id: 'TX-1',
        at: '2026-11-20T18:02:59Z',
        time: '2026-11-21 00:02',
        type: 'deposit',
        status: 'completed',
        detail: 'Nodi Pay',
        reference: 'DP-1',
        amount: '2000.00',
        balanceAfter: '14450.5',
        change: '+T2,000.00',
        closing: 'T14,450.50',
        sign: 1,
      },
    ],
    totalPages: 2,
    totalCount: 30,
    sums: {
      deposits: 'T48,200.00',
      withdrawals: 'T500.00',
      bonuses: 'T40.00',
      change: '+T20.00',
      sign: 1,
    },
  });
});

test('[MEM-07] an invalid time and an invalid amount stay unchanged', () => {
  const broken = { time: 'lately', amount: 'some', balanceAfter: 'none' };
  const sums = { deposits: 'a', withdrawals: 'b', bonuses: 'c', change: 'd' };
  const page = pageOf(broken, sums);
  expect(page.rows[0]).toMatchObject({ ...broken, change: 'some', closing: 'none', sign: 0 });
  expect(page.sums).toEqual({ ...sums, sign: 0 });
});

test.each([
  ['deposit', 'DP-1', '/?member=depositv2&list.order=DP-1'],
  ['withdrawal', 'W 1', '/?member=withdraw&list.order=W+1'],
  ['deposit', '', null],
  ['bonus', 'BN-1', null],
  ['constructor', 'X', null],
])('[MEM-07] the order of a %s %j is at %j', (type, reference, href) => {
  expect(orderHref({ type, reference })).toBe(href);
});
