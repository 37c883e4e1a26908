import { expect, test } from 'vitest';
import { at, listAt, textAt } from '../../testing/client.ts';
import { loggedInClient, paymentPassword } from '../../testing/logged-in-client.ts';

const transfer = 'POST /wps/agent/team/transfer';
const targetOf = (memberId: string) => `/wps/agent/team/transfer/target?memberId=${memberId}`;
const sentTo = (memberId: string, more = '') =>
  `/wps/agent/team/transfers?memberId=${memberId}${more}`;
/** The demo agent itself, who reads no id of its own. */
const own = '1003';
const cents = (text: string): bigint => BigInt(text.replace('.', ''));

/** The demo agent with the members right below, and somebody derived at each of the first two levels. */
async function team() {
  const client = await loggedInClient('demo_agent');
  await client.scenario({ sessionMinutes: 100_000 });
  /** The first downline of a list that is so many levels below. */
  const found = async (level: number, query: string) => {
    const rows = listAt(
      await client.get(`/wps/agent/team/downlines?level=${level}&${query}`),
      'rows',
    );
    return textAt(rows[0], 'memberId');
  };
  const give = (memberId: string, amount: string, more: object = {}) =>
    client.send(transfer, { memberId, amount, paymentPassword, ...more });
  const code = async (answer: Promise<unknown>) => at(await answer, 'value', 'code');
  const main = async () => cents(textAt(await client.get('/wps/relay/GCS_merchantWallet'), 'main'));
  /** What the agent sees that a downline owns. */
  const owned = async (memberId: string) =>
    cents(textAt(await client.get(`/wps/agent/team/downline?memberId=${memberId}`), 'balance'));
  /** As somebody else. */
  const as = (token: string) => ({
    get: async (path: string) => at((await client.call(`GET ${path}`, { token })).body, 'value'),
    send: async (line: string, body: object) => (await client.call(line, { token, body })).body,
  });
  const ids = {
    member: await found(1, 'search=demo_member'),
    vip: await found(1, 'search=demo_vip'),
    derived: await found(1, 'sort=team'),
    grandchild: await found(2, 'sort=team'),
  };
  return { ...client, give, code, main, owned, as, ids };
}

/** The first rows of an account record, without their numbers. */
const movements = (record: unknown) =>
  listAt(record, 'rows').map((row) => [at(row, 'type'), at(row, 'amount'), at(row, 'detail')]);

test('[AGT-04] [WAL-07] what an agent sends leaves one wallet and is in the other, to the cent, and both records say so', async () => {
  const { give, main, get, login, as, ids } = await team();
  const member = as(await login('demo_member'));
  const wallet = async () =>
    cents(textAt(await member.get('/wps/relay/GCS_merchantWallet'), 'main'));
  const [agentBefore, memberBefore] = [await main(), await wallet()];
  const sent = await give(ids.member, '1250.25', { note: 'For the fair' });
  expect(at(sent, 'value')).toMatchObject({
    reference: expect.stringMatching(/^DL-/),
    memberId: ids.member,
    account: 'de***er',
    amount: '1250.25',
    status: 'completed',
    note: 'For the fair',
  });
  expect(agentBefore - (await main())).toBe(125_025n);
  expect((await wallet()) - memberBefore).toBe(125_025n);
  const path = '/wps/v2/records/transactions?type=downlineTransfer';
  const [own, theirs] = [await get(path), await member.get(path)];
  expect(movements(own)).toEqual([['downlineTransfer', '-1250.25', 'de***er']]);
  expect(movements(theirs)).toEqual([['downlineTransfer', '1250.25', 'de***nt']]);
  // Both sides quote one number, and each record ends with what the wallet holds.
  for (const [record, now] of [
    [own, await main()],
    [theirs, await wallet()],
  ] as const) {
    expect(at(record, 'rows', 0, 'reference')).toBe(at(sent, 'value', 'reference'));
    expect(cents(textAt(record, 'rows', 0, 'balanceAfter'))).toBe(now);
  }
});

