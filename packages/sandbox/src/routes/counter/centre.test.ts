import { expect, test } from 'vitest';
import { totp } from '../../state/totp.ts';
import { at, listAt, newcomer, testBackend, textAt } from '../../testing/client.ts';

/** A slot game: its bets count in full for every term. */
const slots = 700;

async function seated(name = 'demo_member') {
  const backend = testBackend();
  const token = await backend.login(name);
  const get = async (path: string) =>
    at((await backend.call(`GET ${path}`, { token })).body, 'value');
  const send = async (line: string, body: unknown = {}) =>
    at((await backend.call(line, { token, body })).body);
  const play = async (rounds: number, nodeId = slots) => {
    const body = {
      nodeId,
      vendor: 'x',
      gameType: 'RNG',
      platform: 'W',
      language: 'EN',
      backUrl: '/',
    };
    const url = textAt(await send('POST /wps/game/launchGame', body), 'value', 'url');
    for (let round = 0; round < rounds; round += 1) {
      await backend.call(`POST ${url}/round`, { body: '10.00' });
    }
  };
  return { ...backend, token, get, send, play };
}

test('[MEM-06] rounds stand in the betting record with sums over the range, page by page', async () => {
  const { get, play } = await seated();
  await play(25);
  const today = 'startDate=2026-11-20&endDate=2026-11-20';
  const first = await get(`/wps/v2/records/bets?${today}&pageSize=10`);
  expect(first).toMatchObject({
    totalPages: 3,
    totalCount: 25,
    totals: { stake: '250.00', bets: 25 },
  });
  const rows = [1, 2, 3].map((page) =>
    get(`/wps/v2/records/bets?${today}&pageSize=10&pageNo=${page}`),
  );
  const all = (await Promise.all(rows)).flatMap((page) => listAt(page, 'rows'));
  const payout = all.reduce<number>(
    (sum, row) => sum + Math.round(Number(at(row, 'payout')) * 100),
    0,
  );
  expect(textAt(first, 'totals', 'payout')).toBe((payout / 100).toFixed(2));
  expect(new Set(all.map((row) => at(row, 'betNo'))).size).toBe(25);
  const profit = await get(`/wps/v2/records/profit?${today}`);
  expect(at(profit, 'totals')).toMatchObject({
    stake: '250.00',
    payout: (payout / 100).toFixed(2),
  });
});

test('[MEM-07] the account record explains the balance from line to line over ninety days', async () => {
  const { get } = await seated();
  const range = 'startDate=2026-08-20&endDate=2026-11-20';
  const rows: unknown[] = [];
  for (const type of ['', 'bet', 'payout']) {
    for (let page = 1; ; page += 1) {
      const part = await get(
        `/wps/v2/records/transactions?${range}&pageSize=100&pageNo=${page}${type && `&type=${type}`}`,
      );
      rows.push(...listAt(part, 'rows'));
      if (page >= Number(at(part, 'totalPages'))) break;
    }
  }
  const cents = (row: unknown, key: string) => Math.round(Number(textAt(row, key)) * 100);
  expect(rows.length).toBeGreaterThan(400);
  const total = rows.reduce<number>((sum, row) => sum + cents(row, 'amount'), 0);
  const { main } = Object(await get('/wps/relay/GCS_merchantWallet'));
  expect(total / 100).toBeCloseTo(Number(main), 2);
  const [newest] = [...rows].sort((a, b) => textAt(b, 'time').localeCompare(textAt(a, 'time')));
  expect(Number(textAt(newest, 'balanceAfter'))).toBeCloseTo(Number(main), 2);
});

test.each([
  '/wps/v2/records/bets?pageSize=101',
  '/wps/v2/records/bets?pageNo=0',
  '/wps/v2/records/bets?startDate=2026-11-20&endDate=2026-11-19',
  '/wps/v2/records/bets?startDate=2026-02-30',
  '/wps/v2/records/bets?startDate=1970-01-02&endDate=2026-11-19',
  '/wps/v2/records/bets?nothing=1',
  '/wps/v2/records/bets?pageNo=1&pageNo=2',
  '/wps/v2/records/bets?__proto__=1',
])('[API-02] %s is refused', async (path) => {
  expect(at(await (await seated()).get(path), 'code')).toBe('VALIDATION');
});

