import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownOf } from './paging.ts';

const letters = (count: number) => Array.from({ length: count }, (_, place) => `row ${place + 1}`);

test('[NOT-02] sixteen rows, seven per page, are three pages, the last with two', () => {
  expect(shownOf(letters(16), 1, 7)).toMatchObject({ page: 1, pages: 3, from: 1, to: 7 });
  expect(shownOf(letters(16), 3, 7)).toEqual({
    rows: ['row 15', 'row 16'],
    page: 3,
    pages: 3,
    from: 15,
    to: 16,
  });
});

test('[NOT-02] a page that does not exist is replaced by the nearest one', () => {
  expect(shownOf(letters(16), 9, 7).page).toBe(3);
  expect(shownOf(letters(16), -2, 7).page).toBe(1);
  expect(shownOf(letters(16), Number.NaN, 7).page).toBe(1);
  expect(shownOf([], 4, 7)).toEqual({ rows: [], page: 1, pages: 1, from: 0, to: 0 });
});

test('[NOT-02] all pages together show every row once, for any size', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.integer({ min: 1, max: 50 }), (count, size) => {
      const list = letters(count);
      const { pages } = shownOf(list, 1, size);
      const turned = Array.from({ length: pages }, (_, page) => shownOf(list, page + 1, size).rows);
      expect(turned.flat()).toEqual(list);
    }),
  );
});
