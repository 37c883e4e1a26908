import { describe, expect, test } from 'vitest';
import { paymentRule, paymentSchema } from '../../shared/payout/payment-password.ts';
import { compileRules } from '../../shared/rules/compile.ts';
import { codeSchema, toKey } from './authenticator.ts';
import { contactBody, contactDraftOf, contactSchema } from './contact.ts';

describe('[MEM-01] a transaction password', () => {
  const rule = paymentRule({
    paymentPassword: { enabled: true, minLength: 6, maxLength: 6, patternId: 'digits' },
  });
  const good = {
    password: 'Parlour#2026',
    paymentPassword: '135791',
    confirmPaymentPassword: '135791',
  };
  const found = (part: Partial<typeof good>, under = rule) =>
    Object.fromEntries(paymentSchema(under).check({ ...good, ...part }));

  test('follows the rule, is repeated and is not the login password', () => {
    expect(found({})).toEqual({});
    expect(found({ paymentPassword: '13579', confirmPaymentPassword: '13579' })).toEqual({
      paymentPassword: 'length',
    });
    expect(found({ confirmPaymentPassword: '135790' })).toEqual({
      confirmPaymentPassword: 'mismatch',
    });
    expect(found({ password: '135791' })).toEqual({ paymentPassword: 'same' });
    expect(found({ password: ' ', paymentPassword: '', confirmPaymentPassword: '' })).toEqual({
      password: 'required',
      paymentPassword: 'required',
      confirmPaymentPassword: 'required',
    });
  });

  test('has no rule while it is unknown', () => {
    expect(compileRules(null, ['paymentPassword'] as const).fields).toEqual([]);
    expect(found({ paymentPassword: 'x', confirmPaymentPassword: 'x' }, null)).toEqual({});
  });
});

test('[MEM-01] a number and an address are sent in the format of the backend', () => {
  expect(contactBody('mobile', ' 01712-345 678', '880')).toEqual({
    channel: 'mobile',
    mobileNum: '1712345678',
    countryDialingCode: '880',
  });
  expect(contactBody('email', ' rupa@example.com ', '880')).toEqual({
    channel: 'email',
    email: 'rupa@example.com',
  });
});

test.each([
  ['mobile', { contact: '', code: '' }, { contact: 'required', code: 'required' }],
  ['mobile', { contact: '12', code: '1' }, { contact: 'mobile' }],
  ['mobile', { contact: '\u09E6\u09E7\u09ED12345678', code: '1' }, {}],
  ['email', { contact: 'rupa@example', code: '1' }, { contact: 'email' }],
  ['email', { contact: 'rupa@example.com', code: ' ' }, { code: 'required' }],
] as const)('[MEM-01] %s %j: %j', (channel, values, problems) => {
  expect(Object.fromEntries(contactSchema(channel, '880').check(values))).toEqual(problems);
});

test('[MEM-01] only the address of an authenticator becomes a link', () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  expect(toKey({ secret, uri: 'otpauth://totp/a' })).toEqual({
    secret,
    spelled: 'JBSW Y3DP EHPK 3PXP',
    uri: 'otpauth://totp/a',
  });
  for (const uri of ['javascript:alert(1)', 'https://otpauth.example', '']) {
    expect(toKey({ secret, uri }).uri).toBe(null);
  }
});

test('[MEM-01] a code from an app has six digits', () => {
  const problem = (code: string) => codeSchema.check({ code }).get('code');
  expect(problem('')).toBe('required');
  expect(problem('12345')).toBe('digits');
  expect(problem('123 456')).toBeUndefined();
  expect(problem('\u09E7\u09E8\u09E9\u09EA\u09EB\u09EC')).toBeUndefined();
});

test('[MEM-01] the draft of a number has its text and its country, never a code', () => {
  const left = { contact: '01755 010203', country: 'BD' };
  expect(contactDraftOf({ ...left, code: '246810' })).toEqual(left);
  expect(contactDraftOf(null)).toEqual({ contact: '', country: '' });
});
