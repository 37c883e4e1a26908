import { expect, test, vi } from 'vitest';
import { apiOn, failureOf, ok, refused } from '../testing/backend.ts';
import { isApiError } from './errors.ts';

const balance = { sumBalance: '9007199254740993.10', asOf: '2026-11-20T06:00:00Z' };
const member = { getToken: () => 'token-1' };
const never = () => new Promise<Response>(() => {});
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

const faults = [
  ['no network', offline, { code: 'NETWORK' }],
  ['HTML with status 200', new Response('<!doctype html><p>hello'), { code: 'MALFORMED' }],
  ['a body cut short', new Response('{"success":true,"va'), { code: 'MALFORMED' }],
  ['an empty body', new Response(''), { code: 'MALFORMED' }],
  ['a gateway page', new Response('<html>', { status: 502 }), { code: 'HTTP', http: 502 }],
  ['JSON that is no envelope', new Response('[]'), { code: 'SCHEMA', http: 200 }],
  ['a number where money belongs', ok({ ...balance, sumBalance: 12.5 }), { code: 'SCHEMA' }],
  ['a missing field', ok({ sumBalance: '1.00' }), { code: 'SCHEMA' }],
  ['no value at all', new Response('{"success":true}'), { code: 'SCHEMA' }],
  ['a refusal without a word', refused(null), { code: 'UNKNOWN', http: 200 }],
  ['a refusal that is all wrong', refused([1], { html: 1 }), { code: 'UNKNOWN' }],
  ['a code nobody knows', refused({ code: 'BRAND_NEW' }, 'New'), { code: 'UNKNOWN' }],
  ['a code from the prototype', refused({ code: 'constructor' }), { code: 'UNKNOWN' }],
  ['a trial account', refused({ code: 'TRIAL_FORBIDDEN' }), { code: 'TRIAL_FORBIDDEN' }],
  ['maintenance', refused({ code: 'MAINTENANCE' }, null, { status: 503 }), { code: 'MAINTENANCE' }],
  ['a bare 401', new Response('no', { status: 401 }), { code: 'UNAUTHENTICATED', http: 401 }],
  [
    'too many requests',
    new Response('', { status: 429, headers: { 'Retry-After': '30' } }),
    { code: 'RATE_LIMITED', retryAfterSeconds: 30 },
  ],
  [
    'a wait named in the body',
    refused({ code: 'RATE_LIMITED', retryAfter: 12 }),
    { code: 'RATE_LIMITED', retryAfterSeconds: 12 },
  ],
  [
    'wrong fields',
    refused({ code: 'VALIDATION', fields: { email: 'Wrong', line: 7 } }, ' Please check '),
    { code: 'VALIDATION', fields: { email: 'Wrong' }, serverMessage: 'Please check' },
  ],
  [
    'a captcha is due',
    refused({ captcha: true }),
    { code: 'CAPTCHA_REQUIRED', captchaRequired: true },
  ],
  [
    'wrong credentials and a captcha is due',
    refused({ code: 'CREDENTIALS_WRONG', captcha: true }),
    { code: 'CREDENTIALS_WRONG', captchaRequired: true },
  ],
] as const;

test.each(faults)('[API-02] %s becomes a typed error', async (_name, answer, expected) => {
  const { api } = apiOn([answer], member);
  const error = await failureOf(api.getBalance());
  expect(isApiError(error)).toBe(true);
  expect(error).toMatchObject(expected);
});

test('[API-02] a valid answer gives its value, with money still as a text', async () => {
  const { api } = apiOn([ok(balance)], member);
  expect(await api.getBalance()).toEqual(balance);
});

test('[API-02] a backend that never answers gives TIMEOUT after 15 seconds, and the request is aborted', async () => {
  const { api, requests } = apiOn([ok(balance), never], member);
  await api.getBalance();
  vi.useFakeTimers();
  try {
    const failure = failureOf(api.getBalance());
    await vi.advanceTimersByTimeAsync(14_999);
    expect(requests[1]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ code: 'TIMEOUT' });
    expect(requests[1]?.signal.aborted).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test('[API-02] [CFG-03] waiting for the page to be ready does not count for the time limit', async () => {
  let isReady = () => {};
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  const { api } = apiOn([ok(balance)], { ...member, ready: () => ready });
  vi.useFakeTimers();
  try {
    let taken: unknown;
    const asked = api.getBalance().then((answer) => {
      taken = answer;
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(taken).toBe(undefined);
    isReady();
    await asked;
    expect(taken).toEqual(balance);
  } finally {
    vi.useRealTimers();
  }
});

test('[API-02] the time limit covers a body that never ends', async () => {
  const endless = new Response(
    new ReadableStream({ start: (c) => c.enqueue(new Uint8Array([123])) }),
  );
  const { api } = apiOn([() => endless], { ...member, timeoutMs: 30 });
  expect(await failureOf(api.getBalance())).toMatchObject({ code: 'TIMEOUT' });
});

test('[API-02] an aborted call gives NETWORK with `aborted`, before or during the call', async () => {
  const { api, requests } = apiOn([never], member);
  const controller = new AbortController();
  const failure = failureOf(api.getBalance({ signal: controller.signal }));
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  controller.abort();
  expect(await failure).toMatchObject({ code: 'NETWORK', aborted: true });
  expect(requests[0]?.signal.aborted).toBe(true);
  const late = await failureOf(api.getBalance({ signal: AbortSignal.abort() }));
  expect(late).toMatchObject({ code: 'NETWORK', aborted: true });
  expect(requests).toHaveLength(1);
});

test('[API-02] the error names the place where an answer does not match, never its value', async () => {
  const { api } = apiOn([ok({ ...balance, sumBalance: 'secret' })], member);
  const error = await failureOf(api.getBalance());
  expect(isApiError(error) && error.cause).toEqual(
    new Error('Does not fit the contract: value.sumBalance'),
  );
});

test('[API-02] markup in a message stays plain text', async () => {
  const { api } = apiOn([refused(null, '<img src=x onerror=alert(1)>')], member);
  expect(await failureOf(api.getBalance())).toMatchObject({
    serverMessage: '<img src=x onerror=alert(1)>',
  });
});
