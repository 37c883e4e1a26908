// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { bringInSight } from './in-sight.ts';

afterEach(() => vi.unstubAllGlobals());

const place = <T extends Element>(element: T, left: number, width: number): T =>
  Object.assign(element, {
    getBoundingClientRect: () => new DOMRect(left, 0, width, 40),
  });

/** The `scrollBy` calls on a row of 300 px for a mark of 100 px at `left`. */
function moved(left: number, { atOnce = false, still = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  const row = place(document.createElement('div'), 10, 300);
  const scrollBy = vi.fn();
  Object.assign(row, { scrollBy });
  bringInSight(row, place(document.createElement('button'), left, 100), atOnce);
  return scrollBy.mock.calls;
}

test('[MEM-07] a visible mark scrolls nothing', () => {
  expect(moved(10)).toEqual([]);
  expect(moved(210)).toEqual([]);
});

test('[MEM-07] a hidden mark is scrolled to the middle, from either side', () => {
  expect(moved(510)).toEqual([[{ left: 400, behavior: 'smooth' }]]);
  expect(moved(-90)).toEqual([[{ left: -200, behavior: 'smooth' }]]);
  expect(moved(250)).toEqual([[{ left: 140, behavior: 'smooth' }]]);
});

test('[MEM-07] [A11-01] without animation with reduced motion, and when the row is first shown', () => {
  expect(moved(510, { still: true })).toEqual([[{ left: 400, behavior: 'instant' }]]);
  expect(moved(510, { atOnce: true })).toEqual([[{ left: 400, behavior: 'instant' }]]);
});
