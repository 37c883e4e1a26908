import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barBox, labelStep, linePath, middleOf, scaleOf } from './scale.ts';

const value = fc.oneof(
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.constant(null),
  fc.constant(Number.NaN),
);

test('the axis includes zero and every value, and ends on round numbers', () => {
  const scale = scaleOf([42_000, null, 97_300, Number.NaN]);
  expect([scale.min, scale.max]).toEqual([0, 100_000]);
  expect(scale.ticks).toEqual([0, 20_000, 40_000, 60_000, 80_000, 100_000]);
  expect([scale.top(100_000), scale.top(50_000), scale.top(0)]).toEqual([0, 50, 100]);
});

test('without values the axis goes from 0 to 1 and has one tick', () => {
  for (const values of [[], [0, 0], [null]]) {
    const scale = scaleOf(values);
    expect([scale.min, scale.max, scale.ticks]).toEqual([0, 1, [0]]);
  }
});

test('every value and every tick is inside the axis, for any values', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 40 }), (values) => {
      const scale = scaleOf(values);
      expect(scale.min).toBeLessThanOrEqual(0);
      expect(scale.max).toBeGreaterThan(scale.min);
      for (const each of [...values, ...scale.ticks]) {
        if (each === null || Number.isNaN(each)) continue;
        const top = scale.top(each);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top).toBeLessThanOrEqual(100);
      }
      expect(linePath(values, scale)).not.toContain('NaN');
    }),
  );
});

test('a missing value breaks the line', () => {
  const scale = scaleOf([0, 100]);
  expect(linePath([0, 100, null, 50], scale)).toBe('M12.5 100L12.5 100L37.5 0M87.5 50L87.5 50');
});

test('bars start at zero, side by side, inside their category', () => {
  const scale = scaleOf([-50, 100]);
  const at = { index: 1, count: 4, of: 2 };
  const up = barBox(100, { ...at, series: 0 }, scale);
  const down = barBox(-50, { ...at, series: 1 }, scale);
  expect(up.y + up.height).toBeCloseTo(scale.top(0), 2);
  expect(down.y).toBeCloseTo(scale.top(0), 2);
  expect(down.x).toBeCloseTo(up.x + up.width, 2);
  expect(up.x).toBeGreaterThan(25);
  expect(down.x + down.width).toBeLessThan(50);
});

test('at most seven categories are named', () => {
  expect([1, 7, 8, 14, 31, 365].map((count) => labelStep(count))).toEqual([1, 1, 2, 2, 5, 53]);
  expect(middleOf(0, 2)).toBe(25);
});
