import { expect, test } from 'vitest';
import { anyText, formSchema, shortText, someText, textThat } from './schema.ts';

const schema = formSchema(
  ['required', 'long', 'mismatch', 'odd'] as const,
  {
    first: someText(),
    second: someText(),
    note: shortText(3),
    rest: anyText(),
  },
  [{ at: 'second', find: ({ first, second }) => (first === second ? null : 'mismatch') }],
);
const right = { first: 'a', second: 'a', note: '', rest: '' };

test.each([
  [{}, {}],
  [{ rest: ' whatever ' }, {}],
  [
    { first: ' ', second: ' ' },
    { first: 'required', second: 'required' },
  ],
  [
    { first: '', second: '' },
    { first: 'required', second: 'required' },
  ],
  [{ second: 'b' }, { second: 'mismatch' }],
  [{ first: '' }, { first: 'required', second: 'mismatch' }],
  [{ note: ' \u{1F490}\u{1F490}\u{1F490} ' }, {}],
  [
    { note: 'four', second: 'b' },
    { second: 'mismatch', note: 'long' },
  ],
])('[VAL-03] %j is wrong in %j', (change, problems) => {
  expect(Object.fromEntries(schema.check({ ...right, ...change }))).toEqual(problems);
});

test('[VAL-03] problems come in the order of the fields', () => {
  const found = schema.check({ ...right, first: '', second: '', note: 'four' });
  expect([...found.keys()]).toEqual(['first', 'second', 'note']);
  expect(schema.names).toEqual(['first', 'second', 'note', 'rest']);
});

test('[VAL-03] a field is checked by a function that returns its error code', () => {
  const odd = formSchema(['odd'] as const, {
    text: textThat((typed) => (typed.length % 2 ? 'odd' : null)),
  });
  expect(odd.check({ text: 'four' }).size).toBe(0);
  expect(odd.check({ text: 'three' }).get('text')).toBe('odd');
});
