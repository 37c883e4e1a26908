import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DrawnInput, drawnPages, pagesSeen } from './drawn.ts';

const anywhere = fc.record({
  count: fc.integer({ min: 1, max: 900 }),
  near: fc
    .tuple(fc.integer({ min: -5, max: 905 }), fc.nat(4))
    .map(([from, more]) => ({ from, to: from + more })),
  focused: fc.option(fc.nat(899), { nil: null }),
  end: fc.constant(true),
});

describe('[GAM-06] pages in the document', () => {
  test('[GAM-06] at the start only the first page is in the document', () => {
    const start: DrawnInput = { count: 834, near: { from: 0, to: 0 }, focused: null, end: false };
    expect(drawnPages(start)).toEqual([0]);
    expect(drawnPages({ ...start, count: 0 })).toEqual([]);
  });

  test('[GAM-06] the first and last page, pages near the screen and the neighbours of focus, in order', () => {
    const input = { count: 834, near: { from: 40, to: 43 }, focused: 400, end: true };
    expect(drawnPages(input)).toEqual([0, 40, 41, 42, 43, 399, 400, 401, 833]);
  });

  test('[GAM-06] at every scroll position: few pages, each once, in order, all within the list', () => {
    fc.assert(
      fc.property(anywhere, (input) => {
        const pages = drawnPages(input);
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages.length).toBeLessThanOrEqual(10);
        expect(pages.every((page) => page >= 0 && page < input.count)).toBe(true);
        expect(pages).toContain(0);
        expect(pages).toContain(input.count - 1);
      }),
    );
  });
});

test('[GAM-06] a space reports which of its pages are in view, and the pages beyond it on both sides', () => {
  const space = { first: 2, pages: 10, top: 100, height: 5000 };
  expect(pagesSeen({ ...space, seenFrom: -200, seenTo: 700 })).toEqual({ from: 1, to: 3 });
  expect(pagesSeen({ ...space, seenFrom: 5000, seenTo: 5900 })).toEqual({ from: 11, to: 13 });
});
