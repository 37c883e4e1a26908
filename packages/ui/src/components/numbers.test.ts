import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitScripts, groupings, type NumberStyle } from '../theme/seeds.ts';
import { groupFigure } from './Jackpot/ticker.ts';
import { amountOf, cleanAmount } from './NumberField/decimal.ts';
import { groupDigits, writeNumbers } from './numbers.ts';

const styles: readonly NumberStyle[] = digitScripts.flatMap((digits) =>
  groupings.map((grouping) => ({ digits, grouping })),
);
const bengali: NumberStyle = { digits: 'bengali', grouping: 'lakh' };

test.each([
  ['', '', ''],
  ['0', '0', '0'],
  ['999', '999', '999'],
  ['1000', '1,000', '1,000'],
  ['99999', '99,999', '99,999'],
  ['100000', '100,000', '1,00,000'],
  ['1234567', '1,234,567', '12,34,567'],
  ['123456789', '123,456,789', '12,34,56,789'],
  ['9007199254740993', '9,007,199,254,740,993', '9,00,71,99,25,47,40,993'],
])('[I18-02] %j is grouped as %j, and by lakh as %j', (digits, thousands, lakh) => {
  expect(groupDigits(digits)).toBe(thousands);
  expect(groupDigits(digits, 'thousands')).toBe(thousands);
  expect(groupDigits(digits, 'lakh')).toBe(lakh);
});

test.each([
  ['৳0.00', '৳0.00', '৳০.০০', '৳০.০০'],
  ['৳1,234,567.80', '৳12,34,567.80', '৳১,২৩৪,৫৬৭.৮০', '৳১২,৩৪,৫৬৭.৮০'],
  ['−৳350,000.05', '−৳3,50,000.05', '−৳৩৫০,০০০.০৫', '−৳৩,৫০,০০০.০৫'],
  ['+P1,280.00', '+P1,280.00', '+P১,২৮০.০০', '+P১,২৮০.০০'],
  ['2026-11-20 20:41:05', '2026-11-20 20:41:05', '২০২৬-১১-২০ ২০:৪১:০৫', '২০২৬-১১-২০ ২০:৪১:০৫'],
  ['26:00:07', '26:00:07', '২৬:০০:০৭', '২৬:০০:০৭'],
  ['12.5%', '12.5%', '১২.৫%', '১২.৫%'],
  ['99+', '99+', '৯৯+', '৯৯+'],
  ['৳***', '৳***', '৳***', '৳***'],
])('[I18-02] %s is %s by lakh, %s in Bengali digits, %s in both', (text, lakh, digits, both) => {
  expect(writeNumbers(text)).toBe(text);
  expect(writeNumbers(text, { digits: 'latin', grouping: 'thousands' })).toBe(text);
  expect(writeNumbers(text, { digits: 'latin', grouping: 'lakh' })).toBe(lakh);
  expect(writeNumbers(text, { digits: 'bengali', grouping: 'thousands' })).toBe(digits);
  expect(writeNumbers(text, bengali)).toBe(both);
});

test('[I18-02] commas that do not group digits stay', () => {
  const lakh: NumberStyle = { digits: 'latin', grouping: 'lakh' };
  for (const text of [
    '1, 2, 3',
    '1,2',
    'a,b',
    ',',
    '500,',
    ',500',
    '1234,567',
    '12,34,567',
    '1,,000',
  ]) {
    expect(writeNumbers(text, lakh)).toBe(text);
  }
  expect(writeNumbers('100,000 – 200,000', lakh)).toBe('1,00,000 – 2,00,000');
});

/** A decimal string with two decimals, with values far above 2^53. */
const anyAmount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.nat(99))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);

test.each(styles)(
  '[I18-02] an amount written in $digits digits by $grouping is read as the same decimal',
  (style) => {
    fc.assert(
      fc.property(anyAmount, (value) => {
        const [whole = '', cents = ''] = value.split('.');
        const text = writeNumbers(`৳${groupDigits(whole)}.${cents}`, style);
        expect(amountOf(cleanAmount(text, 2))).toBe(value);
        expect(writeNumbers(text, style)).toBe(text);
        if (style.digits === 'bengali') expect(text).not.toMatch(/\d/);
      }),
    );
  },
);

test.each([
  ['১,২৩,৪৫৬.৭৮', '123456.78'],
  ['৳১,২৩,৪৫৬.৭৮', '123456.78'],
  ['1,23,456.78', '123456.78'],
  ['১২,৩৪,৫৬,৭৮৯', '123456789'],
  ['১২৩,৪৫৬.৭৮', '123456.78'],
  ['৳ ০.৫০', '0.50'],
  ['১,২৩,৪৫৬.৭৮৯', '123456.78'],
  ['1,২৩,৪56.7৮', '123456.78'],
])('[I18-02] pasting %s gives %s', (pasted, value) => {
  expect(amountOf(cleanAmount(pasted, 2))).toBe(value);
});

test('[I18-02] [JPT-01] before a brand formats it, a jackpot has no decimals and groups of three', () => {
  expect(groupFigure(1_482_930.87)).toBe('1,482,930');
  expect(writeNumbers(groupFigure(1_482_930.87), bengali)).toBe('১৪,৮২,৯৩০');
});