test('[AGT-04] it is neither deposit nor bonus: no sum of the member counts it but the change of the balance', async () => {
  const { give, login, as, ids } = await team();
  const member = as(await login('demo_member'));
  const path = '/wps/v2/records/transactions';
  const totals = async () => Object(at(await member.get(path), 'totals'));
  const before = await totals();
  await give(ids.member, '700.00');
  const after = await totals();
  expect(cents(textAt(after, 'change')) - cents(textAt(before, 'change'))).toBe(70_000n);
  expect({ ...after, change: '' }).toEqual({ ...before, change: '' });
});

test('[AGT-04] a downline of the derived team gets it too: it is in the balance of the list, and in the transactions of the team', async () => {
  const { give, main, owned, get, pass, ids } = await team();
  const [agentBefore, before] = [await main(), await owned(ids.derived)];
  const totals = async () => at(await get('/wps/agent/team/downlines'), 'totals', 'balance');
  const all = cents(String(await totals()));
  const change = async () =>
    cents(
      textAt(await get('/wps/agent/team/transactions?type=downlineTransfer'), 'totals', 'change'),
    );
  expect(await change()).toBe(0n);
  const sent = await give(ids.derived, '300.00');
  expect(agentBefore - (await main())).toBe(30_000n);
  expect((await owned(ids.derived)) - before).toBe(30_000n);
  expect(cents(String(await totals())) - all).toBe(30_000n);
  await give(ids.member, '200.00');
  // Reports end at a whole minute.
  pass(60);
  const list = await get('/wps/agent/team/transactions?type=downlineTransfer');
  expect(at(list, 'totalCount')).toBe(2);
  expect(listAt(list, 'rows')).toContainEqual(
    expect.objectContaining({
      reference: at(sent, 'value', 'reference'),
      account: at(sent, 'value', 'account'),
      type: 'downlineTransfer',
      amount: '300.00',
      status: 'completed',
    }),
  );
  expect(await change()).toBe(50_000n);
  // Another day has nothing of it.
  const past = 'startDate=2026-11-01&endDate=2026-11-10';
  const then = await get(`/wps/agent/team/transactions?type=downlineTransfer&${past}`);
  expect(at(then, 'totalCount')).toBe(0);
});

test('[AGT-04] the agent reads what was sent to one downline, the newest first, and of no other', async () => {
  const { give, get, ids, pass } = await team();
  expect(await get(sentTo(ids.vip))).toEqual({ rows: [], totalPages: 0, totalCount: 0 });
  for (const [memberId, amount] of [
    [ids.vip, '100.00'],
    [ids.derived, '150.00'],
    [ids.vip, '200.00'],
  ] as const) {
    await give(memberId, amount);
    pass(60);
  }
  const rows = listAt(await get(sentTo(ids.vip)), 'rows');
  expect(rows.map((row) => [at(row, 'memberId'), at(row, 'amount')])).toEqual([
    [ids.vip, '200.00'],
    [ids.vip, '100.00'],
  ]);
  expect(listAt(await get(sentTo(ids.vip, '&pageNo=2&pageSize=1')), 'rows')).toEqual([rows[1]]);
  expect(at(await get(sentTo(ids.derived)), 'totalCount')).toBe(1);
});

test('[AGT-04] [WAL-07] from one hundred to twenty thousand at once; what is refused changes nothing', async () => {
  const { give, code, main, get, send, ids } = await team();
  const before = await main();
  for (const amount of ['99.99', '20000.01']) {
    const refused = await give(ids.member, amount);
    expect(at(refused, 'value', 'code')).toBe('VALIDATION');
    expect(textAt(refused, 'value', 'fields', 'amount')).toContain('20000.00');
  }
  for (const amount of ['0.00', '-500.00', '100.001', '']) {
    const refused = await give(ids.member, amount);
    expect([amount, at(refused, 'value', 'code')]).toEqual([amount, 'VALIDATION']);
    expect(at(refused, 'value', 'fields', 'amount')).toBeTruthy();
  }
  const long = await give(ids.member, '100.00', { note: 'x'.repeat(141) });
  expect(at(long, 'value', 'fields', 'note')).toBeTruthy();
  const wrong = { memberId: ids.member, amount: '100.00', paymentPassword: '000000' };
  expect(await code(send(transfer, wrong))).toBe('PAYMENT_PASSWORD_WRONG');
  expect(await main()).toBe(before);
  expect(at(await get(sentTo(ids.member)), 'totalCount')).toBe(0);
  expect(at(await get(targetOf(ids.member)), 'dailyLeft')).toBe('50000.00');
  expect(at(await give(ids.member, '100.00'), 'success')).toBe(true);
});

