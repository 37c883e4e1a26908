import { expect, test } from 'vitest';
import { derivedOf } from '../agents/anchor.ts';
import { nodeOfId } from '../agents/people.ts';
import { clockTime } from '../core/calendar.ts';
import { affectedBy, affectedByOffer } from './affected.ts';
import { agency } from './agency.fixture.ts';
import { type ContractRecord, operatorId, topRate } from './record.ts';
import { offeredKinds, scheduleOf } from './seed.ts';
import { contractsOf } from './store.ts';

// The contracts the demo agent has when the sandbox begins.

const when = (at: number | null) => (at === null ? null : clockTime(at));

const lineOf = (contract: ContractRecord) =>
  [
    ...[contract.id, contract.kind, contract.period, contract.status, topRate(contract)],
    ...[when(contract.createdAt), when(contract.effectiveFrom)],
    ...[when(contract.answerBy), when(contract.endedAt), contract.replaces],
  ].join(' | ');

async function held(world: Parameters<typeof agency>[0] = 'usual') {
  const { backend, agent } = await agency(world);
  const all = contractsOf(backend, agent.id);
  const received = all
    .filter(({ receiverId }) => receiverId === agent.id)
    .sort((a, b) => a.id.localeCompare(b.id));
  return { backend, agent, all, received };
}

test('[AGT-13] the demo agent has a contract of each kind, ended ones, an offer, and a future one', async () => {
  const { received } = await held();
  expect(received.map(lineOf)).toEqual([
    'CT-5501 | dividend | semimonthly | active | 1500 | 2026-07-09 08:02 | 2026-07-17 00:00 |  |  | ',
    'CT-5502 | daily | daily | active | 60 | 2026-09-19 08:02 | 2026-09-21 00:00 |  |  | ',
    'CT-5503 | hourly | daily | active | 20 | 2026-11-11 08:02 | 2026-11-13 00:00 |  |  | ',
    'CT-5504 | realtime | daily | active | 10 | 2026-11-17 08:02 | 2026-11-19 00:00 |  |  | ',
    'CT-5505 | daily | daily | terminated | 60 | 2026-05-24 08:02 | 2026-05-26 00:00 |  | 2026-09-21 00:00 | ',
    'CT-5506 | dividend | semimonthly | terminated | 1500 | 2026-03-05 08:02 | 2026-03-15 00:00 |  | 2026-07-17 00:00 | ',
    'CT-5507 | hourly | daily | rejected | 20 | 2026-10-11 08:02 | 2026-10-18 00:00 |  | 2026-10-13 00:00 | ',
    'CT-5508 | dividend | monthly | offered | 2200 | 2026-11-19 08:02 | 2026-12-01 00:00 | 2026-11-25 23:59 |  | CT-5501',
    'CT-5509 | daily | daily | accepted | 70 | 2026-11-17 08:02 | 2026-12-01 00:00 |  |  | CT-5502',
  ]);
  for (const { kind, giverId, everyMinutes, answersAt } of received) {
    expect([giverId, everyMinutes, answersAt]).toEqual([
      ...[operatorId, scheduleOf[kind].everyMinutes, null],
    ]);
  }
});

test('[AGT-13] agent-with-offers has offers only for the future, agent-without-contracts has no contract', async () => {
  const { received } = await held('agent-with-offers');
  expect(received.slice(7).map(lineOf)).toEqual([
    'CT-5508 | dividend | monthly | offered | 2200 | 2026-11-19 08:02 | 2026-12-01 00:00 | 2026-11-25 23:59 |  | CT-5501',
    'CT-5509 | daily | daily | offered | 70 | 2026-11-19 08:02 | 2026-12-01 00:00 | 2026-11-25 23:59 |  | CT-5502',
    'CT-5510 | hourly | daily | offered | 25 | 2026-11-19 08:02 | 2026-12-01 00:00 | 2026-11-25 23:59 |  | CT-5503',
    'CT-5511 | realtime | daily | offered | 8 | 2026-11-19 08:02 | 2026-12-01 00:00 | 2026-11-25 23:59 |  | CT-5504',
  ]);
  expect((await held('agent-without-contracts')).all).toEqual([]);
  expect(offeredKinds('agent-without-contracts')).toEqual([]);
});

test('[AGT-13] given contracts pay less than received ones, and each status has its dates', async () => {
  const { backend, agent, all } = await held();
  const given = all.filter(({ giverId }) => giverId === agent.id);
  const { tree } = derivedOf(backend);
  const now = backend.now();
  expect(new Set(given.map(({ status }) => status)).size).toBe(6);
  expect(new Set(given.map(({ id }) => id)).size).toBe(given.length);
  for (const contract of given) {
    const { id, kind, status, tiers, createdAt, effectiveFrom, endedAt } = contract;
    const node = nodeOfId(contract.receiverId) ?? -1;
    expect([tree.isAgent[node], tree.level[node]], id).toEqual([1, 1]);
    const own = all.find((one) => one.receiverId === agent.id && one.kind === kind);
    expect(topRate(contract), id).toBeLessThanOrEqual(topRate(own ?? contract));
    expect(topRate(contract), id).toBeGreaterThan(0);
    for (const { activeMembers } of tiers) expect(activeMembers, id).toBeGreaterThan(0);
    expect(createdAt, id).toBeLessThan(now);
    expect(effectiveFrom > now, id).toBe(status === 'accepted');
    const over = status === 'terminated' || status === 'rejected';
    expect([endedAt !== null, contract.answerBy !== null], id).toEqual([
      ...[over, status === 'offered'],
    ]);
    if (endedAt !== null) {
      expect(endedAt, id).toBeGreaterThan(createdAt);
      expect(endedAt, id).toBeLessThan(now);
    }
    expect([contract.answersAt !== null, contract.replaces]).toEqual([status === 'offered', null]);
    if (contract.answersAt !== null) {
      expect(contract.answersAt, id).toBeGreaterThan(now);
      expect(contract.answersAt, id).toBeLessThan(contract.answerBy ?? 0);
    }
  }
});

test('[AGT-13] a third of the derived agents below got a contract in turn, at six tenths of the rate', async () => {
  const { backend, agent, all } = await held();
  const { tree } = derivedOf(backend);
  const rows = all
    .filter(({ giverId, status }) => giverId === agent.id && status === 'active')
    .map((contract) => ({ contract, rows: affectedBy(backend, contract, 'terminate') }));
  const [found] = rows.filter(({ rows: below }) => below.length > 0);
  if (!found) throw new Error('Nobody gave a contract on');
  const { contract } = found;
  for (const row of found.rows) {
    const node = nodeOfId(row.holderId) ?? -1;
    expect([tree.isAgent[node], tree.parent[node]]).toEqual([1, nodeOfId(contract.receiverId)]);
    expect(row).toMatchObject({
      ...{ contractId: `CT-${70_000 + node}`, kind: contract.kind, period: contract.period },
      ...{ rate: Math.floor(topRate(contract) * 0.6), effect: 'ends' },
    });
  }
  // A lower offer ends them too. An offer that replaces no contract affects none.
  const { kind, giverId, receiverId, period } = contract;
  const offer = { kind, giverId, receiverId, period, rate: 0, effectiveFrom: backend.now() };
  expect(affectedByOffer(backend, offer).slice(1)).toEqual(found.rows);
  contract.status = 'terminated';
  expect(affectedByOffer(backend, offer)).toEqual([]);
});
