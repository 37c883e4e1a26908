import { expect, test } from 'vitest';
import { initialOf } from './initials.ts';

const from = String.fromCodePoint;
const [ra, aa, pha, ka, virama, ssa] = [0x9b0, 0x9be, 0x9ab, 0x995, 0x9cd, 0x9b7] as const;

test('[A11-01] an initial keeps the vowel sign that belongs to its letter', () => {
  expect(initialOf(from(ra, aa, pha))).toBe(from(ra, aa));
});

test('[A11-01] an initial never splits a conjunct', () => {
  expect(initialOf(from(ka, virama, ssa, aa, ra))).toBe(from(ka, virama, ssa, aa));
});

test.each([
  ['rafid', 'R'],
  ['  nadia ', 'N'],
  ['_7up', '7'],
  ['', ''],
  ['   ', ''],
])('%o gives %o', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
