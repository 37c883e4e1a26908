import { expect, test } from 'vitest';
import { at, listAt, newcomer, textAt } from '../../testing/client.ts';
import { loggedInClient } from '../../testing/logged-in-client.ts';

test('[MEM-06] rounds appear in the betting record with sums over the range, page by page', async () => {
  const { get, play } = await loggedInClient();
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

test('[MEM-08] days and game types add up to the same totals; a bonus belongs to no game type', async () => {
  const { get } = await loggedInClient();
  const profit = await get('/wps/v2/records/profit?startDate=2026-08-20&endDate=2026-11-20');
  const cents = (row: unknown, key: string) => Math.round(Number(textAt(row, key)) * 100);
  const sum = (list: string, key: string) =>
    listAt(profit, list).reduce<number>((total, row) => total + cents(row, key), 0);
  const totals = at(profit, 'totals');
  expect(listAt(profit, 'kinds').length).toBeGreaterThan(1);
  for (const key of ['stake', 'payout']) {
    expect([sum('days', key), sum('kinds', key)]).toEqual([cents(totals, key), cents(totals, key)]);
  }
  expect(sum('days', 'net')).toBe(cents(totals, 'net'));
  expect(sum('kinds', 'net') + cents(totals, 'bonus')).toBe(cents(totals, 'net'));
  const stakes = listAt(profit, 'kinds').map((row) => cents(row, 'stake'));
  expect(stakes).toEqual(stakes.toSorted((a, b) => b - a));
});

test.each(['type=deposit', 'type=withdrawal', 'type=bet', 'status=completed', 'status=rejected'])(
  '[MEM-07] the sums of the account record equal those of the rows with the filter %s',
  async (filter) => {
    const { get, play } = await loggedInClient();
    await play(3);
    const rows: unknown[] = [];
    const path = `/wps/v2/records/transactions?startDate=2026-08-25&endDate=2026-11-20&${filter}`;
    let page: unknown;
    do {
      page = await get(`${path}&pageSize=100&pageNo=${Math.floor(rows.length / 100) + 1}`);
      rows.push(...listAt(page, 'rows'));
    } while (rows.length < Number(at(page, 'totalCount')));
    const cents = (text: string) => BigInt(text.replace('.', ''));
    const sumOf = (fits: (type: unknown) => boolean) =>
      rows.reduce<bigint>(
        (sum, row) => (fits(at(row, 'type')) ? sum + cents(textAt(row, 'amount')) : sum),
        0n,
      );
    const total = (name: string) => cents(textAt(page, 'totals', name));
    expect(total('change')).toBe(sumOf(() => true));
    expect(total('deposits')).toBe(sumOf((type) => type === 'deposit'));
    expect(total('withdrawals')).toBe(-sumOf((type) => type === 'withdrawal'));
  },
);

test('[MEM-07] each line of the account record explains the next balance over ninety days', async () => {
  const { get } = await loggedInClient();
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
  expect(at(await (await loggedInClient()).get(path), 'code')).toBe('VALIDATION');
});

test('[MEM-09] valid bets fulfil the terms of a bonus, which is then released', async () => {
  const { get, play, pass } = await loggedInClient();
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
  const { get, send } = await loggedInClient();
  const rewards = await get('/wps/v2/rewards');
  expect(at(rewards, 'rewardCount')).toBe(2);
  const rewardId = textAt(rewards, 'claimable', 0, 'rewardId');
  const claim = () => send('POST /wps/v2/rewards/claim', { rewardId });
  expect(at(await claim(), 'value')).toMatchObject({ amount: '50.00' });
  expect(at(await claim(), 'value', 'code')).toBe('ALREADY_DONE');
  expect(at(await get('/wps/v2/rewards'), 'rewardCount')).toBe(1);
});

test('[REB-01] the rebate pays for the bets since the last one, then nothing is left to claim', async () => {
  const { get, send, play } = await loggedInClient('demo_vip');
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

test('[PRO-01] a promotion is joined, earned by playing, issued and claimed', async () => {
  const { get, send, play } = await loggedInClient('demo_expired');
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

test('[MSG-01] messages are read and deleted, and the badges are updated', async () => {
  const { get, send } = await loggedInClient();
  const counts = await get('/wps/relay/CSP_unreadCount');
  expect(counts).toMatchObject({ unread: 2, promotions: 2, rewardCount: 2 });
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

test('[MIS-01] a completed mission is claimed once a day', async () => {
  const { get, send, play, pass, login, call } = await loggedInClient('demo_vip');
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

test('[CFG-02] [REF-01] with referrals switched off, their pages are refused and codes have no effect', async () => {
  const { get, call, scenario } = await loggedInClient();
  const friends = async () => Number(at(await get('/wps/v2/referral'), 'friends'));
  const before = await friends();
  await scenario({ flags: { REFERRALPROMO3: false } });
  for (const path of ['/wps/v2/referral', '/wps/v2/referral/friends']) {
    expect(at(await get(path), 'code')).toBe('FEATURE_OFF');
  }
  for (const [name, mobileNum, code] of [
    ['Bondhu', '1398765431', { referralCode: 'PADMA7' }],
    ['Sokhi', '1398765432', { referralCode: 'NOBODY9' }],
    ['Shathi', '1398765433', { affiliateCode: 'PADMA7' }],
  ] as const) {
    const { body } = await call('PUT /wps/member/register', {
      body: newcomer(name, { mobileNum, ...code }),
    });
    expect(at(body, 'success')).toBe(true);
  }
  await scenario({ flags: { REFERRALPROMO3: true } });
  expect(await friends()).toBe(before);
});

test('[REF-01] a friend who registers with the code is listed, and the first deposit brings a reward', async () => {
  const { get, call, pass } = await loggedInClient();
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
  const welcome = await call('GET /wps/promotions/detail?promotionId=p-welcome', { token: friend });
  expect(at(welcome.body, 'value', 'promotion', 'status')).toBe('claimed');
  expect(await balance()).toBe(owned + 150);
  expect(await get('/wps/v2/referral')).toMatchObject({ friends: before + 1 });
  const member = await call('GET /wps/member/info', { token: friend });
  expect(at(member.body, 'value', 'toUpline')).toBe(true);
});

test('[REF-01] the list has the friends who registered in the range, both days included', async () => {
  const { get } = await loggedInClient();
  const path = '/wps/v2/referral/friends';
  const all = listAt(await get(path), 'rows').map((row) => textAt(row, 'registeredAt'));
  expect(all).toHaveLength(6);
  // A day in Dhaka begins at 18:00 UTC of the day before.
  const dayOf = (iso: string) =>
    new Date(Date.parse(iso) + 6 * 3_600_000).toISOString().slice(0, 10);
  const [from = '', to = ''] = [all[3], all[1]].map((iso) => dayOf(iso ?? ''));
  const some = await get(`${path}?startDate=${from}&endDate=${to}`);
  const expected = all.filter((iso) => dayOf(iso) >= from && dayOf(iso) <= to);
  expect(expected.length).toBeLessThan(6);
  expect(listAt(some, 'rows').map((row) => at(row, 'registeredAt'))).toEqual(expected);
  expect(at(some, 'totalCount')).toBe(expected.length);
  expect(at(await get(`${path}?startDate=${to}&endDate=2026-01-01`), 'code')).toBe('VALIDATION');
});
