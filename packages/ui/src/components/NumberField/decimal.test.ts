import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, cleanAmount, compareAmounts, latinDigits, stepAmount } from './decimal.ts';

const from = (zero: number, digits: string) =>
  Array.from(digits, (digit) => String.fromCodePoint(zero + Number(digit))).join('');

test.each([
  ['Bengali', 0x09e6],
  ['Arabic', 0x0660],
  ['Persian', 0x06f0],
  ['Devanagari', 0x0966],
])('[I18-02] %s digits become Latin ones', (_script, zero) => {
  expect(latinDigits(from(zero, '0123456789'))).toBe('0123456789');
});

test.each([
  ['1,250.50', '1250.50'],
  ['\u09F3 2,000', '2000'],
  ['1.2.3', '1.23'],
  ['12.3456', '12.34'],
  ['.5', '.5'],
  ['-20', '20'],
  ['1e5', '15'],
  ['abc', ''],
  [`${from(0x09e6, '1250')}.${from(0x09e6, '75')}`, '1250.75'],
  [`${from(0x0660, '12')}\u066B${from(0x0660, '5')}`, '12.5'],
])('[I18-02] typing %s leaves %s in the box', (typed, kept) => {
  expect(cleanAmount(typed, 2)).toBe(kept);
});

test('[I18-02] without decimals a point is removed', () => {
  expect(cleanAmount('1250.75', 0)).toBe('1250');
});

test.each([
  ['', ''],
  ['.', ''],
  ['.5', '0.5'],
  ['7.', '7'],
  ['007', '7'],
  ['0', '0'],
  ['000', '0'],
  ['0.50', '0.50'],
])('[I18-02] the text "%s" has the value "%s"', (text, value) => {
  expect(amountOf(text)).toBe(value);
});

test('[I18-02] for any pasted text the value is a decimal string or empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 4 }), (text, decimals) => {
      const value = amountOf(cleanAmount(text, decimals));
      expect(value).toMatch(/^(|\d+(\.\d{1,4})?)$/);
      expect(amountOf(cleanAmount(value, decimals))).toBe(value);
    }),
  );
});

test('[WAL-03] amounts compare by value, also beyond the range of a float', () => {
  expect(compareAmounts('2', '10')).toBe(-1);
  expect(compareAmounts('0.50', '0.5')).toBe(0);
  expect(compareAmounts('9007199254740993.01', '9007199254740993.00')).toBe(1);
});

test('[WAL-03] steps are exact and stop at the limits', () => {
  expect(stepAmount('0.1', '0.2', 1)).toBe('0.3');
  expect(stepAmount('', '0.50', 1)).toBe('0.50');
  expect(stepAmount('1', '0.50', -10)).toBe('0.00');
  expect(stepAmount('200', '50', -1, { min: '200.00' })).toBe('200.00');
  expect(stepAmount('24990', '50', 1, { max: '25000' })).toBe('25000');
});

test('[WAL-03] steps up and the same steps down give the same amount', () => {
  const cents = fc.bigInt({ min: 10_000n, max: 10n ** 18n });
  const amount = cents.map((n) => `${n / 100n}.${String(n % 100n).padStart(2, '0')}`);
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 100 }), (value, times) => {
      const up = stepAmount(value, '0.25', times);
      expect(compareAmounts(up, value)).toBe(1);
      expect(stepAmount(up, '0.25', -times)).toBe(value);
    }),
  );
});
