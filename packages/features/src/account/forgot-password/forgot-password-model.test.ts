import { ApiError } from '@parlour/api-client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Translate } from '../../shared/i18n/use-t.ts';
import { catalogues } from '../../testing/test-runtime.tsx';
import {
  asksToRegister,
  emailSchema,
  type ForgotFailure,
  forgotText,
  maskedEmail,
  passwordRule,
  phoneNames,
  phoneSchema,
  problemMessage,
  refusedFields,
} from './forgot-password-model.ts';

const texts: Readonly<Record<string, string>> = catalogues.en;
const t: Translate = (key) => texts[key] ?? key;
const rule = passwordRule({
  password: { enabled: true, required: true, minLength: 8, maxLength: 20, patternId: 'digits' },
});
const good = {
  mobile: '01712345678',
  code: '123456',
  newPassword: '87654321',
  confirmNewPassword: '87654321',
};
const problems = (part: Partial<typeof good>, under = rule) =>
  Object.fromEntries(phoneSchema(under, '880').check({ ...good, ...part }));

describe('[PWD-01] by email', () => {
  test.each([
    ['rafid', 'rafid@example.com', {}],
    ['demo_member', ' rafid@mail.example.com ', {}],
    [' ', '', { username: 'required', email: 'required' }],
    ['rafid', 'rafid@exam', { email: 'email' }],
    ['rafid', 'rafid@@example.com', { email: 'email' }],
    ['rafid', 'a b@example.com', { email: 'email' }],
  ])('%j and %j', (username, email, found) => {
    expect(Object.fromEntries(emailSchema.check({ username, email }))).toEqual(found);
  });

  test('a confirmed address is always masked', () => {
    expect(maskedEmail('rafid@example.com')).toBe('\u2066ra***@example.com\u2069');
    expect(maskedEmail('ab@x.io')).toBe('\u2066a***@x.io\u2069');
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const masked = maskedEmail(email);
        const [name, shown] = [email, masked.slice(1)].map((text) =>
          text.slice(0, text.lastIndexOf('@')),
        );
        // One letter of a short name, two of a longer one. The host may contain the same letters.
        const letters = (name ?? '').length > 3 ? 2 : 1;
        expect(shown).toBe(`${name?.slice(0, letters)}***`);
      }),
    );
  });
});

describe('[PWD-01] [VAL-03] by phone', () => {
  test('each empty field is reported, blanks count as empty', () => {
    expect(problems({ mobile: ' ', code: '', newPassword: '', confirmNewPassword: ' ' })).toEqual({
      mobile: 'required',
      code: 'required',
      newPassword: 'required',
      confirmNewPassword: 'required',
    });
    expect(problems({})).toEqual({});
  });

  test('the new password follows the rule of the registration and is not the well-known one', () => {
    expect(problems({ newPassword: '1', confirmNewPassword: '1' })).toEqual({
      newPassword: 'length',
    });
    const word = { newPassword: 'riverside', confirmNewPassword: 'riverside' };
    expect(problems(word)).toEqual({ newPassword: 'pattern' });
    expect(problems(word, null)).toEqual({});
    const common = { newPassword: '123456', confirmNewPassword: '123456' };
    expect(problems(common)).toEqual({ newPassword: 'common' });
    expect(problems({ confirmNewPassword: '12345678' })).toEqual({
      confirmNewPassword: 'mismatch',
    });
  });

  test('a number that is too short is reported as such', () => {
    expect(problems({ mobile: '12345' })).toEqual({ mobile: 'mobile' });
  });
});

