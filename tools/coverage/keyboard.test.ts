import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { patterns, patternsOf } from '../story-index/keyboard.ts';
import { pressedIn, unpressed, unpressedIn } from './keyboard.ts';
import { componentsOf } from './rules.ts';

test.each([
  ["await userEvent.keyboard('{ArrowDown} ');", ['ArrowDown', 'Space']],
  ["await userEvent.keyboard('{Home}bet');", ['Home', 'Letters']],
  ['await userEvent.tab(); await userEvent.tab({ shift: true });', ['Tab', 'Shift+Tab']],
  ["await userEvent.click(canvas.getByText('{Enter}'));", []],
])('[A11-01] keys that are pressed are seen: %s', (source, keys) => {
  expect([...pressedIn(source)]).toEqual(keys);
});

test('[A11-01] of a pattern every key is asked for, of the control of a browser one', () => {
  const some = pressedIn("await userEvent.keyboard('{ArrowDown}{Enter}')");
  expect(unpressed(patterns.accordion, some)).toEqual(['Space', 'ArrowUp', 'Home', 'End', 'Tab']);
  expect(unpressed(patterns.button, some)).toEqual([]);
  expect(unpressed(patterns.box, some)).toEqual(['Tab', 'Space']);
});

test('[A11-01] every component that can be operated says by which keys, and nothing else does', () => {
  const operated = componentsOf(root).filter(({ interactive }) => interactive);
  const missing = operated.filter(({ name }) => !Object.hasOwn(patternsOf, name));
  // A new one is added to `tools/story-index/keyboard.ts`.
  expect(missing.map(({ name }) => name)).toEqual([]);
  const known = componentsOf(root).map(({ name }) => name);
  expect(Object.keys(patternsOf).filter((name) => !known.includes(name))).toEqual([]);
});

test('[A11-01] behaviours press every key of the patterns their component follows', () => {
  expect(unpressedIn(root)).toEqual([]);
});
