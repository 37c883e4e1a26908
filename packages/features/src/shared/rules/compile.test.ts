import { describe, expect, test } from 'vitest';
import { compileRules, messageFor, problemWith } from './compile.ts';
import { known, one, rule } from './one-field.fixture.ts';

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

  test('the same rules return the same fields object, other rules another one', () => {
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

  test('names with a meaning in JavaScript work like any other name', () => {
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

  test('a missing value and one that does not match', () => {
    const { field } = one({ required: true });
    expect(messageFor(field, 'required').key).toBe('validation.required');
    expect(messageFor(field, 'pattern').key).toBe('validation.unknownPattern');
  });
});

describe('[VAL-02] values', () => {
  test('an empty optional value is valid, an empty required one is not', () => {
    expect(problemWith(one({ minLength: 4 }).field, '')).toBeNull();
    expect(problemWith(one({ minLength: 4, required: true }).field, '')).toBe('required');
  });

  test('length is counted in characters, not in UTF-16 units', () => {
    const { field } = one({ minLength: 2, maxLength: 3 });
    expect(problemWith(field, '\u{1F680}')).toBe('length');
    expect(problemWith(field, '\u{1F680}\u{1F680}\u{1F680}')).toBeNull();
  });

  test('a text of a million characters is refused by its length before any pattern runs', () => {
    expect(problemWith(one({ acceptedPattern: '(a+)+' }).field, 'a'.repeat(1e6))).toBe('length');
  });

  test('* matches any characters; other patterns match from start to end', () => {
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

describe('[REG-02] the schema of all fields', () => {
  const { schema } = compileRules(
    JSON.parse(
      '{"username":{"enabled":true,"required":true,"minLength":4},"__proto__":{"enabled":true,"maxLength":3}}',
    ),
    known,
  );
  const { validate, vendor, version } = schema['~standard'];

  test('is a Standard Schema that reports each problem at its field', () => {
    expect([vendor, version]).toEqual(['parlour', 1]);
    expect(validate({ username: 'ab', ['__proto__']: 'long' })).toEqual({
      issues: [
        { message: 'length', path: ['username'] },
        { message: 'length', path: ['__proto__'] },
      ],
    });
    expect(validate(null)).toEqual({ issues: [{ message: 'required', path: ['username'] }] });
  });

  test('returns the texts of its fields and nothing else', () => {
    const { value } = { value: undefined, ...validate({ username: 'padma', other: 'x' }) };
    expect(Object.entries(value ?? {})).toEqual([
      ['username', 'padma'],
      ['__proto__', ''],
    ]);
  });
});
