import { expect, test } from 'vitest';
import { at, listAt, textAt } from '../../testing/client.ts';
import { paymentPassword } from '../../testing/logged-in-client.ts';
import { sentTo, targetOf, teamClient, transfer } from '../../testing/team-client.ts';

/** The id of the demo agent, which no call returns to it. */
const own = '1003';

test('[AGT-04] [WAL-07] one hundred to twenty thousand per transfer; a refusal changes nothing', async () => {
  const { give, code, main, get, send, ids } = await teamClient();
  const before = await main();
  for (const amount of ['99.99', '20000.01']) {
    const refused = await give(ids.member, amount);
    expect(at(refused, 'value', 'code')).toBe('VALIDATION');
    expect(textAt(refused, 'value', 'fields', 'amount')).toContain('20,000.00');
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

test('[AGT-04] [WAL-07] a wallet with too little money sends nothing', async () => {
  const { give, code, main, send, ids } = await teamClient();
  const rest = 15_000n;
  const away = (await main()) - rest;
  const amount = `${away / 100n}.${String(away % 100n).padStart(2, '0')}`;
  await send('POST /wps/relay/GCS_walletTransfer', { from: 'MAIN', to: 'TETULIX', amount });
  expect(await code(give(ids.member, '150.01'))).toBe('INSUFFICIENT_BALANCE');
  expect(await main()).toBe(rest);
  expect(at(await give(ids.member, '150.00'), 'success')).toBe(true);
  expect(await main()).toBe(0n);
});

test('[AGT-04] [WAL-07] after five wrong passwords in a row, passwords are refused for a while', async () => {
  const { code, send, give, pass, ids } = await teamClient();
  const wrong = { memberId: ids.member, amount: '100.00', paymentPassword: '000000' };
  for (let time = 1; time <= 5; time += 1) {
    expect(await code(send(transfer, wrong))).toBe('PAYMENT_PASSWORD_WRONG');
  }
  expect(await code(give(ids.member, '100.00'))).toBe('RATE_LIMITED');
  pass(15 * 60 + 1);
  expect(at(await give(ids.member, '100.00'), 'success')).toBe(true);
});

test('[AGT-04] transfers only to direct downlines: not to oneself, deeper levels, the upline or others', async () => {
  const { give, code, main, get, login, as, send, ids } = await teamClient();
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
  // An agent below cannot send to the downlines of the agent above, or to that agent.
  for (const memberId of [own, ids.member, ids.derived, nadia]) {
    const body = { memberId, amount: '100.00', paymentPassword };
    expect([memberId, at(await below.send(transfer, body), 'value', 'code')]).toEqual([
      memberId,
      'NOT_FOUND',
    ]);
  }
  expect(await main()).toBe(before);
  // Each agent can send to its direct downlines.
  expect(at(await get(targetOf(nadia)), 'account')).toBe('na***tg');
  expect(at(await below.get(targetOf(tista)), 'account')).toBe('ti***tg');
  const unset = { memberId: tista, amount: '100.00', paymentPassword };
  expect(at(await below.send(transfer, unset), 'value', 'code')).toBe('PAYMENT_PASSWORD_MISSING');
});

test('[AGT-04] a locked account cannot receive money: it could not withdraw it', async () => {
  // A seed whose team has a locked direct downline.
  const { get, give, code } = await teamClient(2);
  const rows = listAt(await get('/wps/agent/team/downlines?level=1&status=locked'), 'rows');
  const memberId = textAt(rows[0], 'memberId');
  expect(at(await get(targetOf(memberId)), 'code')).toBe('NOT_FOUND');
  expect(await code(give(memberId, '100.00'))).toBe('NOT_FOUND');
  // Transfers from before the lock stay on record.
  expect(at(await get(sentTo(memberId)), 'totalCount')).toBe(0);
});

test('[AGT-04] [GRD-01] members, trial members and visitors cannot send transfers', async () => {
  const { call, login, trial, ids } = await teamClient();
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

test('[AGT-04] [CFG-02] without the operator’s permission transfers are refused, earlier ones shown', async () => {
  const { give, code, get, main, scenario, ids } = await teamClient();
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
