import { expect, test } from 'vitest';
import { at, freePlay, testBackend, textAt } from '../testing/client.ts';

const login = (body: unknown, token?: string) => ({ body, ...(token ? { token } : {}) });
const wrong = { type: 'username', username: 'demo_member', password: 'nope' };
const right = { ...wrong, password: 'Parlour#2026' };

test('[API-04] the demo accounts log in, whatever the case of the name', async () => {
  const { call } = testBackend();
  for (const username of ['demo_member', 'DEMO_VIP', ' demo_agent ', 'demo_expired']) {
    const { body } = await call('POST /wps/session/login', login({ ...right, username }));
    expect(at(body, 'success'), username).toBe(true);
    expect(at(body, 'value', 'passwordExpired')).toBe(username === 'demo_expired');
  }
  const initial = { ...right, username: 'demo_default', password: '123456' };
  expect(at((await call('POST /wps/session/login', login(initial))).body, 'success')).toBe(true);
});

test('[API-02] an unknown name and a wrong password get the same answer, in the language of the caller', async () => {
  const { call } = testBackend();
  const unknown = await call('POST /wps/session/login', login({ ...wrong, username: 'nobody' }));
  const known = await call('POST /wps/session/login', login(wrong));
  expect(unknown.body).toEqual(known.body);
  expect(at(known.body, 'value', 'code')).toBe('CREDENTIALS_WRONG');
  const bengali = await call('POST /wps/session/login', { body: wrong, language: 'BN' });
  expect(textAt(bengali.body, 'message')).toMatch(/[\u0980-\u09FF]/);
});

test.each([[null], [[]], [true], [1e21], [{}], ['X'], ['SMS'], ['']])(
  '[API-02] a login of type %j is refused, whatever the password',
  async (type) => {
    const { call } = testBackend();
    const { body } = await call('POST /wps/session/login', login({ ...right, type }));
    expect(at(body, 'value')).toEqual({
      code: 'VALIDATION',
      fields: { type: expect.any(String) },
    });
  },
);

test('[LGN-04] from the second wrong password on, a picture code is required and checked', async () => {
  const { call, captcha } = testBackend();
  const post = async (body: unknown) =>
    at((await call('POST /wps/session/login', login(body))).body, 'value');
  expect(await post(wrong)).toMatchObject({ code: 'CREDENTIALS_WRONG', captcha: false });
  expect(await post(wrong)).toMatchObject({ code: 'CREDENTIALS_WRONG', captcha: true });
  expect(await post(right)).toMatchObject({ code: 'CAPTCHA_REQUIRED', captcha: true });
  const solved = await captcha();
  expect(await post({ ...right, ...solved, captcha: '00000' })).toMatchObject({
    code: 'CAPTCHA_WRONG',
  });
  expect(await post({ ...right, ...solved })).toMatchObject({ code: 'CAPTCHA_WRONG' });
  const fresh = await captcha();
  const typed = { ...fresh, captcha: ` ${fresh.captcha.toLowerCase()} ` };
  expect(await post({ ...right, ...typed })).toMatchObject({ passwordExpired: false });
  expect(await post(wrong)).toMatchObject({ code: 'CREDENTIALS_WRONG', captcha: false });
});

test('[LGN-04] the picture is a base64 PNG', async () => {
  const { call } = testBackend();
  const image = textAt((await call('GET /wps/captcha')).body, 'value', 'image');
  expect(atob(image).slice(0, 8)).toBe('\x89PNG\r\n\x1a\n');
});

test('[API-04] a session ends after 30 minutes without a call, not before', async () => {
  const backend = testBackend();
  const token = await backend.login('demo_member');
  const status = async () => (await backend.call('GET /wps/member/info', { token })).status;
  for (let call = 0; call < 3; call += 1) {
    backend.pass(30 * 60);
    expect(await status()).toBe(200);
  }
  backend.pass(30 * 60 + 1);
  expect(await status()).toBe(401);
  backend.pass(-3600);
  expect(await status()).toBe(401);
});

test('[LGN-08] a token is invalid after the logout; other sessions stay valid', async () => {
  const { call, login: enter } = testBackend();
  const first = await enter('demo_member');
  const second = await enter('demo_member');
  expect((await call('DELETE /wps/session/logout', { token: first })).status).toBe(200);
  expect((await call('DELETE /wps/session/logout', { token: first })).status).toBe(401);
  expect((await call('GET /wps/member/info', { token: first })).status).toBe(401);
  expect((await call('GET /wps/member/info', { token: second })).status).toBe(200);
});

const phone = { mobileNum: '01712345678', countryDialingCode: '880' };
const key = 'login 8801712345678';

