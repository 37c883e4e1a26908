import { expect, test } from 'vitest';
import { toBonusesPage } from './bonuses-model.ts';

const wire = {
  bonusId: 'BN-1',
  reference: 'BN-REF',
  source: 'p-welcome',
  title: 'Welcome',
  amount: '1400.00',
  status: 'active',
  turnover: { required: '2000.00', done: '1999.99' },
  receivedAt: '2026-11-17T18:05:59Z',
};
const sums = { total: '4000.00', withdrawable: '250.00', locked: '1400.00', expired: '0.00' };
const pageOf = (change: object = {}, rest: object = {}) =>
  toBonusesPage(
    { rows: [{ ...wire, ...change }], totalPages: 2, totalCount: 21, ...sums, ...rest },
    { symbol: 'T', timeZone: 'Asia/Dhaka' },
  );

test('[MEM-09] [I18-02] a bonus has the format of the site; its turnover is 100 % only when complete', () => {
  expect(pageOf()).toEqual({
    rows: [
      {
        id: 'BN-1',
        source: 'p-welcome',
        title: 'Welcome',
        reference: 'BN-REF',
        at: '2026-11-17T18:05:59Z',
        time: '2026-11-18 00:05',
        expires: null,
        status: 'active',
        exact: '1400.00',
        amount: 'T1,400.00',
        turnover: {
          percent: 99,
          done: 'T1,999.99',
          required: 'T2,000.00',
          exact: '1999.99 / 2000.00',
        },
      },
    ],
    totalPages: 2,
    totalCount: 21,
    sums: {
      total: 'T4,000.00',
      withdrawable: 'T250.00',
      locked: 'T1,400.00',
      expired: 'T0.00',
    },
  });
});

test('[MEM-09] a bonus without required turnover shows none', () => {
  expect(pageOf({ turnover: { required: '0.00', done: '0.00' } }).rows[0]?.turnover).toBeNull();
  expect(pageOf({ turnover: { required: '0.01', done: '0.01' } }).rows[0]?.turnover?.percent).toBe(
    100,
  );
});

test('[MEM-09] a bonus with an end shows it; an invalid time or amount stays unchanged', () => {
  const expiresAt = '2026-12-17T18:05:00Z';
  expect(pageOf({ expiresAt }).rows[0]?.expires).toEqual({
    at: expiresAt,
    time: '2026-12-18 00:05',
  });
  expect(pageOf({ expiresAt: 'soon', receivedAt: 'once', amount: 'some' }).rows[0]).toMatchObject({
    expires: { at: 'soon', time: 'soon' },
    time: 'once',
    amount: 'some',
  });
  const odd = { total: 'a', withdrawable: 'b', locked: 'c', expired: 'd' };
  expect(pageOf({}, odd).sums).toEqual(odd);
});
