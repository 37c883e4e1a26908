import { generateKeyPairSync } from 'node:crypto';
import { defaultProfile } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { cipherOf, readCipher } from './connection.ts';
import { profileOf } from './header-names.ts';

const pairOf = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength });
const spki = ({ publicKey }: ReturnType<typeof pairOf>) =>
  publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

test('[API-03] the names of a configuration change the header profile, the others stay', () => {
  const profile = { ...defaultProfile, ...profileOf({ token: 'X-Token', tokenPrefix: 'Bearer ' }) };
  expect(profile.tokenHeader).toBe('X-Token');
  expect(profile.tokenValue('t')).toBe('Bearer t');
  expect(profile.merchantHeader).toBe('Merchant');
  expect(profileOf({})).toEqual({});
  expect(profileOf({ device: '' })).toEqual({ deviceHeader: '' });
});

test('[ENC-01] the cipher of a configuration has its name and encrypts a body', async () => {
  const choice = readCipher({ name: 'aes', key: '0f'.repeat(32) });
  if (choice === null || choice === 'none' || choice.name === 'unusable') {
    throw new Error('The choice was refused');
  }
  const cipher = cipherOf(choice);
  expect(cipher.name).toBe('aes');
  expect(await cipher.decrypt(await cipher.encrypt('secret'))).toBe('secret');
  expect(readCipher(null)).toBeNull();
  expect(readCipher('none')).toBe('none');
});

test('[ENC-01] public keys of every usual length are read', () => {
  for (const bits of [2048, 3072, 4096]) {
    const key = spki(pairOf(bits));
    expect(readCipher({ name: 'rsa', key }), String(bits)).toEqual({ name: 'rsa', key });
  }
});

test('[ENC-01] a key that does not fit is unusable, and the reason contains no part of it', () => {
  const pair = pairOf(2048);
  const key = spki(pair);
  const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const wrong: readonly [name: string, key: unknown][] = [
    ['aes', '0f'.repeat(31)],
    ['aes', 'xy'.repeat(32)],
    ['aes', 7],
    ['rsa', 'no key'],
    ['rsa', key.slice(0, -4)],
    ['rsa', `${key}AAAA`],
    ['rsa', `${key.slice(0, 64)}\n${key.slice(64)}`],
    ['rsa', spki(pairOf(1024))],
    ['rsa', privateKey],
    ['rsa', elliptic.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')],
    ['rot13', key],
  ];
  for (const [name, given] of wrong) {
    const read = readCipher({ name, key: given });
    expect(read, String(given)).toMatchObject({ name: 'unusable' });
    expect(JSON.stringify(read)).not.toContain(String(given).slice(0, 24));
  }
  for (const given of ['None', 'plain', false, 7, [], {}]) {
    expect(readCipher(given), String(given)).toMatchObject({ name: 'unusable' });
  }
});
