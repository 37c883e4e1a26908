import { ApiError } from '@parlour/api-client';
import { describe, expect, test } from 'vitest';
import { nationalNumber } from '../../shared/challenge/phone-number.ts';
import type { Translate } from '../../shared/i18n/use-t.ts';
import { cookiesOf, memoryCookies } from '../../shared/runtime/ports.ts';
import { catalogues } from '../../testing/test-runtime.tsx';
import { smsSchema, usernameSchema } from './login-fields.ts';
import {
  asksForCaptcha,
  failureCode,
  failureText,
  isRetryable,
  type LoginFailure,
  mobileProblem,
  refusedFields,
  smsBody,
  usernameBody,
} from './login-model.ts';
import { rememberedName, rememberName } from './remember.ts';

const messages = catalogues.en;
const texts: Readonly<Record<string, string>> = messages;
const t: Translate = (key) => texts[key] ?? key;
const values = { username: ' rafid ', password: ' Parlour#2026 ', captcha: '', remember: false };
const failure = (error: unknown, rest: Partial<LoginFailure> = {}): LoginFailure => ({
  method: 'username',
  attempt: 1,
  error,
  ...rest,
});

describe('[LGN-01] fields', () => {
  test('each empty one is reported; blanks are empty; a picture code is checked only when it is required', () => {
    const empty = { username: ' ', password: '', captcha: '', remember: true };
    expect([...usernameSchema(false).check(empty).keys()]).toEqual(['username', 'password']);
    expect([...usernameSchema(true).check(empty).keys()]).toEqual([
      'username',
      'password',
      'captcha',
    ]);
    expect(usernameSchema(false).check(values).size).toBe(0);
    expect([...smsSchema('880').check({ mobile: '', code: ' ' }).entries()]).toEqual([
      ['mobile', 'required'],
      ['code', 'required'],
    ]);
  });

  test.each([
    ['1712345678', null],
    ['01712345678', null],
    ['017 1234-5678', null],
    ['(0171) 2345 678', null],
    ['', 'required'],
    ['   ', 'required'],
    ['12345', 'format'],
    ['17123a5678', 'format'],
    ['+8801712345678', null],
    ['8801712345678', null],
    ['+971501234567', 'format'],
    ['00971501234567', 'format'],
    ['00000000', 'format'],
    ['1'.repeat(15), 'format'],
  ])('the number %j: %s', (typed, problem) => {
    expect(mobileProblem(typed, '880')).toBe(problem);
  });

  test('values are trimmed before they are sent', () => {
    expect(usernameBody(values, undefined, null)).toEqual({
      type: 'username',
      username: 'rafid',
      password: 'Parlour#2026',
    });
    expect(usernameBody({ ...values, captcha: ' \u09EDK4P ' }, 'c1', 'bot')).toEqual({
      type: 'username',
      username: 'rafid',
      password: 'Parlour#2026',
      captcha: '7K4P',
      captchaId: 'c1',
      botToken: 'bot',
    });
    const number = nationalNumber(' 01712-345678 ', '880');
    expect(
      smsBody({ mobile: '', code: ' 482 913 ' }, { countryDialingCode: '880', number }),
    ).toEqual({
      type: 'sms',
      mobileNum: '1712345678',
      countryDialingCode: '880',
      password: '482913',
    });
  });
});

