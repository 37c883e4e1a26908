import { expect, test } from 'vitest';
import { totp } from '../../state/totp.ts';
import { at, listAt, newcomer, testBackend, textAt } from '../../testing/client.ts';
import { loggedInClient } from '../../testing/logged-in-client.ts';

test('[X-01] a lower limit applies at once, a higher one in three days, and both are shown', async () => {
  const { get, send, pass, login, call } = await loggedInClient();
  const set = (body: object) =>
    send('POST /wps/responsible/limits', { kind: 'deposit', period: 'daily', ...body });
  await set({ amount: '1000' });
  const deposit = (amount: string) => send('POST /wps/v2/deposit', { methodId: 'qr', amount });
  expect(at(await deposit('1500'), 'value', 'code')).toBe('LIMIT_REACHED');
  expect(at(await deposit('600'), 'success')).toBe(true);
  // Open orders count, too.
  expect(at(await deposit('500'), 'value', 'code')).toBe('LIMIT_REACHED');
  const raised = at(await set({ amount: '5000' }), 'value', 'limits');
  expect(raised).toContainEqual(
    expect.objectContaining({
      kind: 'deposit',
      period: 'daily',
      amount: '1000.00',
      used: '600.00',
      pending: expect.objectContaining({ amount: '5000.00' }),
    }),
  );
  expect(at(await get('/wps/v2/deposit/options'), 'leftToday')).toBe('400.00');
  pass(72 * 3600 + 1);
  const token = await login('demo_member');
  const later = await call('GET /wps/responsible/limits', { token });
  expect(at(later.body, 'value', 'limits')).toContainEqual(
    expect.objectContaining({ kind: 'deposit', period: 'daily', amount: '5000.00' }),
  );
});

test('[X-01] a break stops play and deposits, never a withdrawal, and cannot be shortened', async () => {
  const { get, send, call, now } = await loggedInClient();
  const until = (days: number) => new Date(now() + days * 86_400_000).toISOString();
  const pause = (days: number) => send('POST /wps/responsible/timeout', { until: until(days) });
  expect(at(await pause(43), 'value', 'code')).toBe('VALIDATION');
  expect(at(await pause(7), 'value')).toMatchObject({ paused: true });
  expect(at(await pause(1), 'value', 'code')).toBe('VALIDATION');
  const deposit = await send('POST /wps/v2/deposit', { methodId: 'qr', amount: '500' });
  expect(at(deposit, 'value', 'code')).toBe('PLAY_PAUSED');
  const launch = {
    nodeId: 1,
    vendor: 'x',
    gameType: 'RNG',
    platform: 'W',
    language: 'EN',
    backUrl: '/',
  };
  const launched = await send('POST /wps/game/launchGame', launch);
  expect(at(launched, 'value', 'code')).toBe('PLAY_PAUSED');
  const out = await send('POST /wps/v2/withdraw', {
    accountId: 'pa-1',
    amount: '500',
    paymentPassword: '246810',
  });
  expect(at(out, 'success')).toBe(true);
  const excluded = await send('POST /wps/responsible/exclusion', { months: 0, password: 'nope' });
  expect(at(excluded, 'value', 'code')).toBe('CREDENTIALS_WRONG');
  const gone = await send('POST /wps/responsible/exclusion', {
    months: 0,
    password: 'Parlour#2026',
  });
  expect(at(gone, 'value')).toMatchObject({ paused: true, permanent: true });
  expect(at((await call('GET /wps/responsible/policy')).body, 'value')).toMatchObject({
    minAge: 21,
    maxTimeOutDays: 42,
  });
  expect(at(await get('/wps/responsible/session'), 'reminderDue')).toBe(false);
});

test('[X-01] the session sums its bets and asks for a confirmation after the agreed time', async () => {
  const { get, send, play, pass } = await loggedInClient();
  await play(4);
  for (let quarter = 0; quarter < 4; quarter += 1) {
    pass(15 * 60 + 1);
    await get('/wps/member/info');
  }
  expect(await get('/wps/responsible/session')).toMatchObject({
    totalBet: '40.00',
    reminderDue: true,
  });
  expect(at(await send('POST /wps/responsible/session/confirm'), 'value')).toMatchObject({
    reminderDue: false,
  });
});

