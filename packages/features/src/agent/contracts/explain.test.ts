import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toContract } from './contracts-model.ts';
import { isShare, percentOf } from './decimals.ts';
import { explain } from './explain.ts';
import { activeContract, dividendRows, sampleWriting, settlementPage } from './samples.ts';
import { toSettlementsPage } from './settlements.ts';

const contract = toContract(activeContract, sampleWriting);
const settled = (part: Partial<(typeof dividendRows)[number]>) => {
  const [, first] = dividendRows;
  if (!first) throw new Error('There are no samples');
  const page = settlementPage({ rows: [{ ...first, ...part }] });
  const [row] = toSettlementsPage(page, sampleWriting).rows;
  if (!row) throw new Error('There is no settlement');
  return row;
};

test('[AGT-13] the highest step whose two conditions are met counts, also exactly at its edge', () => {
  const countsAt = (betAmount: string, activeMembers: number) =>
    explain('dividend', settled({ betAmount, activeMembers }), contract).steps.map(
      ({ counts }) => counts,
    );
  expect(countsAt('300000.00', 20)).toEqual([false, true]);
  expect(countsAt('299999.99', 20)).toEqual([true, false]);
  expect(countsAt('300000.00', 19)).toEqual([true, false]);
  expect(countsAt('900000.00', 9)).toEqual([false, false]);
});

test('[AGT-13] an amount that follows from terms and figures agrees; any other one does not', () => {
  expect(explain('dividend', settled({}), contract)).toMatchObject({
    base: '56138.33',
    reckoned: '8420.74',
    agrees: true,
  });
  expect(explain('dividend', settled({ amount: '8420.75' }), contract).agrees).toBe(true);
  expect(explain('dividend', settled({ amount: '8420.76' }), contract).agrees).toBe(false);
  expect(explain('dividend', settled({ rate: '12' }), contract).agrees).toBe(false);
});

test('[AGT-13] values that the backend does not send are not computed', () => {
  const { teamNet: _none, ...rest } = dividendRows[1] ?? {};
  const row = { ...settled({}), ...(rest && { net: null }) };
  expect(explain('dividend', row, contract)).toMatchObject({ reckoned: null, agrees: null });
  expect(explain('dividend', settled({}), null)).toMatchObject({ steps: [], agrees: null });
});

test('[AGT-13] a loss pays nothing', () => {
  const lost = settled({ teamNet: '-6120.00', amount: '0.00' });
  expect(explain('dividend', lost, contract)).toMatchObject({ reckoned: '0.00', agrees: true });
});

test('[AGT-13] shares are exact beyond the range of a number, and never above the whole', () => {
  expect(percentOf('9007199254740993.01', '100')).toBe('9007199254740993.01');
  expect(percentOf('0.33', '0.05')).toBe('0.00');
  expect(percentOf('much', '5')).toBeNull();
  const paisa = fc.bigInt({ min: 0n, max: 10n ** 18n });
  const text = (units: bigint) => `${units / 100n}.${String(units % 100n).padStart(2, '0')}`;
  fc.assert(
    fc.property(paisa, fc.integer({ min: 0, max: 10_000 }), (amount, points) => {
      const rate = text(BigInt(points));
      const share = percentOf(text(amount), rate) ?? '';
      expect(share).toBe(text((amount * BigInt(points)) / 10_000n));
      expect(isShare(share, text(amount), rate)).toBe(true);
    }),
  );
});
