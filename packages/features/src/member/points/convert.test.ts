import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMoney } from '../../shared/money/decimal.ts';
import { boundsOf, checkPoints, convertSchema, type Rate, worthOf } from './convert.ts';

const rate: Rate = { points: 10, amount: '1.00', min: 95, max: 10_005 };

test('[PTS-01] the value of points is exact at every rate', () => {
  expect(worthOf(2_000, rate)).toBe('200.00');
  expect(worthOf(9, { ...rate, points: 3, amount: '0.1' })).toBe('0.30');
  expect(worthOf(30, { ...rate, amount: '0.005' })).toBe('0.015');
  expect(worthOf(20, { ...rate, amount: '7' })).toBe('14.00');
  const huge = { ...rate, points: 1, amount: '90071992547409.93' };
  expect(worthOf(1_000, huge)).toBe('90071992547409930.00');
});

test('[PTS-01] several steps are worth as much as one step multiplied', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 0, max: 999_999 }),
      (steps, points, cents) => {
        const amount = (cents / 100).toFixed(2);
        expect(worthOf(steps * points, { ...rate, points, amount })).toBe(
          addMoney(...Array.from({ length: steps }, () => amount)),
        );
      },
    ),
  );
});

test('[PTS-01] minimum and maximum are whole steps; a rate without any offers nothing', () => {
  expect(boundsOf(rate)).toEqual({ least: 100, most: 10_000 });
  expect(boundsOf({ ...rate, min: 0 })).toEqual({ least: 10, most: 10_000 });
  const off = boundsOf({ ...rate, max: 0 });
  expect(off.most).toBeLessThan(off.least);
});

test.each([
  ['', 'required'],
  ['many', 'invalid'],
  ['1e3', 'invalid'],
  ['-100', 'invalid'],
  ['100.5', 'whole'],
  ['90', 'min'],
  ['105', 'step'],
  ['10010', 'max'],
  ['20000', 'short'],
])('[PTS-01] %j cannot be converted', (text, problem) => {
  expect(checkPoints(text, rate, 12_000)).toEqual({ points: null, problem });
});

test('[PTS-01] reads points in local digits, with separators', () => {
  expect(checkPoints('\u09E8,\u09E6\u09E6\u09E6', rate, 8_640).points).toBe(2_000);
});

test('[PTS-01] [WAL-07] a conversion needs a valid number of points and the transaction password', () => {
  const { check } = convertSchema(rate, 500);
  expect(Object.fromEntries(check({ points: '', paymentPassword: ' ' }))).toEqual({
    points: 'required',
    paymentPassword: 'required',
  });
  expect([...check({ points: '600', paymentPassword: 'x' })]).toEqual([['points', 'short']]);
  expect(check({ points: '500', paymentPassword: 'x' }).size).toBe(0);
});
