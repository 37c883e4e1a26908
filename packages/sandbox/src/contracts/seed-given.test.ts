import { expect, test } from 'vitest';
import { derivedOf } from '../agents/anchor.ts';
import { clockTime, day, dayStart } from '../core/calendar.ts';
import { childrenOf } from '../team/tree.ts';
import { agency } from './agency.fixture.ts';
import type { ContractKind } from './record.ts';
import { contractsOf } from './store.ts';

// The contracts the demo agent has given to its direct agents when the sandbox begins: 20 November 2026.

async function givenOn() {
  const { backend, agent } = await agency();
  const given = contractsOf(backend, agent.id).filter(({ giverId }) => giverId === agent.id);
  return { backend, given, today: dayStart(backend.now()) };
}

/** Six, seven, eight and nine tenths of the operator's rates, tier by tier. */
const rates: Readonly<Record<ContractKind, readonly string[]>> = {
  dividend: ['600 720 900', '700 840 1050', '800 960 1200', '900 1080 1350'],
  daily: ['24 36', '28 42', '32 48', '36 54'],
  hourly: ['6 12', '7 14', '8 16', '9 18'],
  realtime: ['6', '7', '8', '9'],
};

/** A twentieth of the operator's requirements: valid bet in hundredths, active members. */
const asked: Readonly<Record<ContractKind, string>> = {
  dividend: '0/5 25000000/25 60000000/50',
  daily: '2500000/10 5000000/20',
  hourly: '100000/1 300000/3',
  realtime: '10000/1',
};

test('[AGT-13] given contracts pay six to nine tenths of the rate, for a twentieth of the requirements', async () => {
  const { given } = await givenOn();
  const shares = given.map(({ id, kind, tiers }) => {
    const terms = tiers.map((step) => `${step.periodicValidBet}/${step.activeMembers}`);
    expect(terms.join(' '), id).toBe(asked[kind]);
    return rates[kind].indexOf(tiers.map(({ rate }) => rate).join(' '));
  });
  expect(new Set(shares)).toEqual(new Set([0, 1, 2, 3]));
});

test('[AGT-13] the direct agents have two in five of the kinds each, each kind once', async () => {
  const { backend, given } = await givenOn();
  const { tree } = derivedOf(backend);
  const agents = childrenOf(tree, -1).filter((node) => tree.isAgent[node] === 1).length;
  expect(given.length / (agents * 4)).toBeGreaterThan(0.3);
  expect(given.length / (agents * 4)).toBeLessThan(0.5);
  const pairs = given.map(({ receiverId, kind }) => `${receiverId} ${kind}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(new Set(given.map(({ kind }) => kind)).size).toBe(4);
  const minutes = { dividend: null, daily: null, hourly: 60, realtime: 5 };
  for (const { id, kind, period, everyMinutes } of given) {
    const usual = kind === 'dividend' ? 'semimonthly' : 'daily';
    expect([period, everyMinutes], id).toEqual([usual, minutes[kind]]);
    expect(id).toMatch(/^CT-6\d{3}$/);
  }
});

test('[AGT-13] each was offered at ten in the morning, within the last 81 days, and began the next day', async () => {
  const { given, today } = await givenOn();
  const ages = given.map(({ id, status, createdAt, effectiveFrom }) => {
    expect(clockTime(createdAt), id).toContain(' 10:00');
    const created = dayStart(createdAt);
    expect(effectiveFrom, id).toBe(status === 'accepted' ? today + 4 * day : created + day);
    return (today - created) / day;
  });
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(2);
  expect(Math.max(...ages)).toBeGreaterThan(60);
  expect(Math.max(...ages)).toBeLessThanOrEqual(81);
});

test('[AGT-13] offers are answered in two to four days of five; ended contracts ended half way', async () => {
  const { given, today } = await givenOn();
  const offers = given.filter(({ status }) => status === 'offered');
  const answers = offers.map(({ answersAt }) => ((answersAt ?? 0) - today) / day);
  expect([...new Set(answers)].sort()).toEqual([2, 3, 4]);
  for (const { answerBy } of offers) {
    expect(answerBy).toBe(Date.parse('2026-11-24T23:59:59+06:00'));
  }
  for (const { id, createdAt, endedAt } of given) {
    if (endedAt === null) continue;
    const half = Math.floor((today - dayStart(createdAt)) / day / 2);
    expect((today - endedAt) / day, id).toBe(half);
  }
});
