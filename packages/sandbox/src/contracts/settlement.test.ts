import { expect, test } from 'vitest';
import { day, dayStart, hour } from '../core/calendar.ts';
import { move } from '../ledger/queries.ts';
import { placeBet, settleBet, voidBet } from '../ledger/rounds.ts';
import type { MemberRecord } from '../state/state.ts';
import { type Stage, stage } from '../testing/stage.ts';
import type { ContractKind } from './record.ts';
import { settlementsOf } from './settlement.ts';

/** The people of a stage by role: the direct downlines of `agent` are `first` and `second`. */
function cast(at: Stage) {
  const [top, agent, first, second, other] = at.people;
  if (!top || !agent || !first || !second || !other) throw new Error('The stage is empty');
  return { top, agent, first, second, other };
}

/** A bet that ends at once. */
function bet({ backend }: Stage, who: MemberRecord, stake: bigint, payout = 0n) {
  const wager = { nodeId: 1, gameType: 'RNG', vassalage: 'x', stake };
  const placed = placeBet(backend, who, wager);
  if (!('bet' in placed)) throw new Error(placed.code);
  settleBet(backend, placed.bet, payout);
}

/** The settlements of the agent's contract, from the start of today until now. */
function settled(at: Stage, kind: ContractKind = 'daily') {
  const { agent } = cast(at);
  const id = kind === 'hourly' ? 'CT-2' : 'CT-3';
  const contract = at.backend.state.agents.contracts.get(id);
  if (!contract) throw new Error(id);
  const now = at.backend.now();
  const span = { from: dayStart(now - 1), to: now + 1 };
  return settlementsOf(at.backend, agent, { ...contract, kind }, span);
}

test('[AGT-10] a bet counts in the period of its instant: the last instant of a day, the first of the next', () => {
  const at = stage(1);
  const { first } = cast(at);
  const midnight = dayStart(at.backend.now()) + day;
  at.pass(midnight - 1 - at.backend.now());
  bet(at, first, 100n);
  at.pass(1);
  bet(at, first, 1_000n);
  at.pass(day);
  const amounts = settled(at).map(({ from, bet: sum }) => [from, sum]);
  expect(amounts).toContainEqual([midnight, 1_000n]);
  at.pass(-day);
  expect(settled(at)[0]).toMatchObject({ from: midnight - day, bet: 100n });
});

test('[AGT-10] a bet that is still running counts in no period; it counts in the one in which it is settled', () => {
  const at = stage(1);
  const { first } = cast(at);
  const wager = { nodeId: 1, gameType: 'LOTT', vassalage: 'x', stake: 1_000n };
  const placed = placeBet(at.backend, first, wager);
  if (!('bet' in placed)) throw new Error(placed.code);
  const midnight = dayStart(at.backend.now()) + day;
  at.pass(midnight + hour - at.backend.now());
  const figures = () => settled(at).map(({ from, bet: sum, kept }) => [from, sum, kept]);
  expect(figures()).not.toContainEqual([midnight - day, 1_000n, 1_000n]);
  settleBet(at.backend, placed.bet, 400n);
  expect(figures()).toContainEqual([midnight, 1_000n, 600n]);
  at.pass(-hour - 1);
  expect(settled(at)[0]).toMatchObject({ from: midnight - day, bet: 0n, kept: 0n });
});

test('[AGT-10] a period is in process until its last instant', () => {
  const at = stage(1);
  const { first } = cast(at);
  bet(at, first, 50_000n);
  const midnight = dayStart(at.backend.now()) + day;
  at.pass(midnight - 1 - at.backend.now());
  expect(settled(at)[0]).toMatchObject({ status: 'processing', amount: 2_500n });
  at.pass(1);
  expect(settled(at)[0]).toMatchObject({ status: 'completed', amount: 2_500n });
});

test('[AGT-10] a period that pays nothing has the status that its terms were not met', () => {
  const at = stage(1);
  at.pass(dayStart(at.backend.now()) + day - at.backend.now());
  expect(settled(at)[0]).toMatchObject({ status: 'notMet', amount: 0n, rate: 500, bet: 0n });
});

