import { describe, expect, test } from 'vitest';
import { compileRules } from '../../shared/rules/compile.ts';
import { knownField, registerFieldNames } from './fields.ts';
import {
  type PlanOptions,
  planFields,
  type RegisterSwitches,
  type RegisterTab,
  tabsOf,
} from './plan.ts';

const allOn: RegisterSwitches = {
  byUsername: true,
  byMobile: true,
  smsCode: true,
  mobilePassword: true,
  referralCode: true,
};
const rule = (order: number, rest: Record<string, unknown> = {}) => ({
  enabled: true,
  order,
  ...rest,
});
const usual = {
  username: rule(1, { required: true }),
  password: rule(2, { required: true }),
  confirmPassword: rule(3, { required: true }),
  mobileNum: rule(4),
  affiliateCode: rule(5),
};
const plan = (raw: unknown, options: Partial<PlanOptions> = {}) =>
  planFields({
    rules: compileRules(raw, registerFieldNames),
    tab: 'register',
    switches: allOn,
    captchaAsked: false,
    linkCodeValid: false,
    ...options,
  });
const names = (raw: unknown, options?: Partial<PlanOptions>) =>
  plan(raw, options).map((field) => field.rule.name);

test('[REG-01] the tabs follow the switches of the site', () => {
  expect(tabsOf(allOn)).toEqual(['register', 'registerMobile']);
  expect(tabsOf({ ...allOn, byUsername: false })).toEqual(['registerMobile']);
  expect(tabsOf({ ...allOn, byMobile: false })).toEqual(['register']);
  expect(tabsOf({ ...allOn, byUsername: false, byMobile: false })).toEqual([]);
});

describe('[REG-02] the fields of a tab', () => {
  test('have the order of the rules', () => {
    expect(names(usual)).toEqual([
      'username',
      'password',
      'confirmPassword',
      'mobileNum',
      'affiliateCode',
    ]);
    expect(names({ ...usual, mobileNum: rule(0) })[0]).toBe('mobileNum');
  });

  test('always include what a registration needs', () => {
    expect(names({})).toEqual(['username', 'password']);
    expect(plan({ username: rule(1, { required: false }) })[1]?.rule).toMatchObject({
      name: 'username',
      required: true,
    });
    expect(names(null, { tab: 'registerMobile' })).toEqual([
      'mobileNum',
      'verificationCode',
      'password',
    ]);
  });

  test('have names that a form can use, whatever the server calls them', () => {
    const raw: unknown = JSON.parse(
      '{"__proto__":{"enabled":true},"a.b[0]":{"enabled":true},"agreement":{"enabled":true}}',
    );
    const keys = plan(raw).map(({ key }) => key);
    expect(keys.every((key) => /^\w+$/.test(key))).toBe(true);
    expect(keys).not.toContain('agreement');
    expect(new Set(keys).size).toBe(5);
  });
});

describe('[REG-05] a registration by mobile number', () => {
  const tab = 'registerMobile' as const;
  test('asks for the number first, then its code, and for no user name', () => {
    expect(names(usual, { tab })).toEqual([
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
      'affiliateCode',
    ]);
    expect(plan(usual, { tab })[0]).toMatchObject({ isAccount: true, rule: { required: true } });
  });

  test('asks for a code only if the site verifies numbers, and never with a user name', () => {
    const switches = { ...allOn, smsCode: false };
    expect(names(usual, { tab, switches })).not.toContain('verificationCode');
    expect(names({ ...usual, verificationCode: rule(9) })).not.toContain('verificationCode');
  });

  test('[CFG-02] asks for a password only if the site requires one', () => {
    const switches = { ...allOn, mobilePassword: false };
    expect(names(usual, { tab, switches })).toEqual([
      'mobileNum',
      'verificationCode',
      'affiliateCode',
    ]);
  });
});

test('[LGN-04] the picture code is shown if a rule requires it, or after a failure that requires it', () => {
  expect(names(usual)).not.toContain('captcha');
  expect(names(usual, { captchaAsked: true }).at(-1)).toBe('captcha');
  expect(names({ ...usual, captcha: rule(0) }).at(-1)).toBe('captcha');
  expect(
    names({ ...usual, captcha: rule(0) }, { captchaAsked: true }).filter((n) => n === 'captcha'),
  ).toHaveLength(1);
});

test.each<RegisterTab>(['register', 'registerMobile'])(
  '[CFG-02] %s: a referral code is asked for only if members can invite friends',
  (tab) => {
    const raw = { ...usual, referralCode: rule(6, { required: true }) };
    const off = { ...allOn, referralCode: false };
    expect(names(raw, { tab })).toContain('referralCode');
    for (const linkCodeValid of [true, false]) {
      expect(names(raw, { tab, switches: off, linkCodeValid })).not.toContain('referralCode');
    }
    expect(names(raw, { tab, switches: off })).toContain('affiliateCode');
  },
);

test('[REG-04] the affiliate code of a valid link need not be typed', () => {
  expect(names(usual, { linkCodeValid: true })).not.toContain('affiliateCode');
});

test('[REG-03] every field of the list is known, with an autofill token', () => {
  const listed = [
    'username password confirmPassword payeeName email qqNum mobileNum recommenderId captcha',
    'verificationCode affiliateCode paymentPassword line whatsapp facebook wechat idNumber referralCode',
    'telegram zalo skype birthday address nationality occupation incomeSource placeOfBirth realName fullName',
  ].flatMap((line) => line.split(' '));
  for (const name of listed) expect(registerFieldNames).toContain(name);
  expect(knownField('username').autoComplete).toBe('username');
  expect(knownField('email').autoComplete).toBe('email');
  expect(knownField('fullName').autoComplete).toBe('name');
});
