import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAnswer } from './envelope.ts';
import type { Schema } from './types.ts';

const anything: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) };
const answer = (http: number, body: unknown, retryAfter: string | null = null) => ({
  http,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  retryAfter,
});
const read = (...given: Parameters<typeof answer>) => readAnswer(answer(...given), anything);

/** The error of reading an answer. */
function failure(...given: Parameters<typeof answer>): unknown {
  try {
    read(...given);
  } catch (error) {
    return error;
  }
  throw new Error('This was no failure');
}
const refused = (value: unknown, message: unknown = null) => ({ success: false, value, message });

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T06:00:00Z') }));
afterEach(() => vi.useRealTimers());

test.each([200, 201, 299])('[API-02] a success with the status %i returns its value', (http) => {
  expect(read(http, { success: true, value: 7 })).toBe(7);
});

test.each([199, 300, 400, 500])('[API-02] a value with the status %i is an error', (http) => {
  expect(failure(http, { success: true, value: 7 })).toMatchObject({ code: 'HTTP', http });
});

test.each([
  ['"text"', 'SCHEMA'],
  ['null', 'SCHEMA'],
  ['[true]', 'SCHEMA'],
  ['{}', 'SCHEMA'],
  ['{"success":"true","value":7}', 'SCHEMA'],
  ['{"success":1,"value":7}', 'SCHEMA'],
  ['{', 'MALFORMED'],
])('[API-02] %s with the status 200 is %s', (text, code) => {
  expect(failure(200, text)).toMatchObject({ code, http: 200 });
});

test.each([
  [401, null, 'UNAUTHENTICATED'],
  [429, null, 'RATE_LIMITED'],
  [400, null, 'UNKNOWN'],
  [400, { captcha: true }, 'CAPTCHA_REQUIRED'],
  [401, { captcha: true }, 'UNAUTHENTICATED'],
  [429, { code: 'NOT_FOUND' }, 'NOT_FOUND'],
  [200, ['NOT_FOUND'], 'UNKNOWN'],
])('[API-02] a refusal with the status %i and %j is %s', (http, value, code) => {
  expect(failure(http, refused(value))).toMatchObject({ code, http });
});

test('[LGN-04] a picture code is required when the backend says so, by the flag or by its code', () => {
  const isDue = (value: unknown) => failure(200, refused(value));
  expect(isDue({ code: 'CAPTCHA_REQUIRED' })).toMatchObject({ captchaRequired: true });
  expect(isDue({ code: 'NOT_FOUND', captcha: 'true' })).toMatchObject({ captchaRequired: false });
});

test.each([
  ['30', 30],
  ['0', 0],
  ['1.5', 1.5],
  [' ', undefined],
  ['', undefined],
  ['soon', undefined],
  [null, undefined],
  ['Fri, 20 Nov 2026 06:01:30 GMT', 90],
  ['Fri, 20 Nov 2026 05:00:00 GMT', 0],
  ['2026-11-20T06:00:00.200Z', 1],
])('[ERR-01] Retry-After %j are %s seconds', (header, wait) => {
  expect(failure(503, '', header)).toMatchObject({ code: 'HTTP', retryAfterSeconds: wait });
  const told = failure(503, refused({ code: 'MAINTENANCE' }), header);
  expect(told).toMatchObject({ code: 'MAINTENANCE', retryAfterSeconds: wait });
});

test.each([
  [12, 12],
  ['12', 12],
  [0, 0],
  [-1, 30],
  [true, 30],
  [null, 30],
  ['', 30],
  ['1e400', 30],
])(
  '[ERR-01] a wait of %j in the body has priority over the header: %s seconds',
  (retryAfter, wait) => {
    const told = failure(200, refused({ retryAfter }), '30');
    expect(told).toMatchObject({ retryAfterSeconds: wait });
  },
);

test.each([
  [' Please wait ', 'Please wait'],
  ['x'.repeat(501), 'x'.repeat(500)],
  ['  ', undefined],
  ['', undefined],
  [7, undefined],
])('[API-02] the message %j is shown as %j', (message, text) => {
  expect(failure(200, refused(null, message))).toMatchObject({ serverMessage: text });
});

test('[API-02] only texts are kept as errors of fields', () => {
  const fieldsOf = (fields: unknown) => failure(200, refused({ code: 'VALIDATION', fields }));
  const email = { email: ' Wrong ', line: 7, city: ' ' };
  expect(fieldsOf(email)).toMatchObject({ fields: { email: 'Wrong' } });
  expect(fieldsOf({ city: ' ' })).toMatchObject({ fields: {} });
  for (const none of [['Wrong'], 'Wrong', null]) {
    expect(fieldsOf(none)).toMatchObject({ fields: undefined });
  }
});

test('[LGN-07] an extra verification has its id, and only the methods that are texts', () => {
  const asked = (challenge: unknown) =>
    failure(200, refused({ code: 'EXTRA_VERIFICATION', challenge }));
  expect(asked({ challengeId: 'c-1', methods: ['email', 7, null] })).toMatchObject({
    challenge: { challengeId: 'c-1', methods: ['email'] },
  });
  expect(asked({ challengeId: 'c-1', methods: 'email' })).toMatchObject({
    challenge: { challengeId: 'c-1', methods: [] },
  });
  for (const none of [{ challengeId: 1, methods: [] }, 'c-1', null]) {
    expect(asked(none)).toMatchObject({ challenge: undefined });
  }
});

test('[API-02] an error names at most five places where an answer does not match', () => {
  const issues = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ path: [name, 0] }));
  const strict: Schema<unknown> = { safeParse: () => ({ success: false, error: { issues } }) };
  const cause = new Error(
    'Does not fit the contract: value.a.0, value.b.0, value.c.0, value.d.0, value.e.0',
  );
  expect(() => readAnswer(answer(201, { success: true }), strict)).toThrow(
    expect.objectContaining({ code: 'SCHEMA', http: 201, cause }),
  );
});
