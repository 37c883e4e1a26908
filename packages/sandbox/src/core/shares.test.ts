import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareTexts } from './shares.ts';

test('[AGT-02] [AGT-07] the shares that the backend sends add up to 100', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: -5n, max: 10n ** 15n }), { minLength: 1 }), (parts) => {
      const tenths = shareTexts(parts).map((share) => Math.round(Number(share) * 10));
      const some = parts.some((part) => part > 0n);
      expect(tenths.reduce((sum, one) => sum + one, 0)).toBe(some ? 1_000 : 0);
    }),
  );
  expect(shareTexts([1n, 1n, 1n])).toEqual(['33.4', '33.3', '33.3']);
  expect(shareTexts([])).toEqual([]);
});
