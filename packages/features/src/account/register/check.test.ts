import { describe, expect, test } from 'vitest';
import { messages } from '../../shared/i18n/en.ts';
import type { Translate } from '../../shared/i18n/use-t.ts';
import { compileRules } from '../../shared/rules/compile.ts';
import { checkForm, latestBirthday, type RegisterValues, textOf } from './check.ts';
import { registerFieldNames } from './fields.ts';
import { planFields, type RegisterTab } from './plan.ts';
import { errorTextOf, hintOf, labelOf, passwordRules } from './texts.ts';

const texts = new Map(Object.entries(messages));
/** Returns the English text with its placeholders filled in, as on the page. */
const t: Translate = (key, values = {}) => {
  const plural = `${key}_${values.count === 1 ? 'one' : 'other'}`;
  const text = texts.get(key) ?? texts.get(plural) ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
};
const switches = {
  byUsername: true,
  byMobile: true,
  smsCode: true,
  mobilePassword: true,
  referralCode: true,
};
const planned = (raw: unknown, tab: RegisterTab = 'register') =>
  planFields({
    rules: compileRules(raw, registerFieldNames),
    tab,
    switches,
    captchaAsked: false,
    linkCodeValid: false,
  });
const rules = {
  username: { enabled: true, minLength: 4, maxLength: 16, patternId: 'lettersFirst', order: 1 },
  password: {
    enabled: true,
    minLength: 8,
    maxLength: 20,
    patternId: 'upperLowerDigitSpecial',
    order: 2,
  },
  confirmPassword: { enabled: true, required: true, minLength: 8, maxLength: 20, order: 3 },
  mobileNum: { enabled: true, minLength: 10, maxLength: 10, patternId: 'digits', order: 4 },
  email: { enabled: true, patternId: 'email', order: 5 },
  birthday: { enabled: true, required: true, order: 6 },
};
const right: RegisterValues = {
  username: 'padma7',
  password: 'Padma#2026',
  confirmPassword: 'Padma#2026',
  mobileNum: '01712-345 678',
  birthday: '1998-04-14',
  agreement: true,
};
const fields = planned(rules);
const check = (values: RegisterValues) =>
  Object.fromEntries(
    checkForm({ ...right, ...values }, { fields, minAge: 21, today: '2026-11-20' }),
  );
const sentence = (name: string, values: RegisterValues) => {
  const field = fields.find(({ rule }) => rule.name === name);
  const error = check(values)[name];
  return field && error ? errorTextOf(field, error, t, 21) : null;
};

