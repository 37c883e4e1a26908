import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMoney, compareMoney, isPositive, subtractMoney } from './decimal.ts';
import { checkAmount, leastOf, readAmount } from './typed-amount.ts';

const taka = '\u09F3';

test.each([
  ['1500', '1500.00'],
  ['1,500', '1500.00'],
  ['1 500.5', '1500.50'],
  ['1\u00A0500', '1500.00'],
  ['1,23,456.78', '123456.78'],
  ['1,234,567', '1234567.00'],
  ['  42 ', '42.00'],
  ['007', '7.00'],
  ['7.', '7.00'],
  ['.5', '0.50'],
  ['0', '0.00'],
  ['\u09E7,\u09EB\u09E6\u09E6.\u09ED\u09EB', '1500.75'],
  ['\u0967\u0968', '12.00'],
  ['\u0661\u0662\u066B\u0665', '12.50'],
  [`${taka}1,500.00`, '1500.00'],
  [`\u2066${taka} 1,500.00\u2069`, '1500.00'],
])('[WAL-02] [I18-02] %j is the amount %s', (text, amount) => {
  expect(readAmount(text, { symbol: taka })).toEqual({ amount, problem: null });
});

test.each([
  ['', 'required'],
  ['   ', 'required'],
  [taka, 'required'],
  ['1e5', 'invalid'],
  ['-20', 'invalid'],
  ['\u221220', 'invalid'],
  ['+20', 'invalid'],
  ['0x10', 'invalid'],
  ['Infinity', 'invalid'],
  ['NaN', 'invalid'],
  ['.', 'invalid'],
  ['1.2.3', 'invalid'],
  ['12,50', 'invalid'],
  ['1,,500', 'invalid'],
  ['1 5', 'invalid'],
  ['\u0967\u0968 taka', 'invalid'],
  ['500; DROP TABLE', 'invalid'],
  ['<b>500</b>', 'invalid'],
  ['500\n600', 'invalid'],
  ['\u{1F4B0}', 'invalid'],
  ['P500', 'invalid'],
  ['1'.repeat(19), 'invalid'],
  ['12.345', 'decimals'],
  ['5.000', 'decimals'],
])('[WAL-02] [I18-02] %j is refused as %s, never corrected', (text, problem) => {
  expect(readAmount(text, { symbol: taka })).toEqual({ amount: null, problem });
});

test('[WAL-02] a currency without decimals accepts whole amounts only', () => {
  expect(readAmount('1,500', { decimals: 0 })).toEqual({ amount: '1500', problem: null });
  expect(readAmount('1.5', { decimals: 0 })).toEqual({ amount: null, problem: 'whole' });
  expect(leastOf({ decimals: 0 })).toBe('1');
});

const rules = { min: '100.00', max: '5000.00', balance: '2000.50' };

test.each([
  ['0', {}, 'min'],
  ['0.00', {}, 'min'],
  ['0.01', {}, null],
  ['99.99', rules, 'min'],
  ['100', rules, null],
  ['2000.50', rules, null],
  ['2000.51', rules, 'balance'],
  ['5000.01', rules, 'max'],
  ['1234567890123456', { balance: '12450.00' }, 'balance'],
  ['9007199254740993.01', { balance: '9007199254740993.00' }, 'balance'],
  ['9007199254740993', { balance: '9007199254740993.00' }, null],
  ['1', { balance: '-5.00' }, 'balance'],
] as const)('[WAL-02] [WAL-05] %s under %j: %s', (text, limits, problem) => {
  expect(checkAmount(text, limits).problem).toBe(problem);
});

test('[WAL-07] all ways of writing an amount give the same amount', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 17n });
  fc.assert(
    fc.property(cents, (value) => {
      const plain = `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
      const [whole = '', fraction = ''] = plain.split('.');
      const grouped = `${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction}`;
      const bengali = plain.replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)));
      for (const text of [grouped, bengali, `${taka}${grouped}`]) {
        expect(readAmount(text, { symbol: taka }).amount).toBe(plain);
      }
    }),
  );
});

test('[WAL-02] any pasted text is read as a decimal string or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { amount } = readAmount(text);
      if (amount !== null) expect(amount).toMatch(/^\d{1,18}\.\d{2}$/);
    }),
  );
});

test('[WAL-02] sums are exact and may be negative', () => {
  expect(addMoney('0.1', '0.2')).toBe('0.30');
  expect(addMoney()).toBe('0.00');
  expect(addMoney('9007199254740993.01', '0.01')).toBe('9007199254740993.02');
  expect(subtractMoney('1.00', '2.5')).toBe('-1.50');
  expect(subtractMoney('12450.00', '12450.00')).toBe('0.00');
  expect(subtractMoney('-0.05', '0.01')).toBe('-0.06');
  expect(compareMoney('-1', '0')).toBe(-1);
  expect(compareMoney('2', '10')).toBe(-1);
  expect(isPositive('0.00')).toBe(false);
  expect(isPositive('none')).toBe(false);
});
