import { expect, test } from 'vitest';
import { at, testBackend, textAt } from '../testing/client.ts';

const phone = '+8801712345678';
const number = { mobileNum: '01712345678', countryDialingCode: '880' };

test('[LGN-02] [LGN-06] a proof of a phone number counts once, and for that number only', async () => {
  const { call, smsFor } = testBackend();
  const ask = async (path: string, body: object) =>
    (await call(`POST /sandbox/phone/${path}`, { body })).body;
  expect(await ask('send', { phone })).toEqual({});
  expect(await ask('send', { phone })).toEqual({ error: 'auth/too-many-requests' });
  const code = await smsFor(`phone ${phone.slice(1)}`);
  expect(await ask('confirm', { phone, code: '' })).toEqual({
    error: 'auth/missing-verification-code',
  });
  expect(await ask('confirm', { phone, code: '0' })).toEqual({
    error: 'auth/invalid-verification-code',
  });
  const firebaseIdToken = textAt(await ask('confirm', { phone, code }), 'token');
  const enter = async (mobileNum: string) => {
    const body = { type: 'sms', ...number, mobileNum, password: code, firebaseIdToken };
    return at((await call('POST /wps/session/login', { body })).body, 'success');
  };
  expect(await enter('01912345678')).toBe(false);
  expect(await enter('01712345678')).toBe(false);
});

test('[LGN-02] [LGN-06] a member can log in with a proof; a late code has expired', async () => {
  const { call, smsFor, pass } = testBackend();
  const ask = async (path: string, body: object) =>
    (await call(`POST /sandbox/phone/${path}`, { body })).body;
  await ask('send', { phone });
  pass(181);
  const late = { phone, code: await smsFor(`phone ${phone.slice(1)}`) };
  expect(await ask('confirm', late)).toEqual({ error: 'auth/code-expired' });
  await ask('send', { phone });
  const fresh = { phone, code: await smsFor(`phone ${phone.slice(1)}`) };
  const firebaseIdToken = textAt(await ask('confirm', fresh), 'token');
  const body = { type: 'sms', ...number, password: 'x', firebaseIdToken };
  expect(at((await call('POST /wps/session/login', { body })).body, 'success')).toBe(true);
});

test('[ERR-01] each failure of the phone authentication has a number that causes it', async () => {
  const { call } = testBackend();
  const seen = new Set<unknown>();
  for (const last of '0123456789') {
    const body = { phone: `+880170000000${last}` };
    seen.add(at((await call('POST /sandbox/phone/send', { body })).body, 'error'));
  }
  expect(seen.size).toBe(10);
});

test('[LGN-02] with a bot challenge a login by name needs a proof, and each proof counts once', async () => {
  const { call, scenario } = testBackend();
  await scenario({ flags: { BOTCHALLENGE: true } });
  const enter = async (botToken?: string) => {
    const body = { type: 'username', username: 'demo_member', password: 'Parlour#2026', botToken };
    return at((await call('POST /wps/session/login', { body })).body, 'value', 'code');
  };
  expect(await enter()).toBe('PHONE_CAPTCHA_FAILED');
  expect(await enter('made-up')).toBe('PHONE_CAPTCHA_FAILED');
  const token = textAt((await call('POST /sandbox/challenge')).body, 'token');
  expect(await enter(token)).toBeUndefined();
  expect(await enter(token)).toBe('PHONE_CAPTCHA_FAILED');
});