test('[AGT-04] [WAL-07] a wallet that holds less sends nothing', async () => {
  const { give, code, main, send, ids } = await team();
  const rest = 15_000n;
  const away = (await main()) - rest;
  const amount = `${away / 100n}.${String(away % 100n).padStart(2, '0')}`;
  await send('POST /wps/relay/GCS_walletTransfer', { from: 'MAIN', to: 'TETULIX', amount });
  expect(await code(give(ids.member, '150.01'))).toBe('INSUFFICIENT_BALANCE');
  expect(await main()).toBe(rest);
  expect(at(await give(ids.member, '150.00'), 'success')).toBe(true);
  expect(await main()).toBe(0n);
});

test('[AGT-04] [WAL-07] five wrong passwords in a row, and it takes none for a while', async () => {
  const { code, send, give, pass, ids } = await team();
  const wrong = { memberId: ids.member, amount: '100.00', paymentPassword: '000000' };
  for (let time = 1; time <= 5; time += 1) {
    expect(await code(send(transfer, wrong))).toBe('PAYMENT_PASSWORD_WRONG');
  }
  expect(await code(give(ids.member, '100.00'))).toBe('RATE_LIMITED');
  pass(15 * 60 + 1);
  expect(at(await give(ids.member, '100.00'), 'success')).toBe(true);
});

test('[AGT-04] fifty thousand a day to all downlines together, not a cent more, and again the next day', async () => {
  const { give, get, main, pass, ids } = await team();
  const left = async (memberId: string) => at(await get(targetOf(memberId)), 'dailyLeft');
  expect(at(await give(ids.vip, '20000.00'), 'success')).toBe(true);
  expect(at(await give(ids.derived, '20000.00'), 'success')).toBe(true);
  expect([await left(ids.vip), await left(ids.member)]).toEqual(['10000.00', '10000.00']);
  const over = await give(ids.member, '10000.01');
  expect(at(over, 'value', 'code')).toBe('LIMIT_REACHED');
  expect(textAt(over, 'message')).toContain('10000.00');
  expect(at(await give(ids.member, '8000.00'), 'success')).toBe(true);
  expect(await left(ids.member)).toBe('2000.00');
  const before = await main();
  expect(at(await give(ids.member, '2000.01'), 'value', 'code')).toBe('LIMIT_REACHED');
  expect(await main()).toBe(before);
  // 20:41 in Dhaka: a little later it is tomorrow.
  pass(4 * 3_600);
  expect(await left(ids.member)).toBe('50000.00');
  expect(at(await give(ids.member, '100.00'), 'success')).toBe(true);
  expect(await left(ids.vip)).toBe('49900.00');
});

test('[AGT-04] only to somebody right below: not to oneself, nor two levels below, nor to the upline or a stranger', async () => {
  const { give, code, main, get, login, as, send, ids } = await team();
  const before = await main();
  const created = await send('PUT /wps/agent/registration', {
    accountType: 'agent',
    username: 'nadia_ctg',
    password: 'Ganga#2026',
    rebates: [],
  });
  const nadia = textAt(created, 'value', 'memberId');
  const below = as(await login('nadia_ctg', 'Ganga#2026'));
  const grandchild = await below.send('PUT /wps/agent/registration', {
    accountType: 'member',
    username: 'tista_ctg',
    password: 'Ganga#2026',
    rebates: [],
  });
  const tista = textAt(grandchild, 'value', 'memberId');
  const strangers = [own, ids.grandchild, tista, '1004', '599999', 'nosuch'];
  for (const memberId of strangers) {
    expect([memberId, await code(give(memberId, '100.00'))]).toEqual([memberId, 'NOT_FOUND']);
    for (const path of [targetOf(memberId), sentTo(memberId)]) {
      expect([path, at(await get(path), 'code')]).toEqual([path, 'NOT_FOUND']);
    }
  }
  // Nor does an agent below reach the downlines of the one above, or that one.
  for (const memberId of [own, ids.member, ids.derived, nadia]) {
    const body = { memberId, amount: '100.00', paymentPassword };
    expect([memberId, at(await below.send(transfer, body), 'value', 'code')]).toEqual([
      memberId,
      'NOT_FOUND',
    ]);
  }
  expect(await main()).toBe(before);
  // Each reaches those right below.
  expect(at(await get(targetOf(nadia)), 'memberId')).toBe(nadia);
  expect(at(await below.get(targetOf(tista)), 'memberId')).toBe(tista);
  const unset = { memberId: tista, amount: '100.00', paymentPassword };
  expect(at(await below.send(transfer, unset), 'value', 'code')).toBe('PAYMENT_PASSWORD_MISSING');
});

