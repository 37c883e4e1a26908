import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compilePattern } from './matcher.ts';

const fits = (source: string, text: string): boolean | string => {
  const compiled = compilePattern(source);
  return compiled.ok ? compiled.matcher.test(text) : compiled.fault;
};

describe('[VAL-02] a pattern of a server', () => {
  test.each([
    ['^[a-zA-Z][a-zA-Z0-9]{3,15}$', 'padma7', true],
    ['^[a-zA-Z][a-zA-Z0-9]{3,15}$', '7padma', false],
    ['[0-9]{10}', '1712345678', true],
    ['[0-9]{10}', '17123456789', false],
    ['a|b', 'ab', false],
    ['(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]+', 'padmA7', true],
    ['(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]+', 'padma7', false],
    ['(?!.*admin).+', 'an admin', false],
    ['(?!.*admin).+', 'a member', true],
    ['[\\w\\-\\.\\@]+', 'a-b.c@d', true],
    ['[\\w-.]+', 'a-b.c', true],
    ['\\u0041\\x42\\t', 'AB\t', true],
    ['\\bab\\b.*', 'ab c', true],
    ['a\\Bb', 'ab', true],
    ['.', '\u{1F680}', true],
    ['..', '\u{1F680}', false],
    ['[^]', '\n', true],
    ['.', '\n', false],
    ['[]', 'a', false],
    ['a{,2}', 'a{,2}', true],
    ['a{00000000000000000000001}', 'a', true],
    ['a{00000000000000000000001}', 'aa', false],
    ['\u{1F680}a{0001,000000000000000000002}', '\u{1F680}aa', true],
    [`a{${'0'.repeat(900)}2}`, 'aa', true],
    ['[(?<]', '<', true],
    ['[(?<]', '=', false],
    ['[^(?<=]+', 'abc', true],
    ['\\((?:[(?:]|a)\\)', '(?)', true],
    ['\\(?\\d{3}\\)?[._-]\\d{4}', '(123)_4567', true],
    ['[\\w\\_\\@]+', 'a_@', true],
    ['[\u{1F680}-\u{1F690}]', '\u{1F681}', true],
    ['', '', true],
    ['', 'a', false],
  ])('%s on %s: %s', (source, text, expected) => {
    expect(fits(source, text)).toBe(expected);
  });

  test.each([
    ['*', 'syntax'],
    ['a**', 'syntax'],
    ['[a-', 'syntax'],
    ['[z-a]', 'syntax'],
    ['(a', 'syntax'],
    ['a)', 'syntax'],
    ['a{3,2}', 'syntax'],
    ['{2}', 'syntax'],
    ['a\\', 'syntax'],
    ['\\x1', 'unsupported'],
    ['\\p{Alpha}+', 'unsupported'],
    ['\\p{Script=Thai}', 'unsupported'],
    ['a++', 'syntax'],
    ['(?i)abc', 'unsupported'],
    ['(?<=a)b', 'unsupported'],
    ['(?<!a)b', 'unsupported'],
    ['[(](?<!a)b', 'unsupported'],
    ['[]](?<=a)b', 'unsupported'],
    ['(?<name>a)', 'unsupported'],
    ['(?>a)', 'unsupported'],
    ['(a)\\1', 'unsupported'],
    ['\\k<a>', 'unsupported'],
    ['\\Qa\\E', 'unsupported'],
    ['[a-z&&[^b]]', 'unsupported'],
    ['[[:alpha:]]', 'unsupported'],
    ['\\ud83d', 'unsupported'],
    ['\\u{61}', 'unsupported'],
    ['(?=a)*', 'unsupported'],
    ['a{1000000}', 'tooLarge'],
    ['((((a{99}){99}){99}){99})', 'tooLarge'],
    ['(((){999}){999}){999}', 'tooLarge'],
    ['^(a{0,60}){0,60}$', 'tooLarge'],
  ])('%s is refused: %s', (source, fault) => {
    expect(fits(source, 'a')).toBe(fault);
  });

  test('endless nesting and endless length are refused', () => {
    expect(fits('('.repeat(400), 'a')).toBe('syntax');
    expect(fits(`${'('.repeat(400)}${')'.repeat(400)}`, '')).toBe(true);
    expect(fits(`${'('.repeat(900)}${')'.repeat(900)}`, '')).toBe('tooLarge');
    expect(fits('a'.repeat(2000), 'a')).toBe('tooLarge');
  });

  const traps = [
    '^(a+)+$',
    '^(a|a)*$',
    '^(a|aa)+$',
    '^([a-zA-Z]+\\s?)+$',
    '^(\\d|\\d\\d)+$',
    '^(a*)*$',
    '^((a*)*)*$',
    '^(.*a){12}$',
    '^(?=(a+)+$)(?!(a+)+b$).*$',
    '^.*.*.*.*.*.*b$',
    '^(a{0,30}){0,30}$',
    '^((a?){20}){20}$',
    // Nested loops, each behind a choice.
    `${'(?:b|'.repeat(120)}a*${')*'.repeat(120)}`,
  ];
  test.each(traps)('%s cannot freeze the page: its work grows linearly with the text', (source) => {
    const compiled = compilePattern(source);
    if (!compiled.ok) throw new Error(compiled.fault);
    const work = (length: number) => {
      const steps = { count: 0 };
      compiled.matcher.test(`${'a'.repeat(length)}!`, steps);
      return steps.count;
    };
    expect(work(254)).toBeLessThan(compiled.matcher.size * 256 * 5);
    // Four times the text takes about four times the work.
    expect(work(200)).toBeLessThan(work(50) * 4.5);
  });

  test('never throws, for any pattern and any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (source, text) => {
        const compiled = compilePattern(source);
        if (compiled.ok) compiled.matcher.test(text);
      }),
      { numRuns: 5_000 },
    );
  });
});
