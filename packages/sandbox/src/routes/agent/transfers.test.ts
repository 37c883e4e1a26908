import { expect, test } from 'vitest';
import { at, listAt, textAt } from '../../testing/client.ts';
import { paymentPassword } from '../../testing/logged-in-client.ts';
import { cents, sentTo, targetOf, teamClient, transfer } from '../../testing/team-client.ts';

/** The first rows of an account record, without their reference numbers. */
const movements = (record: unknown) =>
  listAt(record, 'rows').map((row) => [at(row, 'type'), at(row, 'amount'), at(row, 'detail')]);

test('[AGT-04] [WAL-07] a transfer moves between two wallets, to the cent, and both records have it', async () => {
  const { give, main, get, login, as, ids } = await teamClient();
  const member = as(await login('demo_member'));
  const wallet = async () =>
    cents(textAt(await member.get('/wps/relay/GCS_merchantWallet'), 'main'));
  const [agentBefore, memberBefore] = [await main(), await wallet()];
  const sent = await give(ids.member, '1250.25', { note: 'For the fair' });
  expect(at(sent, 'value')).toMatchObject({
    reference: expect.stringMatching(/^DL-/),
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
  // Both sides have the same reference, and each record ends with the balance of the wallet.
  for (const [record, now] of [
    [own, await main()],
    [theirs, await wallet()],
  ] as const) {
    expect(at(record, 'rows', 0, 'reference')).toBe(at(sent, 'value', 'reference'));
    expect(cents(textAt(record, 'rows', 0, 'balanceAfter'))).toBe(now);
  }
});

test('[AGT-04] it is neither deposit nor bonus: only the change of the balance includes it', async () => {
  const { give, login, as, ids } = await teamClient();
  const member = as(await login('demo_member'));
  const path = '/wps/v2/records/transactions';
  const totals = async () => Object(at(await member.get(path), 'totals'));
  const before = await totals();
  await give(ids.member, '700.00');
  const after = await totals();
  expect(cents(textAt(after, 'change')) - cents(textAt(before, 'change'))).toBe(70_000n);
  expect({ ...after, change: '' }).toEqual({ ...before, change: '' });
});

test('[AGT-04] a derived downline receives it too: balance and transactions of the team include it', async () => {
  const { give, main, owned, get, pass, ids } = await teamClient();
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
  // Another range does not include it.
  const past = 'startDate=2026-11-01&endDate=2026-11-10';
  const then = await get(`/wps/agent/team/transactions?type=downlineTransfer&${past}`);
  expect(at(then, 'totalCount')).toBe(0);
});

test('[AGT-04] the agent reads the transfers to one downline, the newest first, and to no other', async () => {
  const { give, get, ids, pass } = await teamClient();
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
  expect(rows.map((row) => [at(row, 'account'), at(row, 'amount')])).toEqual([
    ['de***ip', '200.00'],
    ['de***ip', '100.00'],
  ]);
  expect(listAt(await get(sentTo(ids.vip, '&pageNo=2&pageSize=1')), 'rows')).toEqual([rows[1]]);
  expect(at(await get(sentTo(ids.derived)), 'totalCount')).toBe(1);
});

test('[AGT-04] fifty thousand a day to all downlines together, not a cent more, and again the next day', async () => {
  const { give, get, main, pass, ids } = await teamClient();
  const left = async (memberId: string) => at(await get(targetOf(memberId)), 'dailyLeft');
  expect(at(await give(ids.vip, '20000.00'), 'success')).toBe(true);
  expect(at(await give(ids.derived, '20000.00'), 'success')).toBe(true);
  expect([await left(ids.vip), await left(ids.member)]).toEqual(['10000.00', '10000.00']);
  const over = await give(ids.member, '10000.01');
  expect(at(over, 'value', 'code')).toBe('LIMIT_REACHED');
  expect(textAt(over, 'message')).toContain('10,000.00');
  expect(at(await give(ids.member, '8000.00'), 'success')).toBe(true);
  expect(await left(ids.member)).toBe('2000.00');
  const before = await main();
  expect(at(await give(ids.member, '2000.01'), 'value', 'code')).toBe('LIMIT_REACHED');
  expect(await main()).toBe(before);
  // It is 20:41 in Dhaka: four hours later it is the next day.
  pass(4 * 3_600);
  expect(await left(ids.member)).toBe('50000.00');
  expect(at(await give(ids.member, '100.00'), 'success')).toBe(true);
  expect(await left(ids.vip)).toBe('49900.00');
});

test('[AGT-04] [WAL-07] the recipient is shown masked, with limits and preset amounts', async () => {
  const { get, ids } = await teamClient();
  expect(await get(targetOf(ids.member))).toEqual({
    account: 'de***er',
    nickname: 'Rafid',
    minAmount: '100.00',
    maxAmount: '20000.00',
    dailyLeft: '50000.00',
    presets: ['500.00', '1000.00', '2000.00', '5000.00'],
  });
  const row = await get(`/wps/agent/team/downline?memberId=${ids.derived}`);
  expect(await get(targetOf(ids.derived))).toMatchObject({
    account: at(row, 'account'),
    nickname: at(row, 'nickname'),
  });
});

test('[AGT-04] [WAL-07] a call sent three times with one key moves money once', async () => {
  const { call, token, send, main, get, ids } = await teamClient();
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

test('[AGT-04] a name of four characters is masked the same way in target, transfer and record', async () => {
  const { send, get, give } = await teamClient();
  const rupa = await send('PUT /wps/agent/registration', {
    accountType: 'member',
    username: 'rupa',
    password: 'Ganga#2026',
    rebates: [],
  });
  const memberId = textAt(rupa, 'value', 'memberId');
  await give(memberId, '100.00');
  const record = await get('/wps/v2/records/transactions?type=downlineTransfer');
  expect([
    at(await get(targetOf(memberId)), 'account'),
    at(await get(sentTo(memberId)), 'rows', 0, 'account'),
    at(record, 'rows', 0, 'detail'),
  ]).toEqual(['r***', 'r***', 'r***']);
});

test('[AGT-08] [AGT-14] a transfer within the team gives two rows, each with its own transaction id', async () => {
  const { send, give, get, login, as, pass } = await teamClient();
  type Send = (line: string, body: object) => Promise<unknown>;
  const open = async (by: Send, accountType: string, username: string) =>
    textAt(
      await by('PUT /wps/agent/registration', {
        accountType,
        username,
        password: 'Ganga#2026',
        rebates: [],
      }),
      'value',
      'memberId',
    );
  await give(await open(send, 'agent', 'nadia_ctg'), '500.00');
  const nadia = as(await login('nadia_ctg', 'Ganga#2026'));
  const memberId = await open(nadia.send, 'member', 'tista_ctg');
  await nadia.send('POST /wps/member/paymentPassword', {
    password: 'Ganga#2026',
    paymentPassword: '482615',
    confirmPaymentPassword: '482615',
  });
  const body = { memberId, amount: '200.00', paymentPassword: '482615' };
  const sent = await nadia.send(transfer, body);
  pass(60);
  const list = await get('/wps/agent/team/transactions?type=downlineTransfer');
  const rows = listAt(list, 'rows');
  const both = rows.filter((row) => at(row, 'reference') === at(sent, 'value', 'reference'));
  expect(both.map((row) => at(row, 'amount')).sort()).toEqual(['-200.00', '200.00']);
  expect(new Set(rows.map((row) => at(row, 'transactionId'))).size).toBe(rows.length);
});
