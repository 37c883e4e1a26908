import { expect, test } from 'vitest';
import { figureOf, sumOfFigures } from './figure.ts';

const symbol = 'T';

test('[AGT-06] a figure has the money format of the site, with a sign where it is a change', () => {
  expect(figureOf('-1234.5', { symbol, signed: true })).toEqual({
    exact: '-1234.5',
    text: '\u2212T1,234.50',
    sign: -1,
  });
  expect(figureOf('7', { symbol })?.text).toBe('T7.00');
  expect(figureOf('0.00', { symbol, signed: true })).toMatchObject({ text: 'T0.00', sign: 0 });
});

test('[AGT-06] a missing figure stays unknown, and so does a sum with it', () => {
  expect(figureOf(undefined, { symbol })).toBeNull();
  const [some, more] = [figureOf('0.10', { symbol }), figureOf('0.20', { symbol })];
  expect(sumOfFigures([some, more], { symbol })?.exact).toBe('0.30');
  expect(sumOfFigures([some, null], { symbol })).toBeNull();
  expect(sumOfFigures([], { symbol })?.text).toBe('T0.00');
});
