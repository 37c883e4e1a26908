import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

function entered(...names: readonly string[]) {
  const begun: string[] = [];
  const enter = inTurn();
  const leave = names.map((name) => enter(() => begun.push(name)));
  const done = (place: number) => leave[place]?.();
  return { begun, done };
}

test('[SBK-01] windows of a docs page begin one after the other, in their order', () => {
  const { begun, done } = entered('first', 'second', 'third');
  expect(begun).toEqual(['first']);
  done(0);
  expect(begun).toEqual(['first', 'second']);
  done(1);
  expect(begun).toEqual(['first', 'second', 'third']);
});

test('[SBK-01] a window that leaves the page before its turn is left out', () => {
  const { begun, done } = entered('first', 'second', 'third');
  done(1);
  done(0);
  expect(begun).toEqual(['first', 'third']);
});

test('[SBK-01] a window that says twice that it has loaded lets only one other begin', () => {
  const { begun, done } = entered('first', 'second', 'third');
  done(0);
  done(0);
  expect(begun).toEqual(['first', 'second']);
});

test('[SBK-01] a window that comes after all others have loaded begins at once', () => {
  const begun: string[] = [];
  const enter = inTurn();
  enter(() => begun.push('first'))();
  enter(() => begun.push('second'));
  expect(begun).toEqual(['first', 'second']);
});