describe('failures', () => {
  test.each([
    [new ApiError('CREDENTIALS_WRONG'), false],
    [new ApiError('CREDENTIALS_WRONG', { captchaRequired: true }), true],
    [new ApiError('CAPTCHA_REQUIRED'), true],
    [new ApiError('CAPTCHA_WRONG'), true],
    [new ApiError('NETWORK'), false],
    [new Error('challenge'), false],
  ])('[LGN-04] %s requires a picture code: %s', (error, asks) => {
    expect(asksForCaptcha(error)).toBe(asks);
  });

  test('[LGN-01] the message never tells which of the two was wrong, and also asks for the code', () => {
    expect(failureText(failure(new ApiError('CREDENTIALS_WRONG')), t)).toBe(
      messages['error.credentials'],
    );
    const both = failureText(
      failure(new ApiError('CREDENTIALS_WRONG', { captchaRequired: true })),
      t,
    );
    expect(both).toBe(`${messages['error.credentials']} ${messages['error.captchaRequired']}`);
    expect(failureText(failure(new ApiError('CAPTCHA_WRONG', { captchaRequired: true })), t)).toBe(
      messages['error.captchaWrong'],
    );
    const sms = failureText(failure(new ApiError('CREDENTIALS_WRONG'), { method: 'sms' }), t);
    expect(sms).toBe(messages['login.mobileRefused']);
    expect(failureText(failure(new Error('challenge')), t)).toBe(messages['phone.captchaFailed']);
  });

  test.each(['NETWORK', 'TIMEOUT', 'HTTP', 'MALFORMED', 'SCHEMA'] as const)(
    '%s has a message and may be retried',
    (code) => {
      const failed = failure(new ApiError(code));
      expect(Object.values(messages)).toContain(failureText(failed, t));
      expect(isRetryable(failed)).toBe(true);
    },
  );

  test('a refusal cannot be retried unchanged', () => {
    expect(isRetryable(failure(new ApiError('CREDENTIALS_WRONG')))).toBe(false);
    expect(isRetryable(failure(new Error('challenge')))).toBe(false);
  });
});

describe('[LGN-07] the remembered name', () => {
  test('is stored for 24 hours, nothing but the name, and deleted on request', () => {
    const page = { cookie: '', location: { protocol: 'https:' } };
    rememberName(
      cookiesOf(() => page),
      ' rafid; x ',
    );
    expect(page.cookie).toBe(
      'parlour_username=rafid%3B%20x; Max-Age=86400; Path=/; SameSite=Lax; Secure',
    );
    page.cookie = 'other=1; parlour_username=rafid%3B%20x';
    expect(rememberedName(cookiesOf(() => page))).toBe('rafid; x');
    page.cookie = 'parlour_username=%E0%A4%A';
    expect(rememberedName(cookiesOf(() => page))).toBeNull();
    expect(rememberedName(cookiesOf(() => null))).toBeNull();
    const jar = memoryCookies();
    rememberName(jar, 'rafid');
    rememberName(jar, null);
    expect(rememberedName(jar)).toBeNull();
  });
});

describe('[LGN-01] the target of a failure', () => {
  const marks = (
    code: ConstructorParameters<typeof ApiError>[0],
    fields?: Record<string, string>,
  ) =>
    Object.fromEntries(
      refusedFields(
        failure(new ApiError(code, fields ? { fields } : {}), { method: 'sms' }),
        ['mobile', 'code'],
        t,
      ),
    );

  test('is its field if it has one', () => {
    expect(Object.keys(marks('SMS_CODE_WRONG'))).toEqual(['code']);
    expect(Object.keys(marks('PHONE_INVALID'))).toEqual(['mobile']);
    expect(marks('VALIDATION', { mobileNum: 'Too short.', other: 'x' })).toEqual({
      mobile: 'Too short.',
    });
    expect(marks('NETWORK')).toEqual({});
    expect(refusedFields(null, ['mobile'], t).size).toBe(0);
  });

  test('has an error code for analytics', () => {
    expect(failureCode(new ApiError('NETWORK'))).toBe('NETWORK');
    expect(failureCode(new Error('bug'))).toBe('UNKNOWN');
  });

  test('is the whole form if a picture code is required without an error for it', () => {
    const asked = failure(new ApiError('CREDENTIALS_WRONG'), { method: 'username' });
    expect(failureText(asked, t)).toBe(messages['error.credentials']);
  });
});

test('[LGN-04] a blank picture code is not sent, and without a picture it is sent without an id', () => {
  const body = usernameBody({ ...values, captcha: '  ' }, 'c1', '');
  expect(body).toEqual({ type: 'username', username: 'rafid', password: 'Parlour#2026' });
  expect(usernameBody({ ...values, captcha: '7K' }, undefined, null)).toEqual({
    ...{ type: 'username', username: 'rafid', password: 'Parlour#2026', captcha: '7K' },
  });
});

test('[LGN-01] only wrong credentials refuse a phone number', () => {
  const down = failure(new ApiError('NETWORK'), { method: 'sms' });
  expect(failureText(down, t)).not.toBe(messages['login.mobileRefused']);
  const wrong = failure(new ApiError('SMS_CODE_WRONG'), { method: 'sms' });
  expect(refusedFields(wrong, ['code'], t).get('code')).toBe(failureText(wrong, t));
});
