import { defaultProfile } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { cipherOf, readCipher } from './connection.ts';
import { profileOf } from './header-names.ts';

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
  if (!choice) throw new Error('The choice was refused');
  const cipher = cipherOf(choice);
  expect(cipher.name).toBe('aes');
  expect(await cipher.decrypt(await cipher.encrypt('secret'))).toBe('secret');
  const rsa = readCipher({ name: 'rsa', key: 'MIIB'.repeat(90) });
  expect(rsa && cipherOf(rsa).name).toBe('rsa');
  expect(readCipher(null)).toBeNull();
});
