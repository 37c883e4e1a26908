import { expect, test } from 'vitest';
import { at, listAt, testBackend, textAt } from '../../testing/client.ts';

const paymentPassword = '246810';
const cents = (text: string): bigint => BigInt(text.replace('.', ''));

/** The demo agent, two members directly below, and one derived downline. */
async function people() {
  const backend = testBackend();
  await backend.scenario({ sessionMinutes: 100_000 });
  const agent = await backend.login('demo_agent');
  const member = await backend.login('demo_member');
  const send = async (body: object) =>
    (await backend.call('POST /wps/v2/redEnvelope', { token: agent, body })).body;
  const balance = async (token: string) =>
    cents(
      textAt(
        (await backend.call('GET /wps/v2/wallets/balance', { token })).body,
        'value',
        'sumBalance',
      ),
    );
  const found = async (name: string) => {
    const path = `GET /wps/agent/team/downlines?search=${name}&pageSize=100`;
    const rows = listAt((await backend.call(path, { token: agent })).body, 'value', 'rows');
    return textAt(
      rows.find((row) => at(row, 'level') === 1),
      'memberId',
    );
  };
  const list = async (token: string) =>
    listAt((await backend.call('GET /wps/v2/redEnvelope', { token })).body, 'value', 'rows');
  const claim = async (token: string, envelopeId: string) =>
    (await backend.call('POST /wps/v2/redEnvelope/claim', { token, body: { envelopeId } })).body;
  const claims = async (envelopeId: string, query = '', token = agent) => {
    const path = `GET /wps/v2/redEnvelope/claims?envelopeId=${envelopeId}${query}`;
    return (await backend.call(path, { token })).body;
  };
  return { ...backend, agent, member, send, balance, found, list, claim, claims };
}

test('[AGT-14] an envelope is paid by the agent at once, and to each recipient who opens it, once', async () => {
  const { send, found, balance, list, claim, agent, member } = await people();
  const memberIds = [await found('demo_member'), await found('demo_vip')];
  const [agentBefore, memberBefore] = [await balance(agent), await balance(member)];
  const body = { memberIds, amount: '100.00', greeting: 'Thank you', paymentPassword };
  const sent = await send(body);
  expect(at(sent, 'value')).toMatchObject({ direction: 'sent', recipients: 2, total: '200.00' });
  expect(agentBefore - (await balance(agent))).toBe(20_000n);
  expect(await balance(member)).toBe(memberBefore);
  const [received] = await list(member);
  expect(received).toMatchObject({ direction: 'received', amount: '100.00', status: 'open' });
  const id = textAt(received, 'envelopeId');
  expect(at(await claim(member, id), 'value', 'amount')).toBe('100.00');
  expect((await balance(member)) - memberBefore).toBe(10_000n);
  expect(at(await claim(member, id), 'value', 'code')).toBe('ALREADY_DONE');
  expect((await list(agent))[0]).toMatchObject({ claimed: 1, status: 'open' });
});

test('[AGT-14] shares that are not opened in a day are returned', async () => {
  const { send, found, balance, list, claim, agent, member, pass } = await people();
  await send({ memberIds: [await found('demo_member')], amount: '50.00', paymentPassword });
  const [envelope] = await list(agent);
  const before = await balance(agent);
  pass(86_401);
  const [expired] = await list(agent);
  expect(at(expired, 'status')).toBe('expired');
  expect((await balance(agent)) - before).toBeGreaterThanOrEqual(5_000n);
  const late = await claim(member, textAt(envelope, 'envelopeId'));
  expect(at(late, 'value', 'code')).toBe('ALREADY_DONE');
});

