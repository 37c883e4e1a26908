import { createDecipheriv, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { apiOn, failureOf, ok } from '../testing/backend.ts';
import { lazyAesCipher } from './cipher.ts';
import { createAesCipher } from './cipher-aes.ts';

const key = '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4';
const otherKey = key.replace('6', '7');
const counting = (count: number) => Uint8Array.from({ length: count }, (_, i) => i);
const secret = '{"password":"Parlour#2026"}';
// Made with Node's own AES and HMAC from the same key and vector.
const knownAnswer =
  'AAECAwQFBgcICQoLDA0OD47g9artpdSCL3oReBg3n4w3naMe4JtQKY/V2c29JXaF68A/EMtknGztEcKZnxBZBrywMfjv6eg3m33YaPCjsVc=';
const session = { token: 't', firstTimeLogin: false, passwordExpired: false };
const credentials = { type: 'username', username: 'demo', password: 'Parlour#2026' } as const;

test('[ENC-01] the AES payload for a known key and vector is the known one', async () => {
  expect(await createAesCipher({ key, randomBytes: counting }).encrypt(secret)).toBe(knownAnswer);
});

test('[ENC-01] an independent implementation of AES and HMAC decrypts the payload', async () => {
  const text = String.fromCodePoint(0x9ac, 0x9be, 0x1f41f, 0x31);
  const bytes = Buffer.from(await createAesCipher({ key }).encrypt(text), 'base64');
  const derive = (label: string) =>
    createHmac('sha256', Buffer.from(key, 'hex')).update(label).digest();
  const sealed = bytes.subarray(0, -32);
  const tag = createHmac('sha256', derive('parlour authenticate')).update(sealed).digest();
  expect(bytes.subarray(-32).equals(tag)).toBe(true);
  const aes = createDecipheriv('aes-256-cbc', derive('parlour encrypt'), sealed.subarray(0, 16));
  expect(Buffer.concat([aes.update(sealed.subarray(16)), aes.final()]).toString()).toBe(text);
});

test('[ENC-01] two payloads of one text differ, and both can be decrypted', async () => {
  const cipher = createAesCipher({ key });
  const [a, b] = [await cipher.encrypt(secret), await cipher.encrypt(secret)];
  expect(a).not.toBe(b);
  expect([await cipher.decrypt(a), await cipher.decrypt(b)]).toEqual([secret, secret]);
});

test('[ENC-01] a wrong key and every changed byte are refused', async () => {
  const payload = await createAesCipher({ key }).encrypt(secret);
  await expect(createAesCipher({ key: otherKey }).decrypt(payload)).rejects.toThrow();
  const bytes = Buffer.from(payload, 'base64');
  for (let i = 0; i < bytes.length; i++) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(bytes.readUInt8(i) ^ 1, i);
    const text = changed.toString('base64');
    await expect(createAesCipher({ key }).decrypt(text)).rejects.toThrow();
  }
  for (const text of ['', 'AAAA', '%%%', payload.slice(0, 40)]) {
    await expect(createAesCipher({ key }).decrypt(text)).rejects.toThrow();
  }
});

test('[ENC-01] an encrypted call sends {payload, v} and the cipher’s name; other calls stay plain', async () => {
  const { api, requests } = apiOn([ok(session), ok({ expiredMinutes: 1 })], {
    cipher: lazyAesCipher(key),
  });
  await api.login(credentials);
  await api.sendLoginSms({ mobileNum: '1712345678', countryDialingCode: '880' });
  const [login, sms] = requests;
  expect(login?.headers.get('Encryption')).toBe('aes');
  const body: unknown = await login?.json();
  expect(body).toEqual({ payload: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/), v: 1 });
  expect(JSON.stringify(body)).not.toContain('Parlour');
  expect(sms?.headers.get('Encryption')).toBeNull();
  expect(await sms?.json()).toEqual({ mobileNum: '1712345678', countryDialingCode: '880' });
});

test('[ENC-01] without a cipher the body is plain JSON', async () => {
  const { api, requests } = apiOn([ok(session)]);
  await api.login(credentials);
  expect(requests[0]?.headers.get('Encryption')).toBeNull();
  expect(await requests[0]?.json()).toEqual(credentials);
});

test('[ENC-01] when the cipher fails, the call is not sent', async () => {
  const { api, requests } = apiOn([ok(session)], { cipher: lazyAesCipher('too short') });
  expect(await failureOf(api.login(credentials))).toMatchObject({ code: 'ENCRYPTION_FAILED' });
  expect(requests).toHaveLength(0);
});
