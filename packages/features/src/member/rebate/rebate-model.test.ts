import { expect, test } from 'vitest';
import { keyOf, toPastRebates, toRebate } from './rebate-model.ts';

const wire = {
  amount: '95.20',
  minAmount: '10.00',
  asOf: '2026-11-20T14:41:00Z',
  rows: [
    { gameType: 'RNG', validBet: '12400.10', rate: '0.6', amount: '74.40' },
    { gameType: 'KITES', validBet: '5200.20', rate: '0.4', amount: '20.80' },
  ],
};

test('[REB-01] the amount is that of the backend; the bets are summed exactly', () => {
  const rebate = toRebate(wire, 'Asia/Dhaka');
  expect(rebate).toMatchObject({
    amount: '95.20',
    asOf: '2026-11-20 20:41:00',
    validBet: '17600.30',
    canClaim: true,
  });
  expect(rebate.parts[0]).toMatchObject({ label: 'nav.slots', rate: '0.6%' });
});

test('[REB-01] a kind of game without a label is shown with its key', () => {
  const [, unknown] = toRebate(wire, 'Asia/Dhaka').parts;
  expect(unknown?.label).toBeNull();
  expect(unknown && keyOf(unknown)).toBe('KITES');
});

test.each([
  ['10.00', '10.00', true],
  ['9.99', '10.00', false],
  ['0.00', '0.00', false],
  ['-5.00', '-10.00', false],
])('[REB-01] %s with a minimum of %s can be claimed: %s', (amount, minAmount, canClaim) => {
  expect(toRebate({ ...wire, amount, minAmount }, 'Asia/Dhaka').canClaim).toBe(canClaim);
});

test('[REB-01] [I18-02] past claims have times in the time zone of the site', () => {
  const row = { reference: 'RB-1', amount: '12.72', status: 'completed', time: 'once' };
  expect(
    toPastRebates({ rows: [row], totalPages: 1, totalCount: 1 }, 1, 'Asia/Dhaka').rows,
  ).toEqual([{ id: 'RB-1', what: 'RB-1', amount: '12.72', status: 'completed', time: 'once' }]);
});

test('[REB-01] a rebate has its parts; an invalid time stays unchanged', () => {
  expect(toRebate({ ...wire, asOf: 'now' }, 'Asia/Dhaka')).toEqual({
    ...{ amount: '95.20', min: '10.00', asOf: 'now', validBet: '17600.30', canClaim: true },
    parts: [
      {
        ...{ id: '0 RNG', label: 'nav.slots', validBet: '12400.10', rate: '0.6%' },
        amount: '74.40',
      },
      { id: '1 KITES', label: null, validBet: '5200.20', rate: '0.4%', amount: '20.80' },
    ],
  });
});

test('[REB-01] past claims have their page', () => {
  const row = {
    reference: 'RB-1',
    amount: '12.72',
    status: 'completed',
    time: '2026-11-20T18:00:00Z',
  };
  const page = toPastRebates({ rows: [row], totalPages: 3, totalCount: 21 }, 2, 'Asia/Dhaka');
  expect(page).toMatchObject({ page: 2, pages: 3, rows: [{ time: '2026-11-21 00:00:00' }] });
});
