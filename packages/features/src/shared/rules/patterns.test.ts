import { describe, expect, test } from 'vitest';
import { messages as bn } from '../i18n/bn.ts';
import { messages as en } from '../i18n/en.ts';
import { type PatternId, patterns } from './patterns.ts';

/** Examples by pattern: valid and invalid values. Escapes keep other scripts out of the source. */
const examples: Record<PatternId, { yes: readonly string[]; no: readonly string[] }> = {
  any: { yes: ['a', ' ', '7', '\u09AA', '\u{1F680}!'], no: [] },
  lettersFirst: {
    yes: ['a', 'padma', 'Padma7', 'A1', 'x9y8'],
    no: ['7padma', '', 'pad ma', 'padma_7', '\u09AApadma'],
  },
  chineseDigits: {
    yes: ['\u4E2D', '\u4E2D\u6587', '12', '\u4E2D12', '3\u6587'],
    no: ['a', '\u4E2D ', '', '\u4E2D\uFF01', '\u3042'],
  },
  email: {
    yes: ['a@b.cd', 'name@example.com', 'a.b+c@d.e.fg', 'x_y@z-w.org', '1@2.de'],
    no: ['a', 'a@b', '@b.cd', 'a@b..cd', 'a b@c.de', 'a@b@c.de', ''],
  },
  lettersOrDigits: {
    yes: ['a', '1', 'a1', 'PADMA7', '007'],
    no: ['', 'a b', 'a_b', 'a-b', '\u00E9'],
  },
  lettersAndDigits: {
    yes: ['a1', '1a', 'padma7', '7PADMA', 'a1b2'],
    no: ['a', '1', 'a 1', 'a1!', ''],
  },
  digits: {
    yes: ['0', '7', '1712345678', '000', '42'],
    no: ['', '1 2', '1.5', '-1', '\u09E7'],
  },
  alphanumericUpper: {
    yes: ['A', 'Padma', 'padmA7', '7A', 'ABC'],
    no: ['a', '7', 'padma7', 'A b', 'A_'],
  },
  englishSpaces: {
    yes: ['a', 'Rafid', 'Rafid Hasan', 'a b c', 'Z z'],
    no: ['', '1', 'a1', 'a-b', '\u09AA'],
  },
  noSpaces: {
    yes: ['a', 'a_b', '1!', '\u09AA', '***'],
    no: ['', ' ', 'a b', 'a\tb', 'a\u00A0b'],
  },
  chinesePunctuation: {
    yes: ['\u4E2D', '\u4E2D\u3001\u6587', '\u4E2D\u00B7\u6587', '\u6587\u3002', '\u4E2D,\u6587'],
    no: ['a', '\u4E2D1', '', '\u4E2D \u6587', '\u3042'],
  },
  date: {
    yes: ['1998-04-14', '04-14-1998', '2000-12-31', '12-31-2000', '2024-02-29'],
    no: ['1998-13-01', '1998-4-14', '14-04-1998', '1998/04/14', '00-10-1998', ''],
  },
  lettersSpaces: {
    yes: [
      'Rafid Hasan',
      '\u09B0\u09BE\u09AB\u09BF\u09A6',
      '\u00C9lo\u00EFse',
      '\u4E2D \u6587',
      'a',
    ],
    no: ['', 'a1', 'a-b', 'a!', '\u09E7'],
  },
  korean: {
    yes: ['\uD55C', '\uD55C\uAD6D\uC5B4', '\u3131', '\u1100\u1161', '\uAC00\uB098'],
    no: ['a', '\uD55C ', '\uD55C1', '', '\u4E2D'],
  },
  thai: {
    yes: [
      '\u0E01',
      '\u0E2A\u0E27\u0E31\u0E2A\u0E14\u0E35',
      '\u0E44\u0E17\u0E22',
      '\u0E01\u0E32',
      '\u0E01\u0E31\u0E19',
    ],
    no: ['a', '\u0E01 \u0E02', '\u0E011', '', '\u09AA'],
  },
  thaiEnglishSpaces: {
    yes: ['\u0E01', 'a', '\u0E44\u0E17\u0E22 a', 'Rafid Hasan', '\u0E01 \u0E02'],
    no: ['', '1', 'a1', 'a-b', '\u09AA'],
  },
  upperSpaces: {
    yes: ['A', 'A B', 'RAFID HASAN', 'Z', 'ABC DEF'],
    no: ['', 'a', 'A1', 'A-B', 'Aa'],
  },
  lettersDigitsSymbols: {
    yes: ['a', '1', '!', 'aB1!', '~#{}'],
    no: ['', ' ', 'a b', '\u09AA', '\u00E9'],
  },
  upperLowerDigitSpecial: {
    yes: ['aA1!', 'Padma#7x', '!1aA', 'zZ9_', 'P4dm@'],
    no: ['', 'padma', 'Padma7', 'PADMA7!', 'padma7!'],
  },
  fullName: {
    yes: [
      'Rafid Hasan',
      'A B',
      'Anne-Marie O\u2019Neil',
      '\u09B0\u09BE\u09AB\u09BF\u09A6 \u09B9\u09BE\u09B8\u09BE\u09A8',
      'Md. Rafid Hasan',
    ],
    no: ['Rafid', '', 'Rafid ', 'Rafid 7', ' Rafid Hasan'],
  },
  japaneseFullWidth: {
    yes: ['\u3042', '\u30A2', '\u6F22\u5B57', '\uFF21\uFF22', '\u30FC'],
    no: ['a', '\uFF71', '1', '', '\u3042 a'],
  },
  upper: { yes: ['A', 'ABC', 'PADMA', 'Z', 'XYZ'], no: ['', 'a', 'Aa', 'A1', 'A B'] },
};

const ids = Object.keys(patterns).filter((id): id is PatternId => Object.hasOwn(patterns, id));

test('[VAL-01] there are 22 named patterns', () => {
  expect(ids).toHaveLength(22);
});

describe.each(ids)('[VAL-01] the pattern %s', (id) => {
  test('matches its valid examples and no invalid one', () => {
    const { yes, no } = examples[id];
    expect(yes.length).toBeGreaterThanOrEqual(5);
    // "Any characters" has no invalid value.
    expect(no.length).toBeGreaterThanOrEqual(id === 'any' ? 0 : 5);
    expect(yes.filter((text) => !patterns[id].test(text))).toEqual([]);
    expect(no.filter((text) => patterns[id].test(text))).toEqual([]);
  });

  test('has a hint with its limits in both languages', () => {
    for (const catalogue of [bn, en]) {
      const texts = new Map(Object.entries(catalogue));
      expect(texts.get(patterns[id].range)).toMatch(/\{min\}.*\{max\}/);
      expect(texts.get(patterns[id].exact)).toContain('{count}');
      expect(texts.get(patterns[id].plain)).not.toMatch(/\{/);
    }
  });

  // tools/checks/expressions.test.ts proves that its work is linear; a mistake would hang here.
  test('ends on 255 characters that almost match', () => {
    const texts = ['a', 'A', '1', ' ', '.', 'a@', 'a.', 'a b', '\u0E01', '\u09AA\u09CD'];
    for (const text of texts) {
      for (const end of ['', '!', ' ', '@', '\u{1F680}']) {
        expect(patterns[id].test(text.repeat(255).slice(0, 255) + end)).toBeTypeOf('boolean');
      }
    }
  });
});