test('[LGN-06] a login code is sent to the number, and is valid once, for three minutes', async () => {
  const { call, smsFor, pass } = testBackend();
  const send = () => call('POST /wps/verification/sms/noLogin', { body: phone });
  const enter = async (password: string) =>
    at((await call('POST /wps/session/login', { body: { type: 'sms', ...phone, password } })).body);
  expect(at((await send()).body, 'value')).toEqual({ expiredMinutes: 3 });
  const code = await smsFor(key);
  expect(at(await enter('000000'), 'value', 'code')).toBe('SMS_CODE_WRONG');
  pass(180);
  expect(at(await enter(code), 'success')).toBe(true);
  expect(at(await enter(code), 'value', 'code')).toBe('SMS_CODE_WRONG');
  await send();
  const late = await smsFor(key);
  pass(181);
  expect(at(await enter(late), 'value', 'code')).toBe('SMS_CODE_EXPIRED');
});

test('[LGN-06] one code a minute for a number, and the refusal says how long to wait', async () => {
  const { call, pass } = testBackend();
  const send = (body = phone) => call('POST /wps/verification/sms/noLogin', { body });
  await send();
  pass(20);
  const early = await send();
  expect(at(early.body, 'value')).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 40 });
  expect(early.headers.get('Retry-After')).toBe('40');
  expect(at((await send({ ...phone, mobileNum: '1912345678' })).body, 'success')).toBe(true);
  pass(40);
  expect(at((await send()).body, 'success')).toBe(true);
});

test.each(['', '12', 'abc', '123456789012345', '17-1234'])(
  '[API-02] %j is no mobile number',
  async (mobileNum) => {
    const { call } = testBackend();
    const { body } = await call('POST /wps/verification/sms/noLogin', {
      body: { ...phone, mobileNum },
    });
    expect(at(body, 'value', 'code')).toBe('PHONE_INVALID');
  },
);

test.each([
  ['MOBILEVERCODELOGIN3', 'POST /wps/session/login', { type: 'sms', ...phone, password: '123456' }],
  ['MOBILEVERCODELOGIN3', 'POST /wps/verification/sms/noLogin', phone],
  ['FREEPLAY3', 'POST /wps/session/login/freeplay', freePlay],
])('[CFG-02] without %s the call %s is refused as switched off', async (name, line, body) => {
  const { call, scenario } = testBackend();
  await scenario({ flags: { [name]: false } });
  const off = await call(line, { body });
  expect(off.body).toMatchObject({ success: false, value: { code: 'FEATURE_OFF' } });
  await scenario({ flags: { [name]: true } });
  expect(at((await call(line, { body })).body, 'value', 'code')).not.toBe('FEATURE_OFF');
});

test('[LGN-07] a free demo needs a random text and the version of the gateway', async () => {
  const { call } = testBackend();
  const ask = async (changes: object) => {
    const body = { ...freePlay, ...changes };
    return at((await call('POST /wps/session/login/freeplay', { body })).body, 'value');
  };
  expect(await ask({ os: 'Android' })).toMatchObject({ token: expect.any(String) });
  for (const wrong of [
    { random: undefined },
    { random: 'short' },
    { random: '<script>alert(1)</script>' },
    { random: 7 },
    { gatewayVersion: undefined },
    { gatewayVersion: 2 },
    { platform: 'APP' },
    { nosuch: 1 },
  ]) {
    const [name = ''] = Object.keys(wrong);
    expect(await ask(wrong), name).toMatchObject({
      code: 'VALIDATION',
      fields: { [name]: expect.any(String) },
    });
  }
});

test('[API-04] a changed password is valid at once, and each refusal names its field', async () => {
  const { call, login: enter, trial } = testBackend();
  const token = await enter('demo_expired');
  const change = async (body: Record<string, string>, as = token) =>
    at((await call('POST /wps/member/password', { token: as, body })).body, 'value');
  const good = {
    oldPassword: 'Parlour#2026',
    newPassword: 'Jamuna#2027',
    confirmNewPassword: 'Jamuna#2027',
  };
  const refused = async (part: Record<string, string>, field: string) =>
    expect(await change({ ...good, ...part })).toMatchObject({
      code: 'VALIDATION',
      fields: { [field]: expect.any(String) },
    });
  await refused({ oldPassword: 'x' }, 'oldPassword');
  await refused({ newPassword: '123456' }, 'newPassword');
  await refused({ newPassword: good.oldPassword }, 'newPassword');
  await refused({ newPassword: 'Ab#1' }, 'newPassword');
  await refused({ newPassword: 'Ab#1'.repeat(6) }, 'newPassword');
  await refused({ confirmNewPassword: 'other' }, 'confirmNewPassword');
  expect(await change(good, await trial())).toMatchObject({ code: 'TRIAL_FORBIDDEN' });
  expect(await change(good, 'nobody')).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await change(good)).toBeNull();
  const again = { type: 'username', username: 'demo_expired', password: good.newPassword };
  expect(at((await call('POST /wps/session/login', { body: again })).body, 'value')).toMatchObject({
    passwordExpired: false,
  });
});
