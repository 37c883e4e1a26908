import {
  constants,
  createCipheriv,
  createDecipheriv,
  generateKeyPairSync,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { apiOn, failureOf, ok } from '../testing/backend.ts';
import { lazyWebCipher } from './cipher.ts';
import { createWebCipher } from './cipher-web.ts';

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const mine = pair();
const other = pair();
const publicKey = mine.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const privateKey = mine.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
const oaep = { oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING };
const context = Buffer.from('parlour payload v1');
const secret = `{"password":"Parlour#2026","name":"${String.fromCodePoint(0x9b0, 0x9c1, 0x1f41f)}"}`;

afterEach(() => vi.unstubAllGlobals());

test('[ENC-01] an independent implementation decrypts what the browser encrypted', async () => {
  const payload = await createWebCipher({ publicKey }).encrypt(secret);
  const bytes = Buffer.from(payload, 'base64');
  const key = privateDecrypt({ key: mine.privateKey, ...oaep }, bytes.subarray(0, 256));
  const aes = createDecipheriv('aes-256-gcm', key, bytes.subarray(256, 268));
  aes.setAAD(context).setAuthTag(bytes.subarray(-16));
  const text = Buffer.concat([aes.update(bytes.subarray(268, -16)), aes.final()]).toString();
  expect(text).toBe(secret);
});

test('[ENC-01] the cipher decrypts what an independent implementation encrypted', async () => {
  const key = randomBytes(32);
  const vector = randomBytes(12);
  const aes = createCipheriv('aes-256-gcm', key, vector).setAAD(context);
  const sealed = Buffer.concat([aes.update(secret), aes.final(), aes.getAuthTag()]);
  const wrapped = publicEncrypt({ key: mine.publicKey, ...oaep }, key);
  const payload = Buffer.concat([wrapped, vector, sealed]).toString('base64');
  expect(await createWebCipher({ privateKey }).decrypt(payload)).toBe(secret);
});

test('[ENC-01] two payloads of one text have different keys and vectors', async () => {
  const cipher = createWebCipher({ publicKey, privateKey });
  const [a, b] = [await cipher.encrypt(secret), await cipher.encrypt(secret)];
  expect(a.slice(0, 40)).not.toBe(b.slice(0, 40));
  expect([await cipher.decrypt(a), await cipher.decrypt(b)]).toEqual([secret, secret]);
});

test('[ENC-01] a wrong key, a changed byte and a missing key are refused', async () => {
  const payload = await createWebCipher({ publicKey }).encrypt(secret);
  const wrong = other.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  await expect(createWebCipher({ privateKey: wrong }).decrypt(payload)).rejects.toThrow();
  await expect(createWebCipher({ publicKey }).decrypt(payload)).rejects.toThrow('private');
  await expect(createWebCipher({ privateKey }).encrypt(secret)).rejects.toThrow('public');
  const cipher = createWebCipher({ privateKey });
  const bytes = Buffer.from(payload, 'base64');
  for (let i = 0; i < bytes.length; i += 7) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(bytes.readUInt8(i) ^ 1, i);
    await expect(cipher.decrypt(changed.toString('base64'))).rejects.toThrow();
  }
  for (const text of ['', 'AAAA', '%%%', payload.slice(0, 340)]) {
    await expect(cipher.decrypt(text)).rejects.toThrow();
  }
});

test('[ENC-01] an encrypted call names the cipher; without WebCrypto it is not sent', async () => {
  const session = { token: 't', firstTimeLogin: false, passwordExpired: false };
  const credentials = { type: 'username', username: 'demo', password: 'Parlour#2026' } as const;
  const { api, requests } = apiOn([ok(session)], { cipher: lazyWebCipher(publicKey) });
  await api.login(credentials);
  expect(requests[0]?.headers.get('Encryption')).toBe('rsa');
  expect(await requests[0]?.text()).not.toContain('Parlour#2026');
  vi.stubGlobal('crypto', {});
  expect(await failureOf(api.login(credentials))).toMatchObject({ code: 'ENCRYPTION_FAILED' });
  expect(requests).toHaveLength(1);
});