test('[MEM-09] a bonus is worked off by valid bets and comes free when its terms are met', async () => {
  const { get, play, pass } = await seated();
  const welcome = async () =>
    listAt(await get('/wps/v2/records/bonuses?source=p-welcome'), 'rows')[0];
  expect(await welcome()).toMatchObject({
    status: 'active',
    turnover: { required: '2000.00', done: '1500.00' },
  });
  await play(20);
  expect(await welcome()).toMatchObject({ turnover: { done: '1700.00' } });
  await play(30);
  expect(await welcome()).toMatchObject({ status: 'completed', turnover: { done: '2000.00' } });
  const lines = listAt(await get('/wps/v2/records/transactions?type=bonus'), 'rows');
  expect(lines[0]).toMatchObject({ amount: '400.00', detail: 'Welcome bonus' });
  pass(1);
});

test('[REW-01] a reward is claimed once', async () => {
  const { get, send } = await seated();
  const rewards = await get('/wps/v2/rewards');
  expect(at(rewards, 'rewardCount')).toBe(2);
  const rewardId = textAt(rewards, 'claimable', 0, 'rewardId');
  const claim = () => send('POST /wps/v2/rewards/claim', { rewardId });
  expect(at(await claim(), 'value')).toMatchObject({ amount: '200.00' });
  expect(at(await claim(), 'value', 'code')).toBe('ALREADY_DONE');
  expect(at(await get('/wps/v2/rewards'), 'rewardCount')).toBe(1);
});

test('[REB-01] the rebate pays for the bets since the last one, then there is nothing left', async () => {
  const { get, send, play } = await seated('demo_vip');
  await play(100);
  const open = await get('/wps/v2/rebate');
  const rows = listAt(open, 'rows');
  const sum = rows.reduce<number>(
    (total, row) => total + Math.round(Number(textAt(row, 'amount')) * 100),
    0,
  );
  expect(textAt(open, 'amount')).toBe((sum / 100).toFixed(2));
  expect(at(await send('POST /wps/v2/rebate/claim'), 'value', 'amount')).toBe(
    textAt(open, 'amount'),
  );
  expect(at(await get('/wps/v2/rebate'), 'amount')).toBe('0.00');
  expect(at(await send('POST /wps/v2/rebate/claim'), 'value', 'code')).toBe('ALREADY_DONE');
});

test('[PTS-01] points buy rewards and money, with the transaction password only', async () => {
  const { get, send, pass } = await seated();
  const paymentPassword = '246810';
  const points = async () => Number(at(await get('/wps/relay/MCS2_getPointBalance'), 'balance'));
  expect(await points()).toBe(8640);
  const redeem = (body: object) =>
    send('POST /wps/relay/passwordCheck/MCS2_redeemPointReward', {
      quantity: 1,
      paymentPassword,
      ...body,
    });
  expect(at(await redeem({ rewardId: 'bonus-50', paymentPassword: '0' }), 'value', 'code')).toBe(
    'PAYMENT_PASSWORD_WRONG',
  );
  expect(at(await redeem({ rewardId: 'hilsa', address: 'x' }), 'value', 'code')).toBe(
    'OUT_OF_STOCK',
  );
  expect(at(await redeem({ rewardId: 'jamdani', address: 'x' }), 'value', 'code')).toBe(
    'INSUFFICIENT_POINTS',
  );
  expect(at(await redeem({ rewardId: 'kite' }), 'value', 'code')).toBe('VALIDATION');
  expect(at(await redeem({ rewardId: 'bonus-50' }), 'value')).toMatchObject({
    status: 'approved',
    change: -500,
  });
  expect(await points()).toBe(8140);
  const kite = at(await redeem({ rewardId: 'kite', address: 'Dhaka' }), 'value');
  expect(kite).toMatchObject({ status: 'inProcess', requiredAmount: '120.00' });
  pass(31);
  const [newest] = listAt(await get('/wps/relay/MCS2_getRedeemPointList'), 'list');
  expect(newest).toMatchObject({ status: 'approved', name: 'Kite set' });
  const convert = (amount: number) =>
    send('POST /wps/relay/passwordCheck/MCS2_convertPoint', { points: amount, paymentPassword });
  expect(at(await convert(2000), 'value')).toMatchObject({ amount: '200.00', change: -2000 });
  for (const wrong of [95, 105, 10_010, -10, 1.5]) {
    expect(at(await convert(wrong), 'value', 'code'), String(wrong)).toBe('VALIDATION');
  }
  expect(await points()).toBe(8640 - 500 - 2400 - 2000);
  const changes = listAt(await get('/wps/relay/ODSFE2_MemTransDet?pageSize=100'), 'list');
  expect(changes[0]).toMatchObject({
    type: 'converted',
    change: -2000,
    balanceAfter: await points(),
  });
});

