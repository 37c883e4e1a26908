import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 20, [1, 2, 3, 4, 5]],
  [3, 20, [1, 2, 3, 4, 5]],
  [4, 20, [2, 3, 4, 5, 6]],
  [20, 20, [16, 17, 18, 19, 20]],
  [2, 3, [1, 2, 3]],
  [1, 1, [1]],
  [9, 0, [1]],
  [Number.NaN, 4, [1, 2, 3, 4]],
])('[MEM-07] page %s of %s shows %j', (page, pages, offered) => {
  expect(pageWindow(page, pages)).toEqual(offered);
});

test('[MEM-07] the numbers always include the current page, are real pages, and their count stays the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), fc.nat(9), (pages, at, range) => {
      const page = (at % pages) + 1;
      const offered = pageWindow(page, pages, range);
      expect(offered).toContain(page);
      expect(offered).toHaveLength(Math.min(pages, Math.max(1, range)));
      expect(offered[0]).toBeGreaterThanOrEqual(1);
      expect(offered.at(-1)).toBeLessThanOrEqual(pages);
    }),
  );
});