test('[MEM-01] logins are listed from the newest to the oldest', async () => {
  const { get } = await loggedInClient();
  const times = listAt(await get('/wps/member/security'), 'logins').map((login) =>
    textAt(login, 'time'),
  );
  expect(times.length).toBeGreaterThan(2);
  expect(times).toEqual(times.toSorted().reverse());
});

test('[MEM-01] contacts, passwords and the authenticator can only be changed with a proof', async () => {
  const { get, send, smsFor, now } = await loggedInClient();
  expect(await get('/wps/member/security')).toMatchObject({
    paymentPasswordSet: true,
    payoutAccounts: 2,
    email: { verified: false },
  });
  const link = (body: object) => send('POST /wps/member/contact', { channel: 'email', ...body });
  expect(at(await link({ verificationCode: '1' }), 'value', 'code')).toBe('SMS_CODE_WRONG');
  await send('POST /wps/verification/member', { channel: 'email', email: 'rafid@example.com' });
  const code = await smsFor('email rafid@example.com');
  const linked = await link({ email: 'rafid@example.com', verificationCode: code });
  expect(at(linked, 'value', 'email')).toEqual({ masked: 'ra***@example.com', verified: true });
  const taken = await send('POST /wps/verification/member', {
    channel: 'mobile',
    mobileNum: '1912345678',
  });
  expect(at(taken, 'value', 'code')).toBe('VALIDATION');
  const secret = textAt(await send('POST /wps/member/authenticator'), 'value', 'secret');
  const confirm = (line: string, answer: string) => send(line, { code: answer });
  expect(at(await confirm('PUT /wps/member/authenticator', '000000'), 'value', 'code')).toBe(
    'CHALLENGE_WRONG',
  );
  const right = await totp(secret, now());
  expect(
    at(await confirm('PUT /wps/member/authenticator', right), 'value', 'authenticatorOn'),
  ).toBe(true);
  expect(
    at(await confirm('POST /wps/member/authenticator/remove', right), 'value', 'authenticatorOn'),
  ).toBe(false);
  const payment = {
    password: 'Parlour#2026',
    paymentPassword: '135791',
    confirmPaymentPassword: '135791',
  };
  expect(
    at(
      await send('POST /wps/member/paymentPassword', { ...payment, password: 'x' }),
      'value',
      'code',
    ),
  ).toBe('CREDENTIALS_WRONG');
  expect(
    at(
      await send('POST /wps/member/paymentPassword', { ...payment, paymentPassword: '12' }),
      'value',
      'code',
    ),
  ).toBe('VALIDATION');
  expect(at(await send('POST /wps/member/paymentPassword', payment), 'success')).toBe(true);
});

test('[MEM-01] a profile is saved in parts; a birthday only once, and not below the minimum age', async () => {
  const { send, call } = await loggedInClient();
  const save = (body: object) => send('PUT /wps/member/profile', body);
  expect(at(await save({ nickname: 'Rafi', occupation: 'Teacher' }), 'value')).toMatchObject({
    nickname: 'Rafi',
    occupation: 'Teacher',
    locked: ['realName', 'birthday'],
  });
  expect(at(await save({ birthday: '1990-01-01' }), 'value', 'code')).toBe('VALIDATION');
  const made = await call('PUT /wps/member/register', { body: newcomer('Chhoto') });
  const token = textAt(made.body, 'value', 'token');
  const young = await call('PUT /wps/member/profile', { token, body: { birthday: '2005-11-21' } });
  expect(at(young.body, 'value', 'code')).toBe('VALIDATION');
  const old = await call('PUT /wps/member/profile', { token, body: { birthday: '2005-11-20' } });
  expect(at(old.body, 'value', 'birthday')).toBe('2005-11-20');
  // A real name can be set only once too.
  const named = { token, body: { realName: 'Chhoto Mia' } };
  const given = await call('PUT /wps/member/profile', named);
  expect(at(given.body, 'value', 'locked')).toEqual(['realName', 'birthday']);
  const again = await call('PUT /wps/member/profile', named);
  expect(at(again.body, 'value', 'fields', 'realName')).toEqual(expect.any(String));
});

