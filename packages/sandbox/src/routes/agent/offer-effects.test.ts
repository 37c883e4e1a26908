import { expect, test } from 'vitest';
import { at, listAt, testBackend, textAt } from '../../testing/client.ts';

const agentIn = async (world = 'usual') => {
  const backend = testBackend();
  // Sessions do not expire while days pass.
  await backend.scenario({ world, sessionMinutes: 100_000 });
  const token = await backend.login('demo_agent');
  const send = async (line: string, body?: unknown) =>
    (await backend.call(line, { token, body })).body;
  const list = async (query: string) =>
    listAt(await send(`GET /wps/agent/contracts?pageSize=100&${query}`), 'value', 'rows');
  return { ...backend, send, list };
};

const ids = (rows: readonly unknown[]) => rows.map((row) => textAt(row, 'contractId'));

/** Direct agents with a dividend contract in force, each with the id of the contract. */
async function holders({ send, list }: Awaited<ReturnType<typeof agentIn>>) {
  const path = 'GET /wps/agent/team/downlines?accountType=agent&pageSize=100';
  const agents = listAt(await send(path), 'value', 'rows').map((row) => textAt(row, 'memberId'));
  const active = new Set(ids(await list('side=given&kind=dividend&status=active')));
  const effectsOf = async (memberId: string, rest: string) =>
    listAt(
      await send(
        `GET /wps/agent/contracts/offer/effects?kind=dividend&memberId=${memberId}&${rest}`,
      ),
      'value',
      'affected',
    );
  const found: { readonly memberId: string; readonly contractId: string }[] = [];
  const others: string[] = [];
  for (const memberId of agents) {
    const [first] = await effectsOf(memberId, 'period=semimonthly&rate=15');
    const contractId = first === undefined ? '' : textAt(first, 'contractId');
    if (active.has(contractId)) found.push({ memberId, contractId });
    else if (first === undefined) others.push(memberId);
  }
  return { found, others, effectsOf };
}

test('[AGT-13] before an offer is sent the agent reads which contracts would end or need a new offer', async () => {
  const backend = await agentIn();
  const { found, others, effectsOf } = await holders(backend);
  expect(found.length).toBeGreaterThan(1);
  let withBelow = 0;
  for (const { memberId, contractId } of found) {
    const [high, ...none] = await effectsOf(memberId, 'period=semimonthly&rate=15');
    expect(high).toMatchObject({ contractId, effect: 'ends', kind: 'dividend' });
    expect(none).toEqual([]);
    const [, ...ends] = await effectsOf(memberId, 'period=semimonthly&rate=0.01');
    expect(ends.every((row) => at(row, 'effect') === 'ends')).toBe(true);
    const [, ...needy] = await effectsOf(memberId, 'period=monthly&rate=15');
    expect(ids(needy)).toEqual(ids(ends));
    expect(needy.every((row) => at(row, 'effect') === 'needsOffer')).toBe(true);
    if (ends.length > 0) withBelow += 1;
  }
  expect(withBelow).toBeGreaterThan(0);
  expect(await effectsOf(others[0] ?? '', 'period=monthly&rate=0.01')).toEqual([]);
});

test('[AGT-13] the announced effects happen when the offer is accepted and begins, not before', async () => {
  const backend = await agentIn();
  const { send, list, pass } = backend;
  const { found } = await holders(backend);
  const tiers = [{ rate: '1', periodicValidBet: '1000.00', activeMembers: 3 }];
  const offers = new Map<string, string>();
  for (const { memberId, contractId } of found) {
    // Whether a derived person accepts it depends on its time.
    pass(7);
    const offer = { kind: 'dividend', memberId, period: 'semimonthly', tiers };
    const made = await send('PUT /wps/agent/contracts', offer);
    expect(at(made, 'value', 'replaces')).toBe(contractId);
    offers.set(textAt(made, 'value', 'contractId'), contractId);
  }
  const statuses = async () =>
    new Map(
      (await list('side=given&kind=dividend')).map((row) => [
        textAt(row, 'contractId'),
        at(row, 'status'),
      ]),
    );
  const before = await statuses();
  for (const contractId of offers.values()) expect(before.get(contractId)).toBe('active');
  pass(4 * 3_600);
  await list('side=given');
  pass(2 * 86_400);
  const after = await statuses();
  const begun = [...offers].filter(([offered]) => after.get(offered) === 'active');
  expect(begun.length).toBeGreaterThan(0);
  for (const [offered, contractId] of offers) {
    const isBegun = after.get(offered) === 'active';
    expect(after.get(contractId)).toBe(isBegun ? 'terminated' : 'active');
  }
});

test('[AGT-13] the effects of an offer can be read for direct agents, and for kinds that are on', async () => {
  const { send } = await agentIn();
  const path = 'GET /wps/agent/contracts/offer/effects?period=daily&kind=daily';
  const strange = await send(`${path}&rate=1&memberId=nobody`);
  expect(at(strange, 'value', 'code')).toBe('NOT_FOUND');
  const wrong = await send(`${path}&rate=0&memberId=nobody`);
  expect(textAt(wrong, 'value', 'fields', 'rate')).toBeTruthy();
  const off = await agentIn('agent-without-contracts');
  const agents = await off.send('GET /wps/agent/team/downlines?accountType=agent');
  const memberId = textAt(agents, 'value', 'rows', 0, 'memberId');
  const refused = await off.send(`${path}&rate=1&memberId=${memberId}`);
  expect(at(refused, 'value', 'code')).toBe('FEATURE_OFF');
});
