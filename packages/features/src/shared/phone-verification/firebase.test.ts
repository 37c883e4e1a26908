import { ApiError } from '@parlour/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChallengeError } from '../challenge/challenge-error.ts';
import { createPhoneVerification } from './create-phone-verification.ts';
import { firebasePhone } from './firebase.ts';
import { loadFirebase, readFirebaseChoice } from './sdk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const mobile = { countryDialingCode: '880', number: '1712345678' };
const throwing = (code: string) => Object.assign(new Error('Firebase: refused'), { code });
const confirmation = {
  confirm: async (code: string) => {
    if (code !== '123456') throw throwing('auth/invalid-verification-code');
    return { user: { getIdToken: async () => 'signed' } };
  },
};

test('[LGN-02] a code is sent to the complete number, counts one minute, and becomes a proof', async () => {
  const signIn = vi.fn(async () => confirmation);
  const phone = firebasePhone(async () => ({ signIn }));
  const handle = await phone.send(mobile);
  expect(signIn).toHaveBeenCalledWith('+8801712345678');
  expect(handle.expiredMinutes).toBe(1);
  expect(await phone.confirm(handle, '123456')).toEqual({
    firebaseChannel: 'sms',
    firebaseIdToken: 'signed',
  });
  await expect(phone.confirm(handle, '0')).rejects.toMatchObject({ code: 'SMS_CODE_WRONG' });
});

test.each([
  ['auth/invalid-phone-number', 'PHONE_INVALID'],
  ['auth/missing-phone-number', 'PHONE_MISSING'],
  ['auth/too-many-requests', 'RATE_LIMITED'],
  ['auth/invalid-verification-code', 'SMS_CODE_WRONG'],
  ['auth/missing-verification-code', 'PHONE_CODE_MISSING'],
  ['auth/captcha-check-failed', 'PHONE_CAPTCHA_FAILED'],
  ['auth/unauthorized-domain', 'PHONE_DOMAIN'],
  ['auth/quota-exceeded', 'PHONE_QUOTA'],
  ['auth/operation-not-allowed', 'PHONE_NOT_ALLOWED'],
  ['auth/code-expired', 'SMS_CODE_EXPIRED'],
  ['auth/popup-closed-by-user', 'PHONE_POPUP_CLOSED'],
  ['auth/network-request-failed', 'NETWORK'],
  ['auth/something-new', 'PHONE_FAILED'],
])('[ERR-01] [LGN-02] %s is reported as %s', async (theirs, code) => {
  const phone = firebasePhone(async () => ({ signIn: () => Promise.reject(throwing(theirs)) }));
  const error: unknown = await phone.send(mobile).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code });
  expect(error instanceof ApiError || error instanceof ChallengeError).toBe(true);
});

test('[ERR-01] [LGN-06] too many requests wait five minutes', async () => {
  const signIn = () => Promise.reject(throwing('auth/too-many-requests'));
  await expect(firebasePhone(async () => ({ signIn })).send(mobile)).rejects.toMatchObject({
    retryAfterSeconds: 300,
  });
});

test('[LGN-02] an SDK that never answers ends after a timeout', async () => {
  const phone = firebasePhone(() => new Promise(() => undefined));
  const sent = expect(phone.send(mobile)).rejects.toMatchObject({ code: 'NETWORK' });
  await vi.advanceTimersByTimeAsync(30_000);
  await sent;
});

const good = {
  kind: 'firebase',
  appUrl: '/app.js',
  authUrl: 'https://x.example/a.js',
  options: {},
};

test.each([
  null,
  'firebase',
  { ...good, kind: 'other' },
  { ...good, appUrl: 'http://x.example/a.js' },
  { ...good, appUrl: '//x.example/a.js' },
  { ...good, authUrl: 'javascript:alert(1)' },
  { ...good, options: null },
])('[LGN-02] %j is refused, not ignored', async (entry) => {
  expect(readFirebaseChoice(entry)).toBeNull();
  const phone = createPhoneVerification(fakePage(), entry);
  await expect(phone.send(mobile)).rejects.toMatchObject({ code: 'MISCONFIGURED' });
});

/** The parts of a document that a verifier needs. */
function fakePage(): Document {
  const nodes = new Set<unknown>();
  const page: unknown = {
    nodes,
    body: {
      appendChild: (node: unknown) => {
        nodes.add(node);
        return node;
      },
    },
    createElement: () => {
      const node = { remove: () => nodes.delete(node) };
      return node;
    },
  };
  const isDocument = (value: unknown): value is Document => value === page;
  if (!isDocument(page)) throw new Error('no page');
  return page;
}

test('[LGN-02] the SDK is loaded from the two addresses; what it adds to the page is removed again', async () => {
  const clear = vi.fn();
  const sdk = {
    initializeApp: (options: object) => ({ options }),
    getAuth: (app: unknown) => ({ app }),
    RecaptchaVerifier: class {
      clear = clear;
    },
    signInWithPhoneNumber: vi.fn(async () => confirmation),
  };
  const { initializeApp, ...auth } = sdk;
  const load = vi.fn(async (url: string) => (url === '/app.js' ? { initializeApp } : auth));
  const page = fakePage();
  const choice = { appUrl: '/app.js', authUrl: '/auth.js', options: { apiKey: 'k' } };
  const { signIn } = await loadFirebase(page, choice, load);
  expect(await signIn('+8801')).toBe(confirmation);
  expect(load.mock.calls.flat()).toEqual(['/app.js', '/auth.js']);
  expect(sdk.signInWithPhoneNumber).toHaveBeenCalledWith(
    { app: { options: { apiKey: 'k' } } },
    '+8801',
    expect.anything(),
  );
  expect(clear).toHaveBeenCalledTimes(1);
  expect(Reflect.get(page, 'nodes')).toEqual(new Set());
});

test.each([
  ['one that does not load', () => Promise.reject(new Error('blocked'))],
  ['one that is something else', async () => ({ initializeApp: 1 })],
])('[LGN-02] [ERR-01] %s is reported as blocked', async (_what, load) => {
  const choice = { appUrl: '/a', authUrl: '/b', options: {} };
  await expect(loadFirebase(fakePage(), choice, load)).rejects.toMatchObject({
    code: 'PHONE_BLOCKED',
  });
});
