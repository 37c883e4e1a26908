import { expect, test } from 'vitest';
import { apiOn, failureOf, ok, refused } from '../testing/backend.ts';
import { newKey } from '../testing/new-key.ts';
import type { CipherSource } from './cipher-source.ts';
import type { PayloadCipher } from './payload-cipher.ts';

const session = { token: 't', firstTimeLogin: false, passwordExpired: false };
const credentials = { type: 'username', username: 'demo', password: 'Parlour#2026' } as const;
const wrongKey = refused({ code: 'ENCRYPTION_KEY_WRONG' });

const named = (key: string): PayloadCipher => ({
  name: 'rsa',
  encrypt: async (text) => `${key}:${text.length}`,
  decrypt: async (payload) => payload,
});

/** A source with one key, which finds another one when it is asked again. */
function source(first: PayloadCipher | undefined, other: PayloadCipher | undefined) {
  const asked: (PayloadCipher | undefined)[] = [];
  const cipher: CipherSource = {
    current: async () => first,
    renewed: async (before) => {
      asked.push(before);
      return other;
    },
  };
  return { cipher, asked };
}

const bodies = (requests: readonly Request[]) =>
  Promise.all(requests.map((request) => request.clone().text()));

test('[ENC-01] a refused key is renewed once, and the call is repeated with the same idempotency key', async () => {
  const old = named('old');
  const { cipher, asked } = source(old, named('new'));
  const answer = ok({ token: 't' });
  const { api, requests } = apiOn([wrongKey, answer], { cipher, getToken: () => 't' });
  await failureOf(
    api.createWithdrawal(
      { accountId: 'a', amount: '500.00', paymentPassword: '246810' },
      await newKey(),
    ),
  );
  expect(asked).toEqual([old]);
  const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  const [before = '', after = ''] = await bodies(requests);
  expect(before).toContain('old:');
  expect(after).toContain('new:');
});

test('[ENC-01] a key that is refused twice, or that has no successor, ends with the refusal', async () => {
  const twice = source(named('old'), named('new'));
  const stubborn = apiOn([wrongKey], { cipher: twice.cipher });
  expect(await failureOf(stubborn.api.login(credentials))).toMatchObject({
    code: 'ENCRYPTION_KEY_WRONG',
  });
  expect(stubborn.requests).toHaveLength(2);
  const none = source(named('old'), undefined);
  const alone = apiOn([wrongKey], { cipher: none.cipher });
  expect(await failureOf(alone.api.login(credentials))).toMatchObject({
    code: 'ENCRYPTION_KEY_WRONG',
  });
  expect(alone.requests).toHaveLength(1);
});

test('[ENC-01] other refusals are not repeated', async () => {
  const { cipher, asked } = source(named('old'), named('new'));
  const { api, requests } = apiOn([refused({ code: 'CREDENTIALS_WRONG' })], { cipher });
  expect(await failureOf(api.login(credentials))).toMatchObject({ code: 'CREDENTIALS_WRONG' });
  expect(asked).toEqual([]);
  expect(requests).toHaveLength(1);
});

test('[ENC-01] a plain body that is refused is repeated encrypted, once there is a key', async () => {
  const { cipher } = source(undefined, named('new'));
  const required = refused({ code: 'ENCRYPTION_REQUIRED' });
  const { api, requests } = apiOn([required, ok(session)], { cipher });
  expect((await api.login(credentials)).token).toBe('t');
  expect((await bodies(requests))[1]).toContain('new:');
});

test('[ENC-01] a key that does not arrive ends the call in its time, and nothing is sent', async () => {
  const cipher: CipherSource = {
    current: () => new Promise(() => undefined),
    renewed: async () => undefined,
  };
  const { api, requests } = apiOn([ok(session)], { cipher, timeoutMs: 20 });
  expect(await failureOf(api.login(credentials))).toMatchObject({ code: 'TIMEOUT' });
  const { signal, abort } = withAbort();
  const call = api.login(credentials, { signal, timeoutMs: 60_000 });
  abort();
  expect(await failureOf(call)).toMatchObject({ code: 'NETWORK', aborted: true });
  expect(requests).toEqual([]);
});

function withAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
