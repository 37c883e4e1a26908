import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOf, signOf, sumOf } from './amounts.ts';

test('[MEM-07] sums of amounts are exact beyond the range of a number', () => {
  expect(sumOf([])).toBe('0.00');
  expect(sumOf(['0.10', '0.20'])).toBe('0.30');
  expect(sumOf(['-1000.00', '2000', '0.005'])).toBe('1000.005');
  expect(sumOf(['9007199254740993.01', '0.01'])).toBe('9007199254740993.02');
  expect(sumOf(['5.00', 'about ten'])).toBe('5.00');
});

test('[MEM-07] any amounts in paisa add up to their sum in paisa', () => {
  const paisa = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
  const write = (value: bigint) => {
    const digits = String(value < 0n ? -value : value).padStart(3, '0');
    return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  };
  fc.assert(
    fc.property(fc.array(paisa), (values) => {
      expect(sumOf(values.map(write))).toBe(write(values.reduce((sum, one) => sum + one, 0n)));
    }),
  );
});

test.each([
  ['-0.01', -1],
  ['0.00', 0],
  ['-0.00', 0],
  ['0.01', 1],
  ['none', 0],
])('[MEM-07] the sign of %s is %i', (amount, sign) => {
  expect(signOf(amount)).toBe(sign);
});

test.each([
  ['1500.00', '2000.00', 75],
  ['1999.99', '2000.00', 99],
  ['2500.00', '2000.00', 100],
  ['0.00', '0.00', 100],
  ['-1', '10', 0],
])('[MEM-09] %s of %s is %i per cent', (done, all, share) => {
  expect(shareOf(done, all)).toBe(share);
});
