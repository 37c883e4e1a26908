import { expect, test } from 'vitest';
import { at, listAt, testBackend, textAt } from '../../testing/client.ts';

const processing = {
  dividend: 'POST /wps/relay/MCS2_processDividendReq',
  daily: 'POST /wps/relay/MCS2_processDailySalContract',
  hourly: 'POST /wps/relay/MCS2_processContractHourSalary',
  realtime: 'POST /wps/relay/MCSFE_processRealTimeSalaryContract',
};
type Kind = keyof typeof processing;
const kinds: readonly Kind[] = ['dividend', 'daily', 'hourly', 'realtime'];

const agentIn = async (world = 'usual') => {
  const backend = testBackend();
  // Sessions do not expire while days pass.
  await backend.scenario({ world, sessionMinutes: 100_000 });
  const token = await backend.login('demo_agent');
  const send = async (line: string, body?: unknown) =>
    (await backend.call(line, { token, body })).body;
  const list = async (query: string) =>
    listAt(await send(`GET /wps/agent/contracts?pageSize=100&${query}`), 'value', 'rows');
  const step = (kind: Kind, contractId: string, action: string) =>
    send(processing[kind], { contractId, action });
  return { ...backend, token, send, list, step };
};

const cents = (text: string): bigint => BigInt(text.replace('.', ''));
const ids = (rows: readonly unknown[]) => rows.map((row) => textAt(row, 'contractId'));

test('[AGT-13] the demo agent has received and given contracts in every status', async () => {
  const { list } = await agentIn();
  const states = (rows: readonly unknown[]) => new Set(rows.map((row) => at(row, 'status')));
  const given = await list('side=given');
  expect([...states(given)].sort()).toEqual([
    'accepted',
    'active',
    'offered',
    'rejected',
    'terminated',
    'terminationRequested',
  ]);
  const received = await list('side=received');
  expect(states(received)).toContain('offered');
  expect(states(received)).toContain('active');
  for (const kind of kinds) {
    const one = received.filter(
      (row) => at(row, 'kind') === kind && at(row, 'status') === 'active',
    );
    expect(one, kind).toHaveLength(1);
  }
});

test('[AGT-13] agent-with-offers: an offer of each kind, accepted or rejected only once', async () => {
  const { list, step } = await agentIn('agent-with-offers');
  const offers = await list('side=received&status=offered');
  expect(offers.map((row) => at(row, 'kind')).sort()).toEqual([...kinds].sort());
  for (const offer of offers) {
    const kind = kinds.find((known) => known === at(offer, 'kind')) ?? 'dividend';
    const id = textAt(offer, 'contractId');
    expect(at(offer, 'actions')).toEqual(['accept', 'reject']);
    const action = kind === 'hourly' ? 'reject' : 'accept';
    const answer = await step(kind, id, action);
    const status = kind === 'hourly' ? 'rejected' : 'accepted';
    expect(at(answer, 'value', 'contract', 'status')).toBe(status);
    expect(at(await step(kind, id, action), 'value', 'code')).toBe('ALREADY_DONE');
  }
});

test('[AGT-13] a lower rate ends downline contracts: listed before, done when it begins', async () => {
  const { list, send, step, pass } = await agentIn('agent-with-offers');
  const [offer] = await list('side=received&status=offered&kind=realtime');
  const id = textAt(offer, 'contractId');
  const before = await send(`GET /wps/agent/contracts/effects?contractId=${id}&action=accept`);
  const ends = listAt(before, 'value', 'affected').filter((row) => at(row, 'effect') === 'ends');
  expect(ends.length).toBeGreaterThan(0);
  const accepted = await step('realtime', id, 'accept');
  expect(at(accepted, 'value', 'affected')).toEqual(at(before, 'value', 'affected'));
  const alive = async () => ids(await list('side=given&kind=realtime&status=active'));
  const wasAlive = await alive();
  pass(12 * 86_400);
  const [now] = await list('side=received&kind=realtime&status=active');
  expect(at(now, 'contractId')).toBe(id);
  const still = await alive();
  for (const ended of ids(ends)) expect(still).not.toContain(ended);
  expect(still.length).toBeLessThan(wasAlive.length);
  const [old] = await list(`side=received&kind=realtime&status=terminated`);
  expect(at(old, 'contractId')).toBe(at(offer, 'replaces'));
});

test('[AGT-13] an offer without an answer expires', async () => {
  const { list, step, pass } = await agentIn();
  const [offer] = await list('side=received&status=offered');
  const id = textAt(offer, 'contractId');
  pass(7 * 86_400);
  expect(ids(await list('side=received&status=terminated'))).toContain(id);
  expect(at(await step('dividend', id, 'accept'), 'value', 'code')).toBe('ALREADY_DONE');
});

