import { expect, test } from 'vitest';
import { clampMove } from './use-drag.ts';

const view = { width: 1280, height: 800 };
const edges = { left: 340, top: 250, right: 940, bottom: 550 };

test.each([
  ['inside', { x: -100, y: 60 }, { x: -100, y: 60 }],
  ['past the start and the top', { x: -9000, y: -9000 }, { x: -340, y: -250 }],
  ['past the end and the foot', { x: 9000, y: 9000 }, { x: 340, y: 250 }],
])('[MOD-01] a drag %s stays in the window', (_, move, expected) => {
  expect(clampMove(move, edges, view)).toEqual(expected);
});

test('[MOD-01] a panel larger than the window does not move in that direction', () => {
  const tall = { ...edges, top: -10, bottom: 900 };
  expect(clampMove({ x: 10, y: 10 }, tall, view)).toEqual({ x: 10, y: 0 });
});