describe('[VAL-03] errors, and their messages', () => {
  test('a correct form has no error', () => {
    expect(check({})).toEqual({});
  });

  test.each([
    ['username', { username: '' }, 'Fill in this field.'],
    ['username', { username: '  ' }, 'Fill in this field.'],
    ['username', { username: 'ab' }, 'Use 4–16 characters.'],
    ['username', { username: '7padma' }, 'The username format is not correct.'],
    [
      'password',
      { password: 'Pa#1', confirmPassword: 'Pa#1' },
      'The password must have 8–20 characters.',
    ],
    [
      'password',
      { password: 'padmapadma', confirmPassword: 'padmapadma' },
      'The password format is not correct.',
    ],
    ['confirmPassword', { confirmPassword: 'Padma#2027' }, 'The passwords do not match.'],
    ['confirmPassword', { confirmPassword: '' }, 'Fill in this field.'],
    ['mobileNum', { mobileNum: '171234' }, 'Enter a phone number of 10 digits.'],
    ['mobileNum', { mobileNum: '171234567' }, 'Enter a phone number of 10 digits.'],
    ['mobileNum', { mobileNum: '+880 171234567' }, 'Enter a phone number of 10 digits.'],
    ['mobileNum', { mobileNum: '17123abc78' }, 'Enter a valid mobile number.'],
    ['email', { email: 'padma@' }, 'Enter a valid email, for example name@example.com.'],
    ['birthday', { birthday: '' }, 'Fill in this field.'],
    [
      'birthday',
      { birthday: '2005-11-21' },
      'You must be at least 21 years old. Check your birthday.',
    ],
  ])('%s %j: %s', (name, values, expected) => {
    expect(sentence(name, values)).toBe(expected);
  });

  test('[REG-02] a second password may stay empty if its rule allows it, and must match otherwise', () => {
    const asked = planned({ ...rules, confirmPassword: { enabled: true, order: 3 } });
    const wrongFor = (confirmPassword: string) => {
      const values = { ...right, confirmPassword };
      return [...checkForm(values, { fields: asked, minAge: 21, today: '2026-11-20' })];
    };
    expect(wrongFor('')).toEqual([]);
    expect(wrongFor('Padma#2026')).toEqual([]);
    expect(wrongFor('Padma#2027')).toEqual([['confirmPassword', 'mismatch']]);
  });

  test('[REG-06] the checkbox is for the age and the terms, and the birthday has the same minimum age', () => {
    expect(check({ agreement: false })).toEqual({ agreement: 'agreement' });
    expect(check({ birthday: '2005-11-20' })).toEqual({});
    expect(latestBirthday('2026-11-20', 18)).toBe('2008-11-20');
  });

  test('[REG-05] a number counts without its leading zeros and without separators', () => {
    expect(check({ mobileNum: '00001712345678' })).toEqual({});
  });

  test('[REG-03] [VAL-02] a rule that requires the leading zero is met by the number as it is typed', () => {
    const asked = planned({
      ...rules,
      mobileNum: {
        ...{ enabled: true, required: true, minLength: 11, maxLength: 11 },
        acceptedPattern: '^01[3-9]\\d{8}$',
      },
    });
    const field = asked.find(({ key }) => key === 'mobileNum');
    if (!field) throw new Error('no field');
    const options = { fields: [field], minAge: 21, today: '2026-11-20', dialCode: '880' };
    for (const typed of [
      '01712345678',
      ' 0171-2345 678',
      '\u09E6\u09E7\u09ED12345678',
      '+880 1712-345678',
      '8801712345678',
      '1712345678',
    ]) {
      const values = { mobileNum: typed, agreement: true };
      expect(textOf(field, values, '880'), typed).toBe('01712345678');
      expect([...checkForm(values, options)], typed).toEqual([]);
    }
    const wrong = { mobileNum: '01212345678', agreement: true };
    expect([...checkForm(wrong, { fields: [field], minAge: 21, today: '2026-11-20' })]).toEqual([
      ['mobileNum', 'pattern'],
    ]);
  });

  test('[REG-03] digits of another script are accepted in a number', () => {
    const bengali = '\u09E6\u09E7\u09ED\u09E7\u09E8\u09E9\u09EA\u09EB\u09EC\u09ED\u09EE';
    const asked = planned({
      ...rules,
      mobileNum: { enabled: true, minLength: 11, maxLength: 11, patternId: 'digits' },
      qqNum: { enabled: true, maxLength: 5 },
      nickname: { enabled: true },
    });
    const typed = { mobileNum: bengali, qqNum: '\u09E7\u09E8', nickname: '\u09E7\u09E8' };
    const texts = asked.map((field) => [field.key, textOf(field, typed)]);
    expect(Object.fromEntries(texts)).toMatchObject({
      // The rule requires eleven digits, so the zero stays.
      mobileNum: '01712345678',
      qqNum: '12',
      nickname: typed.nickname,
    });
  });

  test('[LGN-01] spaces around a password are removed, as in the login', () => {
    expect(check({ password: ' Padma#2026', confirmPassword: 'Padma#2026 ' })).toEqual({});
    expect(check({ password: 'Padma #2026', confirmPassword: 'Padma#2026' })).toEqual({
      confirmPassword: 'mismatch',
    });
  });
});

describe('[REG-02] the texts of a field', () => {
  const hint = (name: string, tab?: RegisterTab) => {
    const field = planned(rules, tab).find(({ rule }) => rule.name === name);
    return field && hintOf(field, t, 21);
  };
  test('[VAL-01] hints come from the rule, with one number when both limits are equal', () => {
    expect(hint('username')).toBe(
      'Start with a letter, then use letters and digits (4–16 characters).',
    );
    expect(hint('mobileNum')).toBe('Use only digits (10 digits).');
    expect(hint('email')).toBe('Enter an email address.');
    expect(hint('birthday')).toBe('You must be at least 21 to play');
    expect(hint('password')).toBeUndefined();
    expect(hint('mobileNum', 'registerMobile')).toContain(
      'You will log in with this mobile number.',
    );
  });

  test('labels: ours, the server\u2019s, or the readable form of the name', () => {
    const labels = planned({
      email: { enabled: true },
      motherName: { enabled: true },
      pet: { enabled: true, label: 'Pet' },
    }).map((field) => labelOf(field, t));
    expect(labels).toEqual(['Username', 'Password', 'Email', 'Mother name', 'Pet']);
  });

  test('the password shows its rules and which of them are met', () => {
    const [, password] = fields;
    if (!password) throw new Error('no password');
    expect(passwordRules(password, 'padma7', t)).toEqual([
      { label: '8–20 characters', met: false },
      { label: 'Capital letter', met: false },
      { label: 'Small letter', met: true },
      { label: 'Digits', met: true },
      { label: 'Symbols', met: false },
    ]);
    expect(passwordRules(password, 'Padma#2026', t).every(({ met }) => met)).toBe(true);
  });

  test('a password without rules has no list, one with a pattern that has no parts has its sentence', () => {
    const listFor = (rule: Record<string, unknown>) => {
      const field = planned({ password: { enabled: true, ...rule } }).find(
        (candidate) => candidate.rule.name === 'password',
      );
      return field ? passwordRules(field, 'a', t) : null;
    };
    expect(listFor({})).toEqual([]);
    expect(listFor({ acceptedPattern: '[a-z]+' })).toEqual([]);
    expect(listFor({ patternId: 'noSpaces' })).toEqual([
      { label: 'Do not use spaces.', met: true },
    ]);
    expect(listFor({ minLength: 6, maxLength: 6 })).toEqual([
      { label: 'Exactly 6 characters', met: false },
    ]);
  });
});
