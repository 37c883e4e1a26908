import { expect, test } from 'vitest';
import { shownLevel } from './shown-level.ts';

const levels = [1, 2, 4].map((level) => ({
  level,
  name: `Level ${level}`,
  from: null,
  benefits: new Map(),
}));
const shown = (wanted: number | null) => shownLevel(levels, wanted)?.level;

test('[VIP-01] shows the wanted level, else the nearest lower one, else the lowest', () => {
  expect([2, 3, 12, 0, null].map(shown)).toEqual([2, 2, 4, 1, 1]);
  expect(shownLevel([], 2)).toBeUndefined();
});
