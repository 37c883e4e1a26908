import { expect, test } from 'vitest';
import { at, newcomer, testBackend, textAt } from '../testing/client.ts';

const byName = 'PUT /wps/member/register';
const byMobile = 'PUT /wps/member/register/mobile';

const fieldsOf = (body: unknown): string[] =>
  Object.keys(Object(at(body, 'value', 'fields'))).sort();

test('[REG-05] a registration opens an account, logs in and gives play money', async () => {
  const { call, login } = testBackend();
  const { body } = await call(byName, { body: newcomer('Tista', { mobileNum: '01398765432' }) });
  const token = textAt(body, 'value', 'token');
  const info = await call('GET /wps/member/info', { token });
  expect(at(info.body, 'value')).toMatchObject({ account: 'Tista', nickname: 'Tista', type: 0 });
  const { body: wallet } = await call('GET /wps/v2/wallets/balance', { token });
  expect(at(wallet, 'value', 'sumBalance')).toBe('1000.00');
  await expect(login('tista', 'Ganga#2026')).resolves.toEqual(expect.any(String));
});

test.each<[string, Record<string, unknown>]>([
  ['username', { username: '' }],
  ['username', { username: 'abc' }],
  ['username', { username: 'abcdefghijklmnopq' }],
  ['username', { username: '1abc' }],
  ['username', { username: 'নদী নালা' }],
  ['username', { username: ['an', 'array'] }],
  ['password', { password: 'allsmall#1', confirmPassword: 'allsmall#1' }],
  ['password', { password: 'NoDigits#', confirmPassword: 'NoDigits#' }],
  ['confirmPassword', { confirmPassword: 'Ganga#2027' }],
  ['confirmPassword', { confirmPassword: '' }],
  ['mobileNum', { mobileNum: '12345' }],
  ['mobileNum', { mobileNum: '13987x5432' }],
  ['mobileNum', { mobileNum: '1712345678' }],
  ['email', { email: 'no-at-sign' }],
  ['referralCode', { referralCode: 'NOSUCH1' }],
  ['affiliateCode', { affiliateCode: 'NOSUCH1' }],
])('[REG-05] %s is refused in %j, with a sentence for the field', async (field, change) => {
  const { call } = testBackend();
  const { body } = await call(byName, { body: newcomer('Tista', change), language: 'BN' });
  expect(at(body, 'value', 'code')).toBe('VALIDATION');
  expect(fieldsOf(body)).toEqual([field]);
  expect(textAt(body, 'value', 'fields', field)).toMatch(/[\u0980-\u09FF]/);
});

test('[REG-05] a name, a number and an e-mail address can be used only once', async () => {
  const { call } = testBackend();
  const first = newcomer('Tista', { email: 'Tista@Example.org' });
  await call(byName, { body: first });
  const second = await call(byName, { body: { ...first, username: 'TISTA' } });
  expect(fieldsOf(second.body)).toEqual(['email', 'mobileNum', 'username']);
});

test('[REG-05] two registrations at the same moment: one gets the name', async () => {
  const { call } = testBackend();
  const answers = await Promise.all([1, 2, 3].map(() => call(byName, { body: newcomer('Tista') })));
  expect(answers.map(({ body }) => at(body, 'success')).sort()).toEqual([false, false, true]);
  const others = await Promise.all(
    ['Meghna', 'Surma'].map((name, index) =>
      call(byName, { body: newcomer(name, { mobileNum: `139876540${index}` }) }),
    ),
  );
  const ids = await Promise.all(
    others.map(async ({ body }) => {
      const token = textAt(body, 'value', 'token');
      return at((await call('GET /wps/member/info', { token })).body, 'value', 'id');
    }),
  );
  expect(new Set(ids).size).toBe(2);
});

test('[REG-02] the rules of the scenario are published and enforced', async () => {
  const { call, scenario } = testBackend();
  const line = { enabled: true, required: true, minLength: 3, maxLength: 5, patternId: 'digits' };
  await scenario({ registerRules: { line, email: { enabled: false } } });
  const { body } = await call('GET /wps/system/setting/register');
  expect(at(body, 'value')).toMatchObject({ line, email: { enabled: false } });
  const register = async (change: object) =>
    fieldsOf((await call(byName, { body: newcomer('Tista', { ...change }) })).body);
  expect(await register({})).toEqual(['line']);
  expect(await register({ line: '12' })).toEqual(['line']);
  expect(await register({ line: 'abcd' })).toEqual(['line']);
  expect(await register({ line: '1234', email: 'no-at-sign' })).toEqual([]);
});

test('[REG-02] broken rules cause no error, and no account is opened without a password', async () => {
  const { call, scenario } = testBackend();
  const nonsense = { enabled: true, minLength: 'x', maxLength: -3, patternId: 7 };
  await scenario({
    registerRules: { username: nonsense, password: null, confirmPassword: 'x', mobileNum: [] },
  });
  const empty = newcomer('Ti', { password: '', confirmPassword: '' });
  expect(fieldsOf((await call(byName, { body: empty })).body)).toEqual(['password']);
  const { body } = await call(byName, { body: newcomer('x'.repeat(120)) });
  expect(fieldsOf(body)).toEqual([]);
  expect(at(body, 'success')).toBe(true);
});