test('[AGT-13] an agent makes an offer to a direct agent, at most at its own rate', async () => {
  const { send, list, pass } = await agentIn();
  const agents = listAt(
    await send('GET /wps/agent/team/downlines?accountType=agent&pageSize=100'),
    'value',
    'rows',
  );
  const memberId = textAt(agents, 3, 'memberId');
  const tier = { rate: '8', periodicValidBet: '1000.00', activeMembers: 3 };
  const offer = { kind: 'dividend', memberId, period: 'monthly', tiers: [tier] };
  const high = { ...offer, tiers: [{ ...tier, rate: '16' }] };
  expect(textAt(await send('PUT /wps/agent/contracts', high), 'message')).toBeTruthy();
  expect(
    textAt(await send('PUT /wps/agent/contracts', high), 'value', 'fields', 'tiers'),
  ).toContain('15%');
  const made = await send('PUT /wps/agent/contracts', offer);
  expect(at(made, 'value', 'status')).toBe('offered');
  const twice = await send('PUT /wps/agent/contracts', offer);
  expect(at(twice, 'value', 'code')).toBe('VALIDATION');
  pass(4 * 3_600);
  const contractId = textAt(made, 'value', 'contractId');
  const answered = (await list('side=given')).find((row) => at(row, 'contractId') === contractId);
  expect(['accepted', 'rejected', 'active']).toContain(at(answered, 'status'));
  const player = listAt(
    await send('GET /wps/agent/team/downlines?accountType=member'),
    'value',
    'rows',
  )[0];
  const refused = await send('PUT /wps/agent/contracts', {
    ...offer,
    memberId: textAt(player, 'memberId'),
  });
  expect(at(refused, 'value', 'fields', 'memberId')).toBeTruthy();
});

test('[AGT-13] a request is answered with an offer, and can be sent only once', async () => {
  const { send, list, pass } = await agentIn();
  const body = { kind: 'hourly', period: 'daily' };
  const asked = await send('POST /wps/agent/contracts/request', body);
  expect(textAt(asked, 'value', 'reference')).toMatch(/^RQ-\d+$/);
  const again = await send('POST /wps/agent/contracts/request', body);
  expect(at(again, 'value', 'code')).toBe('ALREADY_DONE');
  pass(11 * 60);
  expect(await list('side=received&kind=hourly&status=offered')).toHaveLength(1);
});

test('[AGT-13] the operator accepts a termination after a day', async () => {
  const { list, step, pass } = await agentIn();
  const [contract] = await list('side=received&kind=daily&status=active');
  const id = textAt(contract, 'contractId');
  const asked = await step('daily', id, 'requestTermination');
  expect(at(asked, 'value', 'contract', 'status')).toBe('terminationRequested');
  pass(86_400 + 1);
  expect(ids(await list('side=received&kind=daily&status=terminated'))).toContain(id);
});

test('[AGT-09] without contracts the features are refused as switched off', async () => {
  const { send } = await agentIn('agent-without-contracts');
  for (const kind of kinds) {
    const { code } = Object(at(await send(`GET /wps/agent/settlements?kind=${kind}`), 'value'));
    expect(code).toBe('FEATURE_OFF');
  }
  expect(at(await send('GET /wps/agent/contracts'), 'value', 'totalCount')).toBe(0);
});

test('[AGT-10] settlements are calculated from the team: rate times bets, when the terms are met', async () => {
  const { send } = await agentIn();
  const page = await send(
    'GET /wps/agent/settlements?kind=daily&startDate=2026-11-01&pageSize=100',
  );
  const rows = listAt(page, 'value', 'rows');
  expect(rows.length).toBeGreaterThan(6);
  const done = rows.filter((row) => at(row, 'status') === 'completed');
  expect(done.length).toBeGreaterThan(3);
  for (const row of done) {
    const points = BigInt(Math.round(Number(textAt(row, 'rate')) * 100));
    const share = (cents(textAt(row, 'betAmount')) * points) / 10_000n;
    expect(cents(textAt(row, 'amount'))).toBe(share);
  }
  const total = rows.reduce<bigint>((sum, row) => sum + cents(textAt(row, 'amount')), 0n);
  expect(cents(textAt(page, 'value', 'total'))).toBe(total);
});

test('[AGT-07] income is paid when it falls due: the balance grows by the amount of "my income"', async () => {
  const { send, pass, call, token } = await agentIn();
  const balance = async () =>
    cents(textAt(await send('GET /wps/v2/wallets/balance'), 'value', 'sumBalance'));
  const paid = async () => {
    const { body } = await call(
      'GET /wps/agent/income?startDate=2026-11-20&endDate=2026-11-21&pageSize=100',
      { token },
    );
    return listAt(body, 'value', 'rows');
  };
  await balance();
  const hour = 3_600;
  const start = await balance();
  // Advances to the next day.
  pass(8 * hour);
  const gained = (await balance()) - start;
  expect(gained).toBeGreaterThan(0n);
  const rows = await paid();
  const day = rows.filter((row) => at(row, 'date') === '2026-11-20');
  expect(day.map((row) => at(row, 'status'))).not.toContain('processing');
  const fixed = day
    .filter((row) => at(row, 'type') === 'rebate' || at(row, 'type') === 'dailySalary')
    .reduce<bigint>((sum, row) => sum + cents(textAt(row, 'amount')), 0n);
  expect(gained).toBeGreaterThanOrEqual(fixed);
});
