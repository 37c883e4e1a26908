import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseConfig } from './read.ts';

const says = (text: string) => {
  const parsed = parseConfig(text);
  return 'problem' in parsed ? parsed.problem.says : 'JSON';
};

test.each([
  ['', 1, 1, 'the text ends too early'],
  ['{', 1, 2, 'the text ends too early'],
  ['{"a":1,}', 1, 8, '`}` does not fit here'],
  ['{\n "a": }', 2, 7, '`}` does not fit here'],
  ['{\n"a": "b"\n"c": 1}', 3, 1, '`"` does not fit here'],
  ['[1, 2', 1, 6, 'the text ends too early'],
  ['{"a": "two\nlines"}', 1, 7, '`"` does not fit here'],
  ['{a: 1}', 1, 2, '`a` does not fit here'],
  ['{} {}', 1, 4, '`{` does not fit here'],
  ['// no comments', 1, 1, '`/` does not fit here'],
])('[CFG-01] %j: line %i, column %i, %s', (text, line, column, what) => {
  expect(says(text)).toBe(`The configuration is no JSON. Line ${line}, column ${column}: ${what}.`);
});

test('[CFG-01] every JSON is read, and every other text gets a place', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(says(text)).toBe('JSON');
    }),
  );
  fc.assert(
    fc.property(fc.json(), fc.nat(), (text, at) => {
      const cut = text.slice(0, at % (text.length + 1));
      expect(says(cut)).toMatch(
        /^(?:JSON|The configuration is no JSON\. Line \d+, column \d+: .+\.)$/,
      );
    }),
  );
});
