import { expect, test } from 'vitest';
import { defaultProfile, type HeaderFacts, headersFor } from './headers.ts';

const facts: HeaderFacts = { language: 'bn', token: null, isJson: false, cipher: undefined };

const written = (headers: Headers) => Object.fromEntries(headers);

test('[API-03] a guest’s read sends merchant, language and device, and nothing else', () => {
  expect(written(headersFor(defaultProfile, facts))).toEqual({
    accept: 'application/json',
    device: 'WEB',
    language: 'bn',
    merchant: 'parlour',
  });
});

test('[API-03] a member’s call that moves money also sends the token, the type, the cipher and the key', () => {
  const headers = headersFor(defaultProfile, {
    language: 'en',
    token: 'token-1',
    isJson: true,
    cipher: 'AES',
    idempotencyKey: 'key-1',
  });
  expect(written(headers)).toEqual({
    accept: 'application/json',
    authorization: 'token-1',
    'content-type': 'application/json',
    device: 'WEB',
    encryption: 'AES',
    'idempotency-key': 'key-1',
    language: 'en',
    merchant: 'parlour',
  });
});

test('[API-03] each header is sent with the name of the profile', () => {
  const headers = headersFor(
    {
      tokenHeader: 'X-Token',
      tokenValue: (token) => `Bearer ${token}`,
      merchantHeader: 'X-Merchant',
      merchant: 'padma',
      languageHeader: 'X-Language',
      deviceHeader: 'X-Device',
      device: 'PHONE',
      encryptionHeader: 'X-Cipher',
      idempotencyHeader: 'X-Key',
    },
    { ...facts, token: 'token-1', cipher: 'AES', idempotencyKey: 'key-1' },
  );
  expect(written(headers)).toEqual({
    accept: 'application/json',
    'x-cipher': 'AES',
    'x-device': 'PHONE',
    'x-key': 'key-1',
    'x-language': 'bn',
    'x-merchant': 'padma',
    'x-token': 'Bearer token-1',
  });
});

test('[API-03] a header without a name, or without a value, is left out', () => {
  const withoutNames = {
    ...defaultProfile,
    tokenHeader: '',
    merchantHeader: '',
    languageHeader: '',
    deviceHeader: '',
  };
  expect(written(headersFor(withoutNames, { ...facts, token: 'token-1' }))).toEqual({
    accept: 'application/json',
  });
  const withoutValues = { ...defaultProfile, merchant: '', device: '' };
  expect(written(headersFor(withoutValues, { ...facts, language: '' }))).toEqual({
    accept: 'application/json',
  });
});