test('[AGT-14] refused: a wrong password, too little money, people outside the team, member senders', async () => {
  const { send, found, call, member, balance, agent } = await people();
  const memberIds = [await found('demo_member')];
  const before = await balance(agent);
  const wrong = await send({ memberIds, amount: '1.00', paymentPassword: '000000' });
  expect(at(wrong, 'value', 'code')).toBe('PAYMENT_PASSWORD_WRONG');
  const dear = await send({ memberIds, amount: '99999999.00', paymentPassword });
  expect(at(dear, 'value', 'code')).toBe('INSUFFICIENT_BALANCE');
  const strange = await send({ memberIds: ['1004'], amount: '1.00', paymentPassword });
  expect(at(strange, 'value', 'fields', 'memberIds')).toBeTruthy();
  const body = { memberIds, amount: '1.00', paymentPassword };
  const refused = await call('POST /wps/v2/redEnvelope', { token: member, body });
  expect(at(refused.body, 'value', 'code')).toBe('NOT_AGENT');
  expect(await balance(agent)).toBe(before);
});

test('[AGT-14] the sender reads who opened an envelope, the amount and the time, the newest first', async () => {
  const { send, found, list, login, claim, claims, agent, member, pass, now } = await people();
  const memberIds = [await found('demo_member'), await found('demo_vip')];
  await send({ memberIds, amount: '25.00', paymentPassword });
  const [envelope] = await list(agent);
  const id = textAt(envelope, 'envelopeId');
  expect(at(await claims(id), 'value')).toEqual({
    envelopeId: id,
    rows: [],
    totalPages: 0,
    totalCount: 0,
  });
  pass(60);
  await claim(await login('demo_vip'), id);
  const first = new Date(now()).toISOString();
  pass(3_600);
  await claim(member, id);
  const second = new Date(now()).toISOString();
  const all = await claims(id);
  expect(listAt(all, 'value', 'rows')).toEqual([
    { account: 'de***er', amount: '25.00', time: second },
    { account: 'de***ip', amount: '25.00', time: first },
  ]);
  const [page] = listAt(await claims(id, '&pageNo=2&pageSize=1'), 'value', 'rows');
  expect(at(page, 'time')).toBe(first);
  expect(at(all, 'value', 'totalCount')).toBe(at((await list(agent))[0], 'claimed'));
});

test('[AGT-14] derived recipients are listed as soon as they are counted, and the rest is returned', async () => {
  const { call, send, list, claims, balance, agent, pass } = await people();
  const path = 'GET /wps/agent/team/downlines?pageSize=40';
  const { body } = await call(path, { token: agent });
  const memberIds = listAt(body, 'value', 'rows').map((row) => textAt(row, 'memberId'));
  await send({ memberIds, amount: '10.00', paymentPassword });
  const id = textAt((await list(agent))[0], 'envelopeId');
  const before = await balance(agent);
  for (let hour = 0; hour < 13; hour += 1) {
    const answer = await claims(id, '&pageSize=100');
    expect(at(answer, 'value', 'totalCount')).toBe(at((await list(agent))[0], 'claimed'));
    const times = listAt(answer, 'value', 'rows').map((row) => textAt(row, 'time'));
    expect(times).toEqual([...times].sort().reverse());
    pass(3_600);
  }
  const taken = listAt(await claims(id, '&pageSize=100'), 'value', 'rows').length;
  expect(taken).toBeGreaterThan(0);
  pass(12 * 3_600);
  await list(agent);
  // Income of the day may be paid as well: the increase is at least the unclaimed amount.
  const back = BigInt(memberIds.length - taken) * 1_000n;
  expect((await balance(agent)) - before).toBeGreaterThanOrEqual(back);
  expect(listAt(await claims(id, '&pageSize=100'), 'value', 'rows')).toHaveLength(taken);
});

test('[AGT-14] only the sender can read who opened an envelope', async () => {
  const { send, found, list, claims, agent, member } = await people();
  await send({ memberIds: [await found('demo_member')], amount: '5.00', paymentPassword });
  const id = textAt((await list(agent))[0], 'envelopeId');
  expect(at(await claims(id, '', member), 'value', 'code')).toBe('NOT_AGENT');
  expect(at(await claims('RE-none'), 'value', 'code')).toBe('NOT_FOUND');
});
