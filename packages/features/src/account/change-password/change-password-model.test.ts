import { ApiError } from '@parlour/api-client';
import { describe, expect, test } from 'vitest';
import { checklistOf } from '../../shared/rules/checklist.ts';
import { passwordMessage } from '../../shared/rules/password-message.ts';
import { fieldErrors, passwordRule, passwordSchema, trimmed } from './change-password-model.ts';

const rule = passwordRule({
  username: { enabled: true, minLength: 4 },
  password: {
    enabled: true,
    required: true,
    minLength: 8,
    maxLength: 20,
    patternId: 'upperLowerDigitSpecial',
  },
});
const good = { oldPassword: '123456', newPassword: 'River#2026', confirmNewPassword: 'River#2026' };
const problems = (part: Partial<typeof good>, under = rule) =>
  Object.fromEntries(passwordSchema(under).check({ ...good, ...part }));

describe('[PWD-02] a new password', () => {
  test('follows the rule of the registration', () => {
    expect(rule).toMatchObject({ name: 'password', min: 8, max: 20 });
    expect(problems({})).toEqual({});
    expect(problems({ newPassword: 'River#2', confirmNewPassword: 'River#2' })).toEqual({
      newPassword: 'length',
    });
    expect(problems({ newPassword: 'river2026', confirmNewPassword: 'river2026' })).toEqual({
      newPassword: 'pattern',
    });
  });

  test('reports every empty field, and a different repetition', () => {
    const empty = { oldPassword: ' ', newPassword: '', confirmNewPassword: '' };
    expect(problems(empty)).toEqual({
      oldPassword: 'required',
      newPassword: 'required',
      confirmNewPassword: 'required',
    });
    expect(problems({ confirmNewPassword: 'River#2027' })).toEqual({
      confirmNewPassword: 'mismatch',
    });
  });

  test('[LGN-05] is neither the default one nor the old one, whatever the rule', () => {
    expect(problems({ newPassword: '123456', confirmNewPassword: '123456' }, null)).toEqual({
      newPassword: 'common',
    });
    expect(problems({ oldPassword: good.newPassword })).toEqual({ newPassword: 'same' });
  });

  test.each([undefined, null, 'rules', [], { password: { enabled: false } }])(
    'has no rule while it is unknown: %j',
    (raw) => {
      expect(passwordRule(raw)).toBeNull();
      expect(problems({ newPassword: 'x', confirmNewPassword: 'x' }, null)).toEqual({});
    },
  );

  test('has a checklist of its rules', () => {
    if (!rule) throw new Error('no rule');
    const met = (value: string) => checklistOf(rule, value).map((one) => one.met);
    expect(met('')).toEqual([false, false, false, false, false]);
    expect(met('river')).toEqual([false, false, true, false, false]);
    expect(met('River#2026')).toEqual([true, true, true, true, true]);
    expect(checklistOf(rule, '')[0]?.label).toEqual({
      key: 'hint.lengthRange',
      values: { min: 8, max: 20 },
    });
  });

  test('has a specific message for each problem', () => {
    expect(passwordMessage('length', rule)).toEqual({
      key: 'validation.lengthRange',
      values: { min: 8, max: 20 },
    });
    expect(passwordMessage('mismatch', rule).key).toBe('validation.passwordMismatch');
  });
});

test('[PWD-02] only known fields of a refusal are shown under a field', () => {
  const fields = { newPassword: 'short', oldPassword: 'wrong', constructor: 'x', other: 'y' };
  const say = () => 'said';
  expect(fieldErrors(new ApiError('VALIDATION', { fields }), say)).toEqual([
    ['oldPassword', 'wrong'],
    ['newPassword', 'short'],
  ]);
  expect(fieldErrors(new ApiError('NETWORK'), say)).toEqual([]);
  expect(fieldErrors(new Error('x'), say)).toEqual([]);
});

test('[PWD-02] [ERR-01] wrong credentials without a field are about the current password', () => {
  const wrong = (detail: ConstructorParameters<typeof ApiError>[1]) =>
    fieldErrors(new ApiError('CREDENTIALS_WRONG', detail), () => 'said');
  expect(wrong({})).toEqual([['oldPassword', 'said']]);
  // An error with a field is about that field.
  expect(wrong({ fields: { newPassword: 'short' } })).toEqual([['newPassword', 'short']]);
});

test('[PWD-02] passwords are sent and compared without the blanks around them', () => {
  const typed = { oldPassword: ' a ', newPassword: ' b', confirmNewPassword: 'b ' };
  expect(trimmed(typed)).toEqual({ oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' });
  expect(problems(typed, null)).toEqual({});
  expect(problems({ newPassword: ' River#2026 ' })).toEqual({});
  expect(problems({ oldPassword: ' River#2026 ' })).toEqual({ newPassword: 'same' });
  expect(problems({ newPassword: ' 123456 ', oldPassword: 'x' }, null).newPassword).toBe('common');
});

test('[PWD-02] a field without an error from the server shows none', () => {
  const fields = { newPassword: '', oldPassword: 'wrong' };
  expect(fieldErrors(new ApiError('CREDENTIALS_WRONG', { fields }), () => 'said')).toEqual([
    ['oldPassword', 'wrong'],
  ]);
});

test('[PWD-02] the rule for passwords is found among those of the other fields', () => {
  const password = { enabled: true, required: true, minLength: 8 };
  expect(passwordRule({ username: { enabled: true }, password })).toMatchObject({ min: 8 });
  expect(problems({ newPassword: 'River#2 ', confirmNewPassword: 'River#2' })).toEqual({
    newPassword: 'length',
  });
  expect(problems({ oldPassword: 'b', newPassword: 'b ', confirmNewPassword: 'b' }, null)).toEqual({
    newPassword: 'same',
  });
});
