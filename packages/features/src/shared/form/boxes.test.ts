// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { typedInto } from './boxes.ts';

/** What `typedInto` returns for a form with this one box that contains this text. */
function say(box: string, text: string): string | undefined {
  const form = document.createElement('form');
  form.innerHTML = box;
  const control = form.elements.namedItem('a');
  if (control === null) throw new Error('There is no box');
  Reflect.set(control, 'value', text);
  return typedInto(form)('a');
}

const marked = '\u200Brafid\u202C';

test.each(['<input name="a">', '<input name="a" type="tel">', '<input name="a" type="email">'])(
  '[VAL-01] invisible characters of a typed line are removed: %s',
  (box) => expect(say(box, marked)).toBe('rafid'),
);

test.each([
  ['a password', '<input name="a" type="password">'],
  ['a password that is shown', '<input name="a" type="text" autocomplete="current-password">'],
  ['a password that no manager keeps', '<input name="a" type="text" data-secret>'],
  ['what nobody typed', '<input name="a" type="hidden">'],
  ['several lines, which may need marks of direction', '<textarea name="a"></textarea>'],
])('[VAL-01] %s stays as it is: %s', (_what, box) => expect(say(box, marked)).toBe(marked));

test('[VAL-01] a box that is disabled or missing returns undefined', () => {
  expect(say('<input name="a" disabled>', 'x')).toBeUndefined();
  expect(typedInto(null)('a')).toBeUndefined();
});