describe('[PWD-01] [ERR-01] a failure', () => {
  const failure = (
    code: ConstructorParameters<typeof ApiError>[0],
    part: Partial<ForgotFailure> = {},
    fields?: Record<string, string>,
  ): ForgotFailure => ({
    method: 'mobileNum',
    attempt: 1,
    error: new ApiError(code, fields ? { fields } : {}),
    ...part,
  });

  test('no account found: by email the pair does not exist, by phone one has to register first', () => {
    const byEmail = failure('ACCOUNT_NOT_FOUND', { method: 'email' });
    expect(forgotText(byEmail, t)).toBe('This username or email does not exist.');
    expect(forgotText(failure('ACCOUNT_NOT_FOUND'), t)).toBe(
      'No account found. Register an account first.',
    );
    expect(asksToRegister(byEmail)).toBe(true);
    expect(asksToRegister(failure('NETWORK'))).toBe(false);
  });

  test('is shown at its field if it has one', () => {
    const marks = (given: ForgotFailure | null) =>
      Object.fromEntries(refusedFields(given, phoneNames, t));
    expect(marks(failure('SMS_CODE_EXPIRED'))).toEqual({
      code: 'The SMS code has expired. Ask for a new one.',
    });
    expect(marks(failure('PHONE_INVALID'))).toEqual({
      mobile: 'This phone number is not valid.',
    });
    expect(marks(failure('VALIDATION', {}, { newPassword: 'Too short.', other: 'x' }))).toEqual({
      newPassword: 'Too short.',
    });
    expect(marks(failure('NETWORK'))).toEqual({});
    expect(marks(null)).toEqual({});
  });
});

test('[PWD-01] each problem has its own message', () => {
  expect(problemMessage('email', null)).toEqual({ key: 'validation.email', values: {} });
  expect(problemMessage('mobile', rule)).toEqual({ key: 'validation.mobile', values: {} });
  expect(problemMessage('length', rule)).toEqual({
    key: 'validation.lengthRange',
    values: { min: 8, max: 20 },
  });
  expect(problemMessage('mismatch', null).key).toBe('validation.passwordMismatch');
});

test.each([
  ['a@x.io', '\u2066a***@x.io\u2069'],
  ['abc@x.io', '\u2066a***@x.io\u2069'],
  ['abcd@x.io', '\u2066ab***@x.io\u2069'],
  ['@x.io', '\u2066***@x.io\u2069'],
  ['a@b@x.io', '\u2066a***@x.io\u2069'],
])('[PWD-01] of the address %s only %s is shown', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});

test.each([
  [' rafid@example.com', {}],
  ['rafid@mail.example.com.bd', {}],
  ['rafid@.com', { email: 'email' }],
  ['rafid@example..com', { email: 'email' }],
  ['rafid@example.com.', { email: 'email' }],
  ['@example.com', { email: 'email' }],
  ['rafid@example.c om', { email: 'email' }],
])('[PWD-01] the address %j is checked only for its format', (email, found) => {
  expect(Object.fromEntries(emailSchema.check({ username: 'rafid', email }))).toEqual(found);
});

test('[PWD-01] blanks around a password and its repetition are ignored', () => {
  expect(problems({ newPassword: ' 87654321 ' })).toEqual({});
  expect(problems({ confirmNewPassword: ' 87654321' })).toEqual({});
  expect(problems({ newPassword: ' 123456 ', confirmNewPassword: '123456' }).newPassword).toBe(
    'common',
  );
  expect(problems({ code: ' ' })).toEqual({ code: 'required' });
});

test('[PWD-01] without a rule for passwords any new one is accepted', () => {
  expect(passwordRule({ username: { enabled: true } })).toBeNull();
  expect(passwordRule(null)).toBeNull();
});

test('[PWD-01] [ERR-01] a failure without a response does not offer to register', () => {
  const failed = {
    method: 'mobileNum',
    attempt: 1,
    error: new Error('x'),
  } as const;
  expect(asksToRegister(failed)).toBe(false);
  expect(forgotText(failed, t)).toBe(texts['phone.captchaFailed']);
});

test('[PWD-01] the rule for passwords is found among those of the other fields', () => {
  const password = { enabled: true, required: true, minLength: 8 };
  expect(passwordRule({ username: { enabled: true }, password })).toMatchObject({ min: 8 });
  expect(problems({ newPassword: ' ', confirmNewPassword: '' }, null).newPassword).toBe('required');
  expect(emailSchema.check({ username: 'x', email: ' ' }).get('email')).toBe('required');
});
