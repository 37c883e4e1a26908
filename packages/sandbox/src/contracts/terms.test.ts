import { expect, test } from 'vitest';
import {
  type ContractRecord,
  type ContractStatus,
  isAlive,
  isInForce,
  type Tier,
  topRate,
} from './record.ts';
import { settledBy, shareOf } from './settlement.ts';
import { actionsFor } from './wire.ts';

const tiers: readonly Tier[] = [
  { rate: 100, periodicValidBet: 10_000n, activeMembers: 2 },
  { rate: 300, periodicValidBet: 50_000n, activeMembers: 2 },
  { rate: 200, periodicValidBet: 30_000n, activeMembers: 5 },
];

const contract = (status: ContractStatus): ContractRecord => ({
  id: 'CT-1',
  kind: 'daily',
  giverId: '1',
  receiverId: '2',
  period: 'daily',
  everyMinutes: null,
  tiers,
  createdAt: 0,
  answerBy: null,
  effectiveFrom: 0,
  replaces: null,
  status,
  endedAt: null,
  answersAt: null,
});

test.each([
  { bet: 9_999n, activeMembers: 9, rate: 0 },
  { bet: 10_000n, activeMembers: 1, rate: 0 },
  { bet: 10_000n, activeMembers: 2, rate: 100 },
  { bet: 30_000n, activeMembers: 4, rate: 100 },
  { bet: 30_000n, activeMembers: 5, rate: 200 },
  { bet: 49_999n, activeMembers: 5, rate: 200 },
  // The best tier that is reached counts, whatever its position in the list.
  { bet: 50_000n, activeMembers: 5, rate: 300 },
  { bet: 50_000n, activeMembers: 2, rate: 300 },
])(
  '[AGT-13] with a bet of $bet and $activeMembers active members the rate is $rate',
  ({ rate, ...figures }) => {
    const settled = settledBy({ kind: 'daily', tiers }, { ...figures, kept: 1_000_000n });
    expect(settled).toEqual({ rate, amount: (figures.bet * BigInt(rate)) / 10_000n });
  },
);

test('[AGT-13] a dividend is a share of what the operator kept, a salary is a share of the valid bet', () => {
  const figures = { bet: 50_000n, kept: 20_000n, activeMembers: 2 };
  expect(settledBy({ kind: 'dividend', tiers }, figures).amount).toBe(600n);
  for (const kind of ['daily', 'hourly', 'realtime'] as const) {
    expect(settledBy({ kind, tiers }, figures).amount, kind).toBe(1_500n);
  }
  // A period in which the operator lost money pays nothing.
  expect(settledBy({ kind: 'dividend', tiers }, { ...figures, kept: -20_000n })).toEqual({
    rate: 300,
    amount: 0n,
  });
});

test('[AGT-13] a share is rounded down; a share of zero or less is zero', () => {
  expect(shareOf(9_999n, 100)).toBe(99n);
  expect(shareOf(10_000n, 100)).toBe(100n);
  expect(shareOf(1n, 10_000)).toBe(1n);
  expect([shareOf(0n, 500), shareOf(-10_000n, 500)]).toEqual([0n, 0n]);
});

test('[AGT-13] the top rate is the highest of any tier', () => {
  expect(topRate({ tiers })).toBe(300);
  expect(topRate({ tiers: [] })).toBe(0);
});

test.each([
  { status: 'offered', alive: true, inForce: false, receiver: ['accept', 'reject'] },
  { status: 'accepted', alive: true, inForce: false, receiver: [] },
  { status: 'active', alive: true, inForce: true, receiver: ['requestTermination'] },
  { status: 'terminationRequested', alive: true, inForce: true, receiver: [] },
  { status: 'rejected', alive: false, inForce: false, receiver: [] },
  { status: 'terminated', alive: false, inForce: false, receiver: [] },
] as const)('[AGT-13] $status: alive $alive, in force $inForce, steps of the receiver', (row) => {
  const one = contract(row.status);
  expect([isAlive(one), isInForce(one)]).toEqual([row.alive, row.inForce]);
  expect(actionsFor(one, '2')).toEqual(row.receiver);
});

test.each([
  { status: 'offered', giver: ['terminate'] },
  { status: 'accepted', giver: ['terminate'] },
  { status: 'active', giver: ['terminate'] },
  { status: 'terminationRequested', giver: ['terminate', 'reject'] },
  { status: 'rejected', giver: [] },
  { status: 'terminated', giver: [] },
] as const)('[AGT-13] $status: the giver may $giver', ({ status, giver }) => {
  expect(actionsFor(contract(status), '1')).toEqual(giver);
});