test('[PRO-01] a promotion is joined, earned by playing, issued and claimed', async () => {
  const { get, send, play } = await seated('demo_expired');
  const promotionId = 'p-friday-spins';
  const status = async () =>
    at(await get(`/wps/promotions/detail?promotionId=${promotionId}`), 'promotion', 'status');
  expect(await status()).toBe('joined');
  expect(at(await send('POST /wps/promotions/join', { promotionId }), 'value', 'code')).toBe(
    'ALREADY_DONE',
  );
  expect(at(await send('POST /wps/promotions/claim', { promotionId }), 'value', 'code')).toBe(
    'NOT_FOUND',
  );
  await play(50);
  expect(await status()).toBe('issued');
  expect(at(await send('POST /wps/promotions/claim', { promotionId }), 'value', 'status')).toBe(
    'claimed',
  );
  expect(at(await send('POST /wps/promotions/claim', { promotionId }), 'value', 'code')).toBe(
    'ALREADY_DONE',
  );
  const raffle = () => send('POST /wps/relay/MCS2_claimRafflePromotion', { promotionId });
  expect(at(await raffle(), 'value', 'rafflesLeft')).toBe(1);
  expect(at(await raffle(), 'value', 'rafflesLeft')).toBe(0);
  expect(at(await raffle(), 'value', 'code')).toBe('ALREADY_DONE');
});

test('[MSG-01] messages are read and deleted, and the badges know', async () => {
  const { get, send } = await seated();
  const counts = await get('/wps/relay/CSP_unreadCount');
  expect(counts).toMatchObject({ unread: 2, promotions: 3, rewardCount: 2 });
  const page = await get('/wps/v2/messages?unreadOnly=true');
  const ids = listAt(page, 'rows').map((row) => textAt(row, 'messageId'));
  expect(ids.length).toBe(2);
  expect(
    at(await send('POST /wps/v2/messages/read', { messageIds: [ids[0]] }), 'value', 'unread'),
  ).toBe(1);
  expect(at(await get('/wps/member/info'), 'unreadCount')).toBe(1);
  await send('POST /wps/v2/messages/delete', { messageIds: ids });
  expect(at(await get('/wps/v2/messages'), 'totalCount')).toBe(12);
  await send('POST /wps/v2/messages/delete', { all: true });
  expect(at(await get('/wps/v2/messages'), 'totalCount')).toBe(0);
});

test('[MIS-01] a mission done is claimed once a day', async () => {
  const { get, send, play, pass, login, call } = await seated('demo_vip');
  const missionId = 'm-slots-20';
  const claim = () => send('POST /wps/relay/MCSFE_claimMission', { missionId });
  expect(at(await claim(), 'value', 'code')).toBe('NOT_FOUND');
  await play(20);
  expect(at(await claim(), 'value', 'amount')).toBe('50.00');
  expect(at(await claim(), 'value', 'code')).toBe('ALREADY_DONE');
  pass(24 * 3600);
  const token = await login('demo_vip');
  const fresh = (await call('GET /wps/relay/MCSFE_getMissionSummaryDetails', { token })).body;
  expect(at(fresh, 'value', 'missions', 0)).toMatchObject({
    missionId,
    progress: 0,
    status: 'running',
  });
  expect(at(await get('/wps/relay/MCSFE_getMissionLeaderboard?period=year'), 'code')).toBeDefined();
});

