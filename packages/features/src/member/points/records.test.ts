import { expect, test } from 'vitest';
import { signedPoints, toMoves, toRedemptions } from './records.ts';

const writing = { symbol: '$', timeZone: 'Asia/Dhaka' };

test('[PTS-01] [I18-02] a redemption has exact amounts, and amounts in the format of the site', () => {
  const { rows, totalCount } = toRedemptions(
    {
      list: [
        {
          referenceNumber: 'RD-1',
          applicationTime: '2026-11-18T20:11:00Z',
          type: 'GOODS',
          name: 'Kite set',
          amount: '0.00',
          requiredPoints: 2400,
          requiredAmount: '1120.50',
          status: 'rejected',
          time: 'soon',
          change: 0,
          remark: 'Out of season',
          unit: 'set',
          exchangeAmount: 'many',
        },
      ],
      totalPages: 1,
      totalCount: 1,
    },
    writing,
  );
  expect(totalCount).toBe(1);
  expect(rows[0]).toMatchObject({
    id: 'RD-1',
    applied: '2026-11-19 02:11',
    changed: 'soon',
    exact: { requiredAmount: '1120.50' },
    texts: { requiredAmount: '$1,120.50', exchangeAmount: 'many' },
  });
});

test('[PTS-01] movements with the same reference are separate rows', () => {
  const move = {
    reference: 'RD-1',
    type: 'redeemed',
    change: -500,
    balanceAfter: 100,
    remark: '',
    time: '2026-11-18T20:11:00Z',
  };
  const { rows } = toMoves(
    {
      list: [{ ...move, type: 'returned', change: 500, balanceAfter: 600 }, move],
      totalPages: 1,
      totalCount: 2,
    },
    writing,
  );
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
});

test('[PTS-01] points have a sign', () => {
  expect([1_200, -500, 0].map(signedPoints)).toEqual(['+1,200', '\u2212500', '0']);
});