test('[LGN-07] a login from a new place needs an extra verification', async () => {
  const { scenario, call, smsFor } = testBackend();
  await scenario({ flags: { EXTRAVERIF3: true } });
  const body = { type: 'username', username: 'demo_member', password: 'Parlour#2026' };
  const asked = at((await call('POST /wps/session/login', { body })).body, 'value');
  expect(asked).toMatchObject({
    code: 'EXTRA_VERIFICATION',
    challenge: { methods: ['mobile', 'email', 'bankName'] },
  });
  const challengeId = textAt(asked, 'challenge', 'challengeId');
  const answer = async (method: string, text: string) =>
    at(
      (
        await call('POST /wps/session/login/verification', {
          body: { challengeId, method, answer: text },
        })
      ).body,
    );
  expect(at(await answer('mobile', '000000'), 'value', 'code')).toBe('CHALLENGE_WRONG');
  await call('POST /wps/verification/login', { body: { challengeId, method: 'mobile' } });
  const code = await smsFor(`challenge mobile ${challengeId}`);
  expect(at(await answer('mobile', code), 'value', 'token')).toEqual(expect.any(String));
  expect(at(await answer('mobile', code), 'value', 'code')).toBe('CHALLENGE_EXPIRED');
});

test('[PWD-01] a code sent to the phone sets a new password, and every older session ends', async () => {
  const { call, token, smsFor, login } = await loggedInClient('demo_vip');
  const phone = { mobileNum: '01912345678', countryDialingCode: '880' };
  await call('POST /wps/verification/sms/noLogin', { body: phone });
  const verificationCode = await smsFor('login 8801912345678');
  const reset = (newPassword: string) =>
    call('POST /wps/member/password/verification', {
      body: { ...phone, newPassword, verificationCode },
    });
  expect(at((await reset('123456')).body, 'value', 'code')).toBe('VALIDATION');
  const done = await reset('Meghna#2027');
  const fresh = textAt(done.body, 'value', 'session', 'token');
  expect((await call('GET /wps/member/info', { token })).status).toBe(401);
  expect((await call('GET /wps/member/info', { token: fresh })).status).toBe(200);
  await login('demo_vip', 'Meghna#2027');
  const unknown = await call('POST /wps/member/password/email', {
    form: { username: 'demo_vip', email: 'x@example.com' },
  });
  expect(at(unknown.body, 'value', 'code')).toBe('ACCOUNT_NOT_FOUND');
  const form = { username: 'demo_vip', email: 'demo_vip@example.com' };
  const document = await call('POST /wps/member/password/email', { body: form });
  expect(at(document.body, 'value', 'code')).toBe('VALIDATION');
  await call('DELETE /wps/session/others', { token: fresh, body: {} });
  expect((await call('GET /wps/member/info', { token: fresh })).status).toBe(200);
});

test('[VIP-01] level, thresholds and history match the bets', async () => {
  for (const [name, level] of [
    ['demo_member', 2],
    ['demo_vip', 5],
    ['demo_agent', 3],
  ] as const) {
    const { get } = await loggedInClient(name);
    const rank = await get('/wps/v2/vip/rank');
    expect(rank).toMatchObject({ level });
    const levels = listAt(await get('/wps/v2/vip/levels'), 'levels');
    const bet = Number(textAt(rank, 'validBet'));
    expect(bet).toBeGreaterThanOrEqual(Number(at(levels[level - 1], 'requiredValidBet')));
    expect(bet).toBeLessThan(Number(at(levels[level], 'requiredValidBet')));
    expect(listAt(rank, 'history').length).toBe(level - 1);
  }
});