test('[AGT-04] [GRD-01] members, trial members and visitors have nobody to send to', async () => {
  const { call, login, trial, ids } = await team();
  const body = { memberId: ids.vip, amount: '100.00', paymentPassword };
  const callers = [
    [await login('demo_member'), 'NOT_AGENT'],
    [await trial(), 'TRIAL_FORBIDDEN'],
    ['', 'UNAUTHENTICATED'],
  ] as const;
  for (const [token, code] of callers) {
    const answers = [
      await call(transfer, { token, body }),
      await call(`GET ${targetOf(ids.vip)}`, { token }),
      await call(`GET ${sentTo(ids.vip)}`, { token }),
    ];
    expect(answers.map((answer) => at(answer.body, 'value', 'code'))).toEqual([code, code, code]);
  }
});

test('[AGT-04] [CFG-02] an operator that does not allow it refuses, and shows what was sent before', async () => {
  const { give, code, get, main, scenario, ids } = await team();
  await give(ids.member, '100.00');
  const before = await main();
  await scenario({ sessionMinutes: 100_000, downlineTransfer: false });
  expect(at(await get(targetOf(ids.member)), 'code')).toBe('FEATURE_OFF');
  expect(await code(give(ids.member, '100.00'))).toBe('FEATURE_OFF');
  expect(at(await get(targetOf(ids.grandchild)), 'code')).toBe('FEATURE_OFF');
  expect(at(await get(sentTo(ids.member)), 'totalCount')).toBe(1);
  expect(await main()).toBe(before);
  await scenario({ sessionMinutes: 100_000 });
  expect(at(await give(ids.member, '100.00'), 'success')).toBe(true);
  expect((await scenario({ downlineTransfer: 'no' })).body).toEqual({ wrong: 'downlineTransfer' });
});

test('[AGT-04] [WAL-07] whom money goes to is shown masked, with limits and amounts to choose from', async () => {
  const { get, ids } = await team();
  expect(await get(targetOf(ids.member))).toEqual({
    memberId: ids.member,
    account: 'de***er',
    nickname: 'Rafid',
    minAmount: '100.00',
    maxAmount: '20000.00',
    dailyLeft: '50000.00',
    presets: ['500.00', '1000.00', '2000.00', '5000.00'],
  });
  const row = await get(`/wps/agent/team/downline?memberId=${ids.derived}`);
  expect(await get(targetOf(ids.derived))).toMatchObject({
    memberId: ids.derived,
    account: at(row, 'account'),
    nickname: at(row, 'nickname'),
  });
});

test('[AGT-04] [WAL-07] an intent sent three times moves money once', async () => {
  const { call, token, send, main, get, ids } = await team();
  const before = await main();
  const body = { memberId: ids.vip, amount: '500.00', paymentPassword };
  const [one, two] = await Promise.all([
    call(transfer, { token, body, key: 'an-intent' }),
    call(transfer, { token, body, key: 'an-intent' }),
  ]);
  const again = await call(transfer, { token, body, key: 'an-intent' });
  expect([two.text, again.text]).toEqual([one.text, one.text]);
  expect(before - (await main())).toBe(50_000n);
  expect(at(await get(sentTo(ids.vip)), 'totalCount')).toBe(1);
  const other = await send(transfer, { ...body, amount: '600.00' }, 'an-intent');
  expect(at(other, 'value', 'code')).toBe('IDEMPOTENCY_MISMATCH');
});
