import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOf } from '../kit/ratio.ts';
import {
  allSpots,
  colourOf,
  order,
  readChips,
  resultFor,
  returnOf,
  rouletteReturn,
} from './wheel.ts';

test('[LCH-01] the wheel has every number from 0 to 36 once, eighteen red and eighteen black', () => {
  expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, n) => n));
  const count = (colour: string) => order.filter((one) => colourOf(one) === colour).length;
  expect([count('green'), count('red'), count('black')]).toEqual([1, 18, 18]);
  // Red and black take turns around the wheel.
  for (const [index, number] of order.entries()) {
    if (index > 1) expect(colourOf(number)).not.toBe(colourOf(order[index - 1] ?? 0));
  }
});

test('[LCH-01] every number counted for every field gives the stated return, 97.30 %', () => {
  let part = 0n;
  let whole = 0n;
  for (const spot of allSpots()) {
    let own = 0n;
    for (const number of order) own += resultFor(number, `${spot.id}:1`).times;
    expect(own, spot.id).toBe(36n);
    expect(returnOf(spot)).toEqual({ part: 36n, whole: 37n });
    part += own;
    whole += 37n;
  }
  expect(rouletteReturn()).toEqual({ part, whole });
  expect(percentOf(rouletteReturn())).toBe('97.30');
});

test.each([
  ['n17:1', 17, 36n],
  ['n17:1', 18, 0n],
  ['red:1', 18, 2n],
  ['black:1', 17, 2n],
  ['even:1', 0, 0n],
  ['low:1', 0, 0n],
  ['d1:1', 12, 3n],
  ['d3:1', 25, 3n],
  ['c1:1', 34, 3n],
  ['c3:1', 36, 3n],
  ['c2:1', 36, 0n],
  ['n0:2', 0, 72n],
  ['n17:1 c2:1 d2:2 black:1 odd:3', 17, 36n + 3n + 6n + 2n + 6n],
])('[LCH-01] chips %s when %i comes pay %s stakes', (choice, number, times) => {
  expect(resultFor(number, choice).times).toBe(times);
});

test('[LCH-01] a bet of several fields costs a stake for each chip, and is written in one way', () => {
  expect(readChips('red:2 n17:1')).toEqual({ text: 'n17:1 red:2', stakes: 3n });
  expect(readChips('n17:1 red:2')).toEqual(readChips('red:2 n17:1'));
  for (const text of [
    '',
    ' ',
    'n37:1',
    'n1:0',
    'n1:100',
    'n1:1 n1:1',
    'n1',
    'n1:01',
    'red:-1',
    'n1:1  red:1',
  ]) {
    expect(readChips(text), text).toBeNull();
  }
});

test('[VAL-02] any text is read as chips or refused, never an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const choice = readChips(text);
      expect(choice === null || choice.stakes > 0n).toBe(true);
    }),
  );
});
