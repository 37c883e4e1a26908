import {
  createApi,
  lazyAesCipher,
  lazyWebCipher,
  type PayloadCipher,
  randomHex,
} from '@parlour/api-client';
import { schemas } from '@parlour/api-client/schemas';
import { expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { type CipherKeys, encryptedCalls } from './encrypted.ts';

const origin = 'http://sandbox.invalid';
const credentials = {
  type: 'username',
  username: 'demo_member',
  password: 'Parlour#2026',
} as const;

async function backend(scenario: object = {}) {
  const sandbox = createSandbox({ clock: { now: () => Date.UTC(2026, 10, 20) } });
  const body = JSON.stringify(scenario);
  await sandbox.fetch(new Request(`${origin}/sandbox/scenario`, { method: 'PUT', body }));
  const keys: CipherKeys = await (
    await sandbox.fetch(new Request(`${origin}/sandbox/cipher`))
  ).json();
  const sent: string[] = [];
  const api = (cipher?: PayloadCipher) =>
    createApi({
      baseUrl: origin,
      fetch: async (request) => {
        sent.push(await request.clone().text());
        return sandbox.fetch(request);
      },
      getToken: () => null,
      language: () => 'EN',
      ...(cipher && { cipher }),
    });
  return { keys, sent, api, login: (cipher?: PayloadCipher) => api(cipher).login(credentials) };
}

test('[ENC-01] the backend decrypts both ciphers, and no request contains the password in plain text', async () => {
  const { keys, sent, login } = await backend({ cipher: 'required' });
  for (const cipher of [lazyAesCipher(keys.aes), lazyWebCipher(keys.rsa)]) {
    expect((await login(cipher)).token).toMatch(/./);
  }
  expect(sent.join()).not.toContain('Parlour#2026');
});

test('[ENC-01] [LGN-07] the random text of a free demo is sent encrypted', async () => {
  const { keys, sent, api } = await backend({ cipher: 'required' });
  const demo = { platform: 'W', random: randomHex(), gatewayVersion: 3 } as const;
  await expect(api().loginFreePlay(demo)).rejects.toMatchObject({ code: 'ENCRYPTION_REQUIRED' });
  const encrypted = api(lazyAesCipher(keys.aes));
  sent.length = 0;
  expect((await encrypted.loginFreePlay(demo)).token).toMatch(/./);
  expect(sent.join()).toContain('payload');
  expect(sent.join()).not.toContain(demo.random);
});

test('[ENC-01] a backend that requires encryption refuses a plain body, another accepts it', async () => {
  const strict = await backend({ cipher: 'required' });
  await expect(strict.login()).rejects.toMatchObject({ code: 'ENCRYPTION_REQUIRED' });
  const lenient = await backend();
  expect((await lenient.login()).token).toMatch(/./);
});

test('[ENC-01] a body encrypted with another key is refused, and no member is logged in', async () => {
  const { login } = await backend();
  const other = await backend();
  for (const cipher of [lazyAesCipher(other.keys.aes), lazyWebCipher(other.keys.rsa)]) {
    await expect(login(cipher)).rejects.toMatchObject({ code: 'VALIDATION' });
  }
  const unknown = { name: 'rot13', encrypt: async () => 'x', decrypt: async () => 'x' };
  await expect(login(unknown)).rejects.toMatchObject({ code: 'VALIDATION' });
});

test('[ENC-01] the backend decrypts exactly the calls that the contract marks', () => {
  const marked = Object.values(schemas).filter(({ encrypted }) => encrypted);
  expect([...encryptedCalls].sort()).toEqual(
    marked.map(({ method, path }) => `${method} ${path}`).sort(),
  );
});
