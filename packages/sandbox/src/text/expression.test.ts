import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readExpression } from './expression.ts';

const fits = (source: string, text: string) => readExpression(source)?.(text);

const piece = fc.constantFrom(
  ...['a', 'b', '[ab]', '[^a]', '.', '\\d', '\\w', '\\b', '\\B', '^', '$', '(?=a)', '(?!b)'],
  ...['(?=.*b)', '(a|bb)', '(?:ab)', '(?<n>a)', '\\-', '\u09aa', '\\u{1F680}', '-', '1'],
);
const times = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,}', '{0,2}', '*?', '+?');
const parts = fc
  .array(fc.tuple(piece, times), { maxLength: 5 })
  .map((list) => list.map(([one, how]) => (/^[\\^$(][bB?]?[=!]?/.test(one) ? one : one + how)));
const sources = fc
  .tuple(parts, parts, times)
  .map(([one, other, how]) => `${one.join('')}(?:${other.join('|')})${how}`);
const texts = fc
  .array(fc.constantFrom('a', 'b', '1', '-', '_', '\n', '\u09aa', '\u{1F680}'), { maxLength: 6 })
  .map((list) => list.join(''));

test('[REG-02] an expression matches the same whole texts as in the JavaScript engine', () => {
  let fitting = 0;
  fc.assert(
    fc.property(sources, texts, (source, text) => {
      const ours = readExpression(source);
      let native: RegExp | null = null;
      for (const flags of ['', 'u']) {
        try {
          native = new RegExp(`^(?:${source})$`, flags);
        } catch {
          // The expression is well formed in one mode only.
        }
      }
      // Without `u` the engine sees surrogate halves instead of characters.
      if (!ours || !native || (!native.unicode && text.includes('\u{1F680}'))) return;
      const right = native.test(text);
      if (right) fitting += 1;
      expect(ours(text), `${source} ${JSON.stringify(text)}`).toBe(right);
    }),
    { numRuns: 4_000, seed: 20_261_120 },
  );
  expect(fitting).toBeGreaterThan(200);
});

test.each([
  '[',
  '(((',
  '+',
  'a++',
  '(a)\\1',
  '(?<=a)b',
  '(?i:abc)',
  '[z-a]',
  '\\p{Nobody}+',
  'a'.repeat(1_001),
])('[REG-02] %s is no usable expression', (source) => {
  expect(readExpression(source)).toBeNull();
});

test.each<[string, string, boolean]>([
  ['^(a+)+$', `${'a'.repeat(254)}!`, false],
  ['^(a|aa)+$', `${'a'.repeat(254)}!`, false],
  ['^([a-zA-Z]+\\s?)+$', `${'a'.repeat(254)}!`, false],
  ['^(.*a){12}$', `${'a'.repeat(254)}!`, false],
  ['^(a{0,30}){0,30}$', 'a'.repeat(255), true],
  ['a{0000000000000000000000001}', 'a', true],
  ['(a*){99999999}', 'aaa', true],
  ['[\\w\\-\\.\\@]+', 'a-b.c@d', true],
  ['^.{4,}}$', 'abcd}', true],
  ['^(?=.*-)[A-Z][a-z]+(?:-[A-Z][a-z]+)*$', 'Anna-Lena', true],
  ['\\p{Script=Thai}+', '\u0e2a\u0e21', true],
  ['[]', 'a', false],
])('[REG-02] %s of %s is %s, without a long wait', (source, text, right) => {
  expect(fits(source, text)).toBe(right);
});

test('[REG-02] an expression that takes too much work accepts every text', () => {
  const nested = '(?:(?=(?:(?=.*x).)*x).)*y';
  expect(fits(nested, `${'a'.repeat(5)}x`)).toBe(false);
  expect(fits(nested, `${'a'.repeat(254)}x`)).toBe(true);
});
