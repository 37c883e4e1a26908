import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareMoney } from './decimal.ts';
import { drawnShares, sharesOf } from './shares.ts';

const cents = (units: bigint) => `${units / 100n}.${String(units % 100n).padStart(2, '0')}`;
const tenths = (share: string) => BigInt(share.replace('.', ''));
const anyAmount = fc.bigInt({ min: 0n, max: 10n ** 30n }).map(cents);

test.each([
  [
    ['18556.10', '143350.09'],
    ['11.5', '88.5'],
  ],
  [
    ['1', '1', '1'],
    ['33.4', '33.3', '33.3'],
  ],
  [
    ['0.01', '99999999.99'],
    ['0.0', '100.0'],
  ],
  [
    ['5', '0', '5.00'],
    ['50.0', '0.0', '50.0'],
  ],
  [['9007199254740993.01'], ['100.0']],
])('[AGT-02] [AGT-07] the shares of %j are %j', (parts, shares) => {
  expect(sharesOf(parts)).toEqual(shares);
});

test('[AGT-02] [AGT-07] shares of any amounts add up to exactly 100.0, each within a tenth', () => {
  fc.assert(
    fc.property(fc.array(anyAmount, { minLength: 1, maxLength: 12 }), (parts) => {
      const shares = sharesOf(parts);
      const units = parts.map((part) => BigInt(part.replace('.', '')));
      const sum = units.reduce((all, unit) => all + unit, 0n);
      if (sum === 0n) {
        expect(shares).toBeNull();
        return;
      }
      const all = (shares ?? []).map(tenths);
      expect(all.reduce((one, other) => one + other, 0n)).toBe(1_000n);
      for (const [place, unit] of units.entries()) {
        const difference = (all[place] ?? 0n) * sum - unit * 1_000n;
        expect(difference < sum && difference > -sum).toBe(true);
        if (unit === 0n) expect(shares?.[place]).toBe('0.0');
      }
    }),
  );
});

test('[AGT-02] a higher amount never has a lower share', () => {
  fc.assert(
    fc.property(fc.array(anyAmount, { minLength: 2, maxLength: 8 }), (parts) => {
      const shares = sharesOf(parts) ?? [];
      for (const [place, share] of shares.entries()) {
        for (const [other, amount] of parts.entries()) {
          if (compareMoney(parts[place] ?? '', amount) > 0) {
            expect(tenths(share) >= tenths(shares[other] ?? '0.0')).toBe(true);
          }
        }
      }
    }),
  );
});

test.each([[[]], [['0', '0.00']], [['-1', '3']], [['much', '3']], [['1e3', '3']]])(
  '[AGT-07] %j has no shares',
  (parts) => {
    expect(sharesOf(parts)).toBeNull();
  },
);

test('[AGT-07] whole shares have no decimals; where there are none, those of the backend stay', () => {
  const drawn = (parts: readonly (readonly [string, string])[]) =>
    drawnShares(parts.map(([amount, share]) => ({ amount, share }))).map(({ text }) => text);
  expect(
    drawn([
      ['46', '45.9'],
      ['54', '54'],
    ]),
  ).toEqual(['46%', '54%']);
  expect(
    drawn([
      ['1', '33.3'],
      ['2', '66.6'],
    ]),
  ).toEqual(['33.3%', '66.7%']);
  expect(
    drawn([
      ['-1', '12.5'],
      ['2', '87.5'],
    ]),
  ).toEqual(['12.5%', '87.5%']);
});