test('[REF-01] a friend who registers with the code appears, and pays off with the first deposit', async () => {
  const { get, call, pass } = await seated();
  const before = Number(at(await get('/wps/v2/referral'), 'friends'));
  const made = await call('PUT /wps/member/register', {
    body: newcomer('Bondhu', { referralCode: 'PADMA7' }),
  });
  const friend = textAt(made.body, 'value', 'token');
  expect(listAt(await get('/wps/v2/referral/friends'), 'rows')[0]).toMatchObject({
    account: 'Bo***hu',
    status: 'registered',
  });
  const balance = async () => Number(textAt(await get('/wps/v2/wallets/balance'), 'sumBalance'));
  const owned = await balance();
  const options = await call('GET /wps/v2/deposit/options', { token: friend });
  expect(at(options.body, 'value', 'bonuses', 0)).toMatchObject({
    promotionId: 'p-welcome',
    rate: '20',
  });
  const body = { methodId: 'qr', amount: '1000', promotionId: 'p-welcome' };
  await call('POST /wps/v2/deposit', { token: friend, body });
  pass(41);
  const bonuses = await call('GET /wps/v2/records/bonuses', { token: friend });
  expect(at(bonuses.body, 'value', 'rows', 0)).toMatchObject({
    amount: '200.00',
    status: 'active',
    turnover: { required: '1000.00' },
  });
  expect(await balance()).toBe(owned + 150);
  expect(await get('/wps/v2/referral')).toMatchObject({ friends: before + 1 });
  const member = await call('GET /wps/member/info', { token: friend });
  expect(at(member.body, 'value', 'toUpline')).toBe(true);
});

test('[X-01] a lower limit counts at once, a higher one in three days, and both can be seen', async () => {
  const { get, send, pass, login, call } = await seated();
  const set = (body: object) =>
    send('POST /wps/responsible/limits', { kind: 'deposit', period: 'daily', ...body });
  await set({ amount: '1000' });
  const deposit = (amount: string) => send('POST /wps/v2/deposit', { methodId: 'qr', amount });
  expect(at(await deposit('1500'), 'value', 'code')).toBe('LIMIT_REACHED');
  expect(at(await deposit('600'), 'success')).toBe(true);
  // What is ordered counts, too.
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
  const { get, send, call, now } = await seated();
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

test('[X-01] the session knows its bets and asks for a look after the agreed time', async () => {
  const { get, send, play, pass } = await seated();
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

test('[MEM-01] contacts, passwords and the authenticator are changed by proof only', async () => {
  const { get, send, smsFor, now } = await seated();
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

test('[MEM-01] a profile is saved in parts; a birthday once, and not below the age', async () => {
  const { send, call } = await seated();
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
});

test('[LGN-07] from a new place a login has to show who it is', async () => {
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

test('[PWD-01] a code from the phone sets a new password, and every older session ends', async () => {
  const { call, token, smsFor, login } = await seated('demo_vip');
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
    body: { username: 'demo_vip', email: 'x@example.com' },
  });
  expect(at(unknown.body, 'value', 'code')).toBe('ACCOUNT_NOT_FOUND');
  await call('DELETE /wps/session/others', { token: fresh, body: {} });
  expect((await call('GET /wps/member/info', { token: fresh })).status).toBe(200);
});

test('[VIP-01] level, thresholds and history follow from the bets', async () => {
  for (const [name, level] of [
    ['demo_member', 2],
    ['demo_vip', 5],
    ['demo_agent', 3],
  ] as const) {
    const { get } = await seated(name);
    const rank = await get('/wps/v2/vip/rank');
    expect(rank).toMatchObject({ level });
    const levels = listAt(await get('/wps/v2/vip/levels'), 'levels');
    const bet = Number(textAt(rank, 'validBet'));
    expect(bet).toBeGreaterThanOrEqual(Number(at(levels[level - 1], 'requiredValidBet')));
    expect(bet).toBeLessThan(Number(at(levels[level], 'requiredValidBet')));
    expect(listAt(rank, 'history').length).toBe(level - 1);
  }
});