test('[REG-04] a code is reported as valid exactly when an account can be opened with it', async () => {
  const { call, login, pass } = testBackend();
  let token = await login('demo_agent');
  const write = async (days: number) => {
    const body = { accountType: 'member', rebates: [], days };
    const { body: made } = await call('PUT /wps/agent/registration/links', { token, body });
    return { code: textAt(made, 'value', 'code'), linkId: textAt(made, 'value', 'linkId') };
  };
  const short = await write(7);
  const disabled = await write(30);
  const open = await write(30);
  pass(8 * 86_400);
  token = await login('demo_agent');
  const { linkId } = disabled;
  await call('POST /wps/agent/registration/links/disable', { token, body: { linkId } });
  const verdicts: Record<string, boolean> = {};
  const codes = [
    ...['PADMA7', 'padma7', ' Padma7 ', 'PADMA1002', 'DEMO_AGENT', 'demoagent', open.code],
    ...[short.code, disabled.code, 'demo_member', 'PADMA9999', 'NOSUCH1', 'PADMA7 PADMA7'],
  ];
  for (const [index, code] of codes.entries()) {
    const asked = `GET /wps/agent/affiliate?code=${encodeURIComponent(code)}`;
    const valid = at((await call(asked)).body, 'value', 'valid') === true;
    const body = newcomer(`Tista${index}`, {
      mobileNum: `13987600${String(index).padStart(2, '0')}`,
      affiliateCode: code,
    });
    expect([code, at((await call(byName, { body })).body, 'success')]).toEqual([code, valid]);
    verdicts[code] = valid;
  }
  expect(Object.values(verdicts)).toEqual(codes.map((_, index) => index < 7));
  const empty = await call('GET /wps/agent/affiliate?code=');
  expect(at(empty.body, 'value', 'valid')).toBe(false);
});

test('[REG-05] a mobile registration uses the number without leading zeros as its name', async () => {
  const { call, login } = testBackend();
  const { body } = await call(byMobile, { body: newcomer('', { mobileNum: '0001398765432' }) });
  const token = textAt(body, 'value', 'token');
  const info = await call('GET /wps/member/info', { token });
  expect(at(info.body, 'value', 'account')).toBe('1398765432');
  await expect(login('1398765432', 'Ganga#2026')).resolves.toEqual(expect.any(String));
});

test('[REG-05] with REGMOBVERF3 a mobile registration needs the code sent by SMS', async () => {
  const { call, scenario, smsFor } = testBackend();
  await scenario({ flags: { REGMOBVERF3: true } });
  const attempt = async (verificationCode: string) =>
    (await call(byMobile, { body: newcomer('', { verificationCode }) })).body;
  expect(at(await attempt('123456'), 'value', 'code')).toBe('SMS_CODE_WRONG');
  const phone = { mobileNo: '1398765432', countryDialingCode: '880' };
  await call('POST /wps/verification/sms/register', { body: phone });
  expect(fieldsOf(await attempt(''))).toEqual(['verificationCode']);
  const code = await smsFor('register 8801398765432');
  expect(at(await attempt(code), 'success')).toBe(true);
});

test('[CFG-02] without MOBILENUMPASSREG3 a mobile registration needs no password', async () => {
  const { call, scenario } = testBackend();
  await scenario({ flags: { MOBILENUMPASSREG3: false } });
  const { password, confirmPassword, ...rest } = newcomer('');
  expect(password).toBe(confirmPassword);
  expect(at((await call(byMobile, { body: rest })).body, 'success')).toBe(true);
  const named = { ...rest, username: 'Tista', mobileNum: '1398765430' };
  expect(fieldsOf((await call(byName, { body: named })).body)).toContain('password');
});

test.each([
  ['USERNAMEREG3', byName],
  ['MOBILENUMREG3', byMobile],
])('[CFG-02] without %s this registration is closed', async (flag, line) => {
  const { call, scenario } = testBackend();
  await scenario({ flags: { [flag]: false } });
  const { body } = await call(line, { body: newcomer('Tista') });
  expect(body).toMatchObject({
    success: false,
    message: 'Registration is closed',
    value: { code: 'REGISTRATION_CLOSED' },
  });
});

test.each([
  [{}, 'REGISTRATION_CLOSED'],
  [{ referralCode: 'NOSUCH1' }, 'REGISTRATION_CLOSED'],
  [{ affiliateCode: 'NOSUCH1' }, 'REGISTRATION_CLOSED'],
  [{ referralCode: 'PADMA7' }, undefined],
  [{ affiliateCode: 'PADMA7' }, undefined],
])('[CFG-02] without DIRECTREG3, with the code %j: %s', async (code, expected) => {
  const { call, scenario } = testBackend();
  await scenario({ flags: { DIRECTREG3: false } });
  const { body } = await call(byName, { body: newcomer('Tista', code) });
  expect(at(body, 'value', 'code')).toBe(expected);
});

test('[REG-05] a rule can require a picture code', async () => {
  const { call, scenario, captcha } = testBackend();
  await scenario({ registerRules: { captcha: { enabled: true, required: true } } });
  const register = async (change: object) =>
    (await call(byName, { body: newcomer('Tista', { ...change }) })).body;
  expect(at(await register({}), 'value', 'code')).toBe('CAPTCHA_REQUIRED');
  expect(at(await register({ captcha: 'WRONG' }), 'value', 'code')).toBe('CAPTCHA_WRONG');
  expect(at(await register(await captcha()), 'success')).toBe(true);
});

test('[REG-02] [REG-05] a rule of eleven digits accepts a number with its zero; the name has none', async () => {
  const { call, scenario } = testBackend();
  await scenario({
    registerRules: {
      mobileNum: { enabled: true, minLength: 11, maxLength: 11, patternId: 'digits' },
    },
  });
  const { body } = await call(byMobile, { body: newcomer('', { mobileNum: '01398765432' }) });
  const token = textAt(body, 'value', 'token');
  const info = await call('GET /wps/member/info', { token });
  expect(at(info.body, 'value', 'account')).toBe('1398765432');
});