test('[AGT-10] bets of the team count, those of the agent, of others and voided ones do not', () => {
  const at = stage(1);
  const { top, agent, first, second, other } = cast(at);
  bet(at, first, 1_000n, 300n);
  bet(at, second, 500n, 900n);
  for (const outside of [top, agent, other]) bet(at, outside, 7_000n);
  const wager = { nodeId: 1, gameType: 'RNG', vassalage: 'x', stake: 9_000n };
  const placed = placeBet(at.backend, first, wager);
  if ('bet' in placed) voidBet(at.backend, placed.bet);
  expect(settled(at)[0]).toMatchObject({ bet: 1_500n, kept: 300n });
});

test('[AGT-09] rebates, rewards and released bonuses for the team reduce what the operator kept', () => {
  const at = stage(1);
  const { first } = cast(at);
  bet(at, first, 10_000n);
  for (const kind of ['rebate', 'reward', 'bonusReleased'] as const) {
    move(at.backend, first.id, { kind, amount: 1_000n });
  }
  // The member's own money does not count.
  move(at.backend, first.id, { kind: 'deposit', amount: 50_000n });
  expect(settled(at)[0]).toMatchObject({ bet: 10_000n, kept: 7_000n });
  expect(settled(at, 'dividend')[0]).toMatchObject({ rate: 500, amount: 350n });
});

test('[AGT-10] [AGT-11] a member is active with 500.00 over a day, with any bet over an hour', () => {
  const at = stage(1);
  const { first, second } = cast(at);
  bet(at, first, 49_999n);
  bet(at, second, 50_000n);
  expect(settled(at)[0]?.activeMembers).toBe(1);
  // The bets of one member are added up.
  at.pass(1);
  bet(at, first, 1n);
  expect(settled(at)[0]?.activeMembers).toBe(2);
  const hours = () => settled(at, 'hourly').map(({ from, activeMembers }) => [from, activeMembers]);
  const thisHour = Math.floor(at.backend.now() / hour) * hour;
  expect(hours()).toContainEqual([thisHour, 2]);
  at.pass(hour);
  bet(at, second, 1n);
  at.pass(1);
  expect(hours()).toContainEqual([thisHour + hour, 1]);
  expect(hours()).toContainEqual([thisHour - hour, 0]);
});

test('[AGT-13] when one contract replaces another within a week, each pays for its own days', () => {
  const at = stage(1);
  const { agent, first } = cast(at);
  const written = at.backend.state.agents.contracts.get('CT-3');
  if (!written) throw new Error('CT-3');
  const weekly = { ...written, period: 'weekly' } as const;
  const saturday = Date.parse('2026-11-21T00:00:00+06:00');
  at.pass(saturday - 1 - at.backend.now());
  bet(at, first, 100n);
  move(at.backend, first.id, { kind: 'rebate', amount: 1n });
  at.pass(1);
  bet(at, first, 60_000n);
  move(at.backend, first.id, { kind: 'rebate', amount: 240n });
  at.pass(1);
  const week = { from: saturday - 5 * day, to: saturday + 2 * day };
  const paid = (life: { endedAt: number } | { effectiveFrom: number }) =>
    settlementsOf(at.backend, agent, { ...weekly, ...life }, week);
  const old = { ...week, bet: 100n, kept: 99n, activeMembers: 0, amount: 5n };
  const next = { ...week, bet: 60_000n, kept: 59_760n, activeMembers: 1, amount: 3_000n };
  expect(paid({ endedAt: saturday })).toMatchObject([old]);
  expect(paid({ effectiveFrom: saturday })).toMatchObject([next]);
});

test('[AGT-10] each period has its own number', () => {
  const at = stage(1);
  at.pass(5 * hour);
  const numbers = settled(at, 'hourly').map(({ id }) => id);
  expect(numbers.length).toBeGreaterThan(5);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const id of numbers) expect(id).toMatch(/^CT-2-[0-9A-Z]+$/);
});
