import { describe, expect, test } from 'vitest';
import { hostileDocuments, hostileRules } from '../../testing/hostile-rules.ts';
import { valueFor } from '../../testing/rule-values.ts';
import { compileRules, problemWith } from './compile.ts';
import { compileWith } from './engine.ts';
import { exampleFinder } from './example.ts';
import { workAll } from './limits.ts';
import { compilePattern } from './matcher.ts';
import { known, one, rule } from './one-field.fixture.ts';
import { knownPatterns } from './patterns.ts';

test('[VAL-02] there are at least 60 hostile rules', () => {
  expect(hostileRules.length + hostileDocuments.length).toBeGreaterThanOrEqual(60);
});

describe('[VAL-02] rules that cannot be used', () => {
  test.each(hostileRules)('%j leaves a usable field and is reported', (rest, limits, expected) => {
    const { field, issues } = one(rest);
    expect({ min: field.min, max: field.max }).toEqual(limits);
    expect(issues).toEqual(expected);
    expect(problemWith(field, field.example ?? valueFor(field))).toBeNull();
  });

  test.each(hostileDocuments)('%s gives no field and no error', (_name, raw, expected) => {
    const { fields, issues } = compileRules(raw, known);
    expect(fields).toEqual([]);
    expect(issues.map(({ issue }) => issue)).toEqual(expected);
  });

  test('documents and rules that throw when they are read', () => {
    const trap = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('trap');
        },
      },
    );
    expect(compileRules(trap, known).issues).toEqual([{ field: '', issue: 'bad-document' }]);
    const raw = {
      username: Object.defineProperty({}, 'enabled', {
        get: () => {
          throw new Error('trap');
        },
      }),
    };
    expect(compileRules(raw, known).issues).toEqual([{ field: 'username', issue: 'bad-rule' }]);
  });

  test('ten thousand fields become sixty; the patterns of the others are not even read', () => {
    let read = 0;
    const field = () =>
      Object.defineProperty(rule(), 'acceptedPattern', {
        get: () => {
          read += 1;
          return '[a-z]{2,9}';
        },
      });
    const raw = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`f${i}`, field()]));
    expect(compileRules(raw, known).fields).toHaveLength(60);
    expect(read).toBe(60);
  });
});

/** Characters that no other field of the document contains, so that nothing can be shared between fields. */
const signs = (count: number, field: number) =>
  Array.from({ length: count }, (_, i) => String.fromCodePoint(0x4e00 + field * 350 + i));

/** The patterns that cost most to compile, to find an example for, or to test at each key. */
const costly: readonly [name: string, patternOf: (field: number) => string][] = [
  ['groups in groups', (i) => `${'('.repeat(333)}${'a'.repeat(1 + (i % 7))}${')'.repeat(333)}`],
  ['digits in a row', (i) => '\\d'.repeat(490 + (i % 9))],
  [
    'classes in a row',
    (i) =>
      signs(330, i)
        .map((sign) => `[${sign}]`)
        .join(''),
  ],
  [
    'classes that may be missing',
    (i) =>
      signs(240, i)
        .map((sign) => `[${sign}]?`)
        .join(''),
  ],
  ['a look ahead in a look ahead', (i) => `${'(?='.repeat(240)}a${')'.repeat(240)}a{${1 + i}}`],
  ['loops in loops', (i) => `${'(?:b|'.repeat(120)}a*${')*'.repeat(120)}c{${i}}`],
  ['a repeated repeat', (i) => `(a{0,30}){0,${30 - (i % 3)}}`],
  ['one that grows too large', (i) => `(a{0,60}){0,${60 + i}}`],
  ['a long repeat', (i) => `.{0,${1300 - i}}`],
  ['nothing that fits', (i) => `(?=.*x)[a-w]{${20 + i}}`],
  ['a large class and nothing that fits', (i) => `[^${signs(900, i).join('')}]{1,40}$.^`],
  ['many loops', (i) => `${'.*'.repeat(300)}b{${1 + i}}`],
  ['many ways', (i) => signs(480, i).join('|')],
];

describe('[VAL-02] sixty fields of the same costly pattern', () => {
  test.each(costly)('%s: bounded work to compile, and for a pass over the form', (_name, of) => {
    const sources = Array.from({ length: 60 }, (_, field) => of(field));
    const raw = Object.fromEntries(
      sources.map((acceptedPattern, field) => [`f${field}`, rule({ acceptedPattern })]),
    );
    const work = { count: 0 };
    const tools = { patterns: knownPatterns, findExample: exampleFinder(work), work };
    const { fields } = compileWith(raw, known, { ...tools, pass: { count: 0 } });
    // The last pattern that is started may exceed the limit by its own share.
    expect(work.count).toBeLessThan(workAll * 1.1);

    const pass = { count: 0 };
    for (const [place, { example }] of fields.entries()) {
      if (example === null) continue;
      const compiled = compilePattern(sources[place] ?? '');
      if (compiled.ok) compiled.matcher.test(`${'a'.repeat(254)}!`, pass);
    }
    expect(pass.count).toBeLessThan(2_000_000);
  });

  test('common patterns stay active in all of sixty fields', () => {
    const usual = [
      ...['^[a-zA-Z][a-zA-Z0-9]{3,15}$', '^01[3-9]\\d{8}$', '^[\\w.-]+@[\\w-]+(\\.[\\w-]+)+$'],
      ...['(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{8,20}', '[0-9]{10,11}', '^[\u0980-\u09FF ]{2,40}$'],
    ];
    const raw = Object.fromEntries(
      Array.from({ length: 60 }, (_, i) => [
        `f${i}`,
        rule({ maxLength: 50, acceptedPattern: usual[i % usual.length] }),
      ]),
    );
    const { fields, issues } = compileRules(raw, known);
    expect(issues.filter(({ issue }) => issue !== 'unknown-field')).toEqual([]);
    expect(fields.filter(({ example }) => example !== null)).toHaveLength(60);
  });
});
