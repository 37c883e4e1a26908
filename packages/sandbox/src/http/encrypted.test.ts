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
    await expect(login(cipher)).rejects.toMatchObject({ code: 'ENCRYPTION_KEY_WRONG' });
  }
  const unknown = { name: 'rot13', encrypt: async () => 'x', decrypt: async () => 'x' };
  await expect(login(unknown)).rejects.toMatchObject({ code: 'VALIDATION' });
});

test('[ENC-01] the settings publish the public keys, the preferred one first, and never a private one', async () => {
  for (const ciphers of [undefined, ['rsa', 'aes'], []] as const) {
    const { fetch } = createSandbox(ciphers && { ciphers });
    const ask = (path: string) => fetch(new Request(origin + path));
    const { value } = await (await ask('/wps/system/whitelabel?url=x')).json();
    const keys = await (await ask('/sandbox/cipher')).json();
    const names = ciphers ?? ['aes'];
    const published = names.map((name) => ({ name, key: keys[name] }));
    expect(value.ciphers).toEqual(names.length > 0 ? published : undefined);
    // A private key begins like this (PKCS 8).
    expect(JSON.stringify(value)).not.toMatch(/MII[A-Za-z0-9+/]{3}IBADAN/);
  }
});

test('[ENC-01] new keys replace the old ones, and the control surface opens a payload for a test', async () => {
  const { fetch } = createSandbox();
  const ask = async (method: string, path: string, body?: object) =>
    (
      await fetch(
        new Request(origin + path, { method, ...(body && { body: JSON.stringify(body) }) }),
      )
    ).json();
  const old: CipherKeys = await ask('GET', '/sandbox/cipher');
  const payload = await lazyAesCipher(old.aes).encrypt('Parlour#2026');
  const open = () => ask('POST', '/sandbox/cipher/open', { name: 'aes', payload });
  expect(await open()).toEqual({ text: 'Parlour#2026' });
  const fresh: CipherKeys = await ask('POST', '/sandbox/cipher');
  expect(fresh.aes).not.toBe(old.aes);
  expect(fresh.rsa).not.toBe(old.rsa);
  expect(await open()).toEqual({ wrong: 'payload' });
});

test('[ENC-01] the backend decrypts exactly the calls that the contract marks', () => {
  const marked = Object.values(schemas).filter(({ encrypted }) => encrypted);
  expect([...encryptedCalls].sort()).toEqual(
    marked.map(({ method, path }) => `${method} ${path}`).sort(),
  );
});
