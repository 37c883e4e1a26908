import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, parseMoney } from '../../core/money.ts';
import { readAmount } from './amount.ts';
import { percentOf } from './ratio.ts';
import { stakesFrom } from './stakes.ts';

test.each([
  ['5', '5.00'],
  ['5.', '5.00'],
  ['.5', '0.50'],
  ['007.5', '7.50'],
  [' ৳ 1,000.25 ', '1000.25'],
  ['1,00,000', '100000.00'],
  ['৫০', '50.00'],
  ['৳১,২৫০.৭৫', '1250.75'],
  ['1২.3৪', '12.34'],
])('[LCH-01] a stake typed as %j is %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test.each([
  '',
  ' ',
  '.',
  ',',
  'abc',
  '-5',
  '+5',
  '5-',
  '1.234',
  '1e3',
  '0x10',
  '1,2',
  '5 taka',
  '٥',
])('[LCH-01] %j is no stake', (typed) => {
  expect(readAmount(typed)).toBeNull();
});

test('[WAL-01] every amount reads back as it was written', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999_999n }), (cents) => {
      const written = formatMoney(cents);
      expect(readAmount(written)).toBe(written);
      expect(parseMoney(readAmount(written) ?? '')).toBe(cents);
    }),
  );
});

test('[LCH-01] stakes go from the lowest of the game to a maximum, in ascending steps', () => {
  for (const minBet of ['0.01', '0.05', '0.1', '0.5', '0.75', '1', '5', '10', '50']) {
    const { least, most, steps } = stakesFrom(minBet);
    expect(least).toBe(parseMoney(minBet));
    expect(most).toBe(least * 500n > 5_000n ? least * 500n : 5_000n);
    expect([steps[0], steps.at(-1)]).toEqual([least, most]);
    expect(steps).toEqual([...new Set(steps)].sort((a, b) => Number(a - b)));
  }
});

test('a share is written in percent with two decimals', () => {
  expect(percentOf({ part: 1n, whole: 3n })).toBe('33.33');
  expect(percentOf({ part: 2n, whole: 3n })).toBe('66.67');
  expect(percentOf({ part: 1n, whole: 1n })).toBe('100.00');
  expect(percentOf({ part: 1n, whole: 20_000n })).toBe('0.01');
});
