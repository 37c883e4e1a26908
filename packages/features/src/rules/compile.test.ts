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

describe('[REG-02] the fields of a form', () => {
  test('come from the rules: only enabled ones, in their order, with their marks', () => {
    const { fields, issues } = compileRules(
      {
        email: rule({ order: 3 }),
        username: rule({ order: '1', required: true, minLength: 4, maxLength: 16 }),
        password: { enabled: false, order: 2 },
        mobileNum: rule(),
      },
      known,
    );
    expect(fields.map(({ name, order, required }) => [name, order, required])).toEqual([
      ['username', 0, true],
      ['email', 1, false],
      ['mobileNum', 2, false],
    ]);
    expect(issues).toEqual([]);
  });

  test('the same rules give the same fields, other rules other ones', () => {
    const raw = { username: rule() };
    expect(compileRules(raw, known)).toBe(compileRules(raw, known));
    expect(compileRules({ ...raw }, known)).not.toBe(compileRules(raw, known));
    expect(compileRules(raw, ['email']).fields[0]?.known).toBeNull();
  });

  test('an unknown field and an unknown pattern degrade to a text with length rules', () => {
    const { field, issues } = one({ minLength: 2, maxLength: 5, patternId: 'klingon' }, 'petName');
    expect(field).toMatchObject({ name: 'petName', known: null, min: 2, max: 5, patternKey: null });
    expect(field.hint).toEqual({ key: 'hint.lengthRange', values: { min: 2, max: 5 } });
    expect(problemWith(field, '!!!')).toBeNull();
    expect(problemWith(field, '!')).toBe('length');
    expect(issues).toEqual(['unknown-field', 'unknown-pattern']);
  });

  test('names that mean something to JavaScript are names like any other', () => {
    const raw: unknown = JSON.parse(
      '{"__proto__":{"enabled":true},"constructor":{"enabled":true,"patternId":"toString"},"hasOwnProperty":{"enabled":true}}',
    );
    const { fields } = compileRules(raw, known);
    expect(fields.map(({ name }) => name)).toEqual(['__proto__', 'constructor', 'hasOwnProperty']);
    expect(fields.every((field) => field.known === null && field.patternKey === null)).toBe(true);
    expect(Reflect.get({}, 'enabled')).toBeUndefined();
  });
});

describe('[VAL-01] hints', () => {
  test.each([
    [
      { patternId: 'lettersFirst', minLength: 4, maxLength: 16 },
      'pattern.lettersFirst',
      { min: 4, max: 16 },
    ],
    [{ patternId: 'digits', minLength: 10, maxLength: 10 }, 'patternExact.digits', { count: 10 }],
    [{ patternId: 'email' }, 'patternPlain.email', {}],
    [{ patternId: 'email', maxLength: 0 }, 'patternPlain.email', {}],
    [{ minLength: 6, maxLength: 20 }, 'hint.lengthRange', { min: 6, max: 20 }],
    [{ maxLength: 12 }, 'hint.lengthRange', { min: 1, max: 12 }],
    [{ minLength: 6 }, 'validation.lengthMin', { count: 6 }],
    [{ minLength: 6, maxLength: 6 }, 'hint.lengthExact', { count: 6 }],
  ])('%j', (limits, key, values) => {
    expect(one(limits).field.hint).toEqual({ key, values });
  });

  test('a field without limits has none', () => {
    expect(one({}).field.hint).toBeNull();
    expect(one({ acceptedPattern: '*' }).field.hint).toBeNull();
  });

  test.each([
    [{ minLength: 4, maxLength: 16 }, 'validation.lengthRange', { min: 4, max: 16 }],
    [{ minLength: 6, maxLength: 6 }, 'validation.lengthExact', { count: 6 }],
    [{ maxLength: 6 }, 'validation.lengthMax', { count: 6 }],
    [{ minLength: 6 }, 'validation.lengthMin', { count: 6 }],
  ])('a wrong length under %j', (limits, key, values) => {
    expect(messageFor(one(limits).field, 'length')).toEqual({ key, values });
  });

  test('a missing and an unfitting value', () => {
    const { field } = one({ required: true });
    expect(messageFor(field, 'required').key).toBe('validation.required');
    expect(messageFor(field, 'pattern').key).toBe('validation.unknownPattern');
  });
});

describe('[VAL-02] values', () => {
  test('an empty optional value is right, an empty required one is not', () => {
    expect(problemWith(one({ minLength: 4 }).field, '')).toBeNull();
    expect(problemWith(one({ minLength: 4, required: true }).field, '')).toBe('required');
  });

  test('length is counted in characters, not in units of the machine', () => {
    const { field } = one({ minLength: 2, maxLength: 3 });
    expect(problemWith(field, '\u{1F680}')).toBe('length');
    expect(problemWith(field, '\u{1F680}\u{1F680}\u{1F680}')).toBeNull();
  });

  test('a text of a million characters is refused by its length before any pattern runs', () => {
    expect(problemWith(one({ acceptedPattern: '(a+)+' }).field, 'a'.repeat(1e6))).toBe('length');
  });

  test('* means any characters; other patterns hold from start to end', () => {
    expect(problemWith(one({ acceptedPattern: '*' }).field, 'x y!')).toBeNull();
    expect(problemWith(one({ acceptedPattern: '[a-z]+' }).field, 'abc7')).toBe('pattern');
    expect(problemWith(one({ acceptedPattern: '^[a-z]+$' }).field, 'abc')).toBeNull();
  });

  test('a named pattern wins over an accepted one', () => {
    const { field } = one({ patternId: 'digits', acceptedPattern: '[a-z]+' });
    expect(problemWith(field, '42')).toBeNull();
    expect(problemWith(field, 'ab')).toBe('pattern');
  });
});

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
