import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount, formatMoney, hiddenMoney } from './money.ts';

const taka = { symbol: '৳' };

test.each([
  ['0', '৳0.00'],
  ['12450.00', '৳12,450.00'],
  ['999', '৳999.00'],
  ['1000', '৳1,000.00'],
  ['1234567.8', '৳1,234,567.80'],
  ['0.5', '৳0.50'],
  ['007', '৳7.00'],
  ['-5.25', '−৳5.25'],
  ['+5.25', '৳5.25'],
  [' 12 ', '৳12.00'],
])('[I18-02] %s is written %s', (value, text) => {
  expect(formatMoney(value, taka)).toBe(text);
});

test('[I18-02] extra decimals are never rounded up, and zero never gets a minus', () => {
  expect(formatMoney('0.999', taka)).toBe('৳0.99');
  expect(formatMoney('-0.009', taka)).toBe('৳0.00');
  expect(formatMoney('1.999', { ...taka, decimals: 0 })).toBe('৳1');
});

test('[I18-02] a net position shows its sign, zero shows none', () => {
  const signed = { ...taka, signed: true };
  expect(formatMoney('5', signed)).toBe('+৳5.00');
  expect(formatMoney('-5', signed)).toBe('−৳5.00');
  expect(formatMoney('0.00', signed)).toBe('৳0.00');
});

test.each(['', 'NaN', '1e5', '1,000', '1.2.3', '৫০', 'Infinity', '--1', '0x10', '.5', '<b>1</b>'])(
  '[I18-02] %j is not an amount',
  (value) => {
    expect(formatMoney(value, taka)).toBeNull();
  },
);

test('[I18-02] every digit of any amount is kept, far beyond 2^53', () => {
  const anyAmount = fc.tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.nat(99));
  fc.assert(
    fc.property(anyAmount, ([whole, cents]) => {
      const value = `${whole}.${String(cents).padStart(2, '0')}`;
      const text = formatMoney(value, taka) ?? '';
      const isZero = whole === 0n && cents === 0;
      const plain = text.replaceAll(',', '').replace('৳', '').replace('−', '-');
      expect(plain).toBe(isZero ? '0.00' : value);
      expect(text).toMatch(/^−?৳\d{1,3}(?:,\d{3})*\.\d{2}$/);
    }),
  );
  expect(formatMoney('9007199254740993.01', taka)).toBe('৳9,007,199,254,740,993.01');
});

test('[I18-02] a count is grouped in Latin digits', () => {
  expect([0, 7, 999, 1000, 9640, 1_800_000, 1_234_567].map(formatCount)).toEqual([
    ...['0', '7', '999', '1,000', '9,640', '1,800,000', '1,234,567'],
  ]);
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(formatCount(count).replaceAll(',', '')).toBe(String(count));
    }),
  );
});

test('[LAY-03] a hidden balance shows three stars behind the symbol', () => {
  expect(hiddenMoney('৳')).toBe('৳***');
});

test('[I18-02] digits are grouped in threes from the end, for any number of digits', () => {
  expect([0, 7, 123, 1234, 123456, 9640000, -5, -123, -1234].map(formatCount)).toEqual([
    '0',
    '7',
    '123',
    '1,234',
    '123,456',
    '9,640,000',
    '-5',
    '-123',
    '-1,234',
  ]);
});
