import { expect, test } from 'vitest';
import { inTurn, median, ratiosOf } from './pairs.ts';

test('the median is the middle number, or halfway between two', () => {
  expect(median([9, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(median([])).toBeNaN();
});

test('each round starts with the next side and contains every side once', () => {
  const orders = [0, 1, 2, 3].map((round) => inTurn(['a', 'b', 'c'], round).join(''));
  expect(orders).toEqual(['abc', 'bca', 'cab', 'abc']);
});

test('a slow round changes no ratio, because numbers are only compared within their round', () => {
  const rounds = [1, 10, 3].map((slow) => ({
    ours: 110 * slow,
    static: 100 * slow,
    textbook: 440 * slow,
  }));
  expect(ratiosOf(rounds, 'ours', 'static').median).toBeCloseTo(1.1);
  expect(ratiosOf(rounds, 'ours', 'textbook')).toEqual({ median: 0.25, least: 0.25, most: 0.25 });
});

test('least and most are ratios of one round', () => {
  const rounds = [
    { ours: 1, static: 2, textbook: 1 },
    { ours: 6, static: 3, textbook: 1 },
    { ours: 4, static: 4, textbook: 1 },
  ];
  expect(ratiosOf(rounds, 'ours', 'static')).toEqual({ median: 1, least: 0.5, most: 2 });
});
