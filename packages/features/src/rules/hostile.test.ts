import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileRules, messageFor, problemWith } from './compile.ts';

const known = ['username', 'password', 'mobileNum', 'email'] as const;
const rule = (rest: Record<string, unknown> = {}) => ({ enabled: true, ...rest });
const one = (rest: Record<string, unknown>, name = 'username') => {
  const { fields, issues } = compileRules({ [name]: rule(rest) }, known);
  const [field] = fields;
  if (!field) throw new Error('no field');
  return { field, issues: issues.map(({ issue }) => issue) };
};

/** Rules as a careless or hostile server may send them, what the form makes of them, and what the log hears. */
const any = { min: 0, max: 255 };
const hostile: readonly [
  rest: Record<string, unknown>,
  limits: { min: number; max: number },
  issues: readonly string[],
][] = [
  [{ minLength: 10, maxLength: 4 }, any, ['bad-bounds']],
  [{ minLength: -1, maxLength: 8 }, { min: 0, max: 8 }, ['bad-bounds']],
  [{ minLength: Number.NaN, maxLength: 8 }, { min: 0, max: 8 }, ['bad-bounds']],
  [{ minLength: 4, maxLength: Number.POSITIVE_INFINITY }, { min: 4, max: 255 }, ['bad-bounds']],
  [{ minLength: 1.5 }, any, ['bad-bounds']],
  [{ minLength: '4', maxLength: ' 16 ' }, { min: 4, max: 16 }, []],
  [{ minLength: 'four' }, any, ['bad-bounds']],
  [{ minLength: '0x10' }, any, ['bad-bounds']],
  [{ minLength: '1e2' }, any, ['bad-bounds']],
  [{ minLength: null, maxLength: null }, any, []],
  [{ minLength: true, maxLength: [5] }, any, ['bad-bounds']],
  [{ minLength: {}, maxLength: 9 }, { min: 0, max: 9 }, ['bad-bounds']],
  [{ maxLength: 0 }, any, []],
  [{ minLength: 5, maxLength: 0 }, { min: 5, max: 255 }, []],
  [{ minLength: 5, maxLength: 99999 }, { min: 5, max: 255 }, []],
  [{ minLength: 300 }, any, ['bad-bounds']],
  [{ minLength: 300, maxLength: 400 }, any, ['bad-bounds']],
  [{ minLength: '99999999999999999999' }, any, ['bad-bounds']],
  [{ acceptedPattern: '*' }, any, []],
  [{ acceptedPattern: '' }, any, []],
  [{ acceptedPattern: null }, any, []],
  [{ acceptedPattern: 7 }, any, ['bad-pattern']],
  [{ acceptedPattern: {} }, any, ['bad-pattern']],
  [{ acceptedPattern: '[' }, any, ['bad-pattern']],
  [{ acceptedPattern: '(((' }, any, ['bad-pattern']],
  [{ acceptedPattern: '+' }, any, ['bad-pattern']],
  [{ acceptedPattern: '\\p{Alpha}+' }, any, ['bad-pattern']],
  [{ acceptedPattern: 'a++' }, any, ['bad-pattern']],
  [{ acceptedPattern: '(?i)abc' }, any, ['bad-pattern']],
  [{ acceptedPattern: '(a)\\1' }, any, ['bad-pattern']],
  [{ acceptedPattern: '(?<=a)b' }, any, ['bad-pattern']],
  [{ acceptedPattern: '[z-a]' }, any, ['bad-pattern']],
  [{ acceptedPattern: 'a{99999}' }, any, ['bad-pattern']],
  [{ acceptedPattern: 'a'.repeat(5000) }, any, ['bad-pattern']],
  [{ patternId: '__proto__' }, any, ['unknown-pattern']],
  [{ patternId: 'constructor' }, any, ['unknown-pattern']],
  [{ patternId: 'toString' }, any, ['unknown-pattern']],
  [{ patternId: 19 }, any, ['unknown-pattern']],
  [{ patternId: ['digits'] }, any, []],
  [{ patternId: null }, any, []],
  [{ patternId: 'klingon', acceptedPattern: '[' }, any, ['unknown-pattern', 'bad-pattern']],
  [{ required: 'perhaps', order: 'first' }, any, []],
  [{ order: Number.NaN, label: 42 }, any, []],
];

describe('[VAL-02] rules that cannot be used', () => {
  test.each(hostile)('%j leaves a usable field and is reported', (rest, limits, expected) => {
    const { field, issues } = one(rest);
    expect({ min: field.min, max: field.max }).toEqual(limits);
    expect(issues).toEqual(expected);
    expect(problemWith(field, 'a'.repeat(Math.max(1, field.min)))).toBeNull();
  });

  test.each([
    ['a string', 'rules', ['bad-document']],
    ['a list', [rule()], ['bad-document']],
    ['a number', 7, ['bad-document']],
    ['nothing', null, []],
    ['still nothing', undefined, []],
    ['a rule that is null', { username: null }, ['bad-rule']],
    ['a rule that is text', { username: 'required' }, ['bad-rule']],
    ['a rule that is a list', { username: [] }, ['bad-rule']],
    ['an empty name', { '': rule() }, ['bad-name']],
    ['an endless name', { ['n'.repeat(9999)]: rule() }, ['bad-name']],
  ])('%s gives no field and no error', (_name, raw, expected) => {
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

  test('ten thousand fields become sixty', () => {
    const raw = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`f${i}`, rule()]));
    expect(compileRules(raw, known).fields).toHaveLength(60);
  });

  test('any document at all gives a form that can be filled in', () => {
    const limit = fc.oneof(
      fc.integer(),
      fc.string(),
      fc.double(),
      fc.constant(null),
      fc.anything(),
    );
    const name = fc.oneof(
      fc.constantFrom(...known, '__proto__', 'constructor', 'a.b'),
      fc.string(),
    );
    const document = fc.oneof(
      { weight: 1, arbitrary: fc.anything() },
      {
        weight: 4,
        arbitrary: fc.dictionary(
          name,
          fc.record(
            {
              enabled: fc.oneof(fc.constant(true), fc.anything()),
              required: fc.anything(),
              minLength: limit,
              maxLength: limit,
              patternId: fc.oneof(fc.constantFrom('digits', 'any', 'email'), fc.anything()),
              acceptedPattern: fc.oneof(fc.string(), fc.constant('^(a+)+$'), fc.anything()),
              order: limit,
            },
            { requiredKeys: [] },
          ),
        ),
      },
    );
    let seen = 0;
    fc.assert(
      fc.property(document, fc.string(), (raw, value) => {
        const { fields } = compileRules(raw, known);
        seen += fields.length;
        for (const field of fields) {
          expect(field.min).toBeLessThanOrEqual(field.max);
          const problem = problemWith(field, value);
          if (problem) messageFor(field, problem);
        }
      }),
      { numRuns: 5_000 },
    );
    expect(seen).toBeGreaterThan(1_000);
  });
});
