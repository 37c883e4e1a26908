import { derivedOf, hasDerivedTeam } from '../agents/anchor.ts';
import { membersUnder } from '../agents/people.ts';
import type { Backend } from '../backend.ts';
import { day as dayMs, firstInstantOf } from '../core/calendar.ts';
import type { Cents } from '../core/money.ts';
import { betsOf, entriesOf } from '../ledger/queries.ts';
import type { MemberRecord } from '../state/state.ts';
import { daysOf, type Span } from '../team/derived.ts';
import { periodsOf } from './periods.ts';
import { type ContractRecord, topRate } from './record.ts';

/** The result of one period of a contract. */
export interface Settlement extends Span {
  readonly id: string;
  readonly contractId: string;
  readonly bet: Cents;
  /** The amount the operator kept: stakes less payouts, rebates and bonuses. */
  readonly kept: Cents;
  readonly activeMembers: number;
  /** Hundredths of a percent. */
  readonly rate: number;
  readonly amount: Cents;
  readonly status: 'processing' | 'completed' | 'notMet';
}

/** The activity in one period of a contract. */
interface Tally extends Span {
  bet: number;
  kept: number;
  /** Stakes by person, to count active people: keys are nodes of the derived team or ids of members. */
  readonly stakes: Map<number | string, number>;
}

/** A person is active with this valid bet over a day or longer; over less, with any bet. */
const activeBet = 50_000;

/** Finds the period that contains an instant. The periods have no gaps between them. */
function periodAt(tallies: readonly Tally[], at: number): Tally | undefined {
  let low = 0;
  let high = tallies.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at < (tallies[middle]?.to ?? 0)) high = middle;
    else low = middle + 1;
  }
  return tallies[low];
}

function addBet(tally: Tally, who: number | string, stake: number, payout: number): void {
  tally.bet += stake;
  tally.kept += stake - payout;
  tally.stakes.set(who, (tally.stakes.get(who) ?? 0) + stake);
}

/**
 * Adds the activity of a team's members with a record in a span. A bet counts when it is settled: until then nobody knows
 * what the operator keeps of it, and a period that was paid must not change any more.
 */
function addMembers(
  backend: Backend,
  agent: MemberRecord,
  tallies: readonly Tally[],
  span: Span,
): void {
  for (const { id } of membersUnder(backend, agent)) {
    if (id === agent.id) continue;
    for (const bet of betsOf(backend, id, { from: 0, to: span.to })) {
      const { settledAt, status, stake, payout } = bet;
      if (settledAt === null || settledAt < span.from || settledAt >= span.to) continue;
      const tally = periodAt(tallies, settledAt);
      if (tally && status !== 'void') addBet(tally, id, Number(stake), Number(payout));
    }
    for (const { at, kind, main } of entriesOf(backend, id, span)) {
      if (kind !== 'rebate' && kind !== 'bonusReleased' && kind !== 'reward') continue;
      const tally = periodAt(tallies, at);
      if (tally) tally.kept -= Number(main);
    }
  }
}

/** Adds the activity of the derived team in a span, until now. */
function addDerived(backend: Backend, tallies: readonly Tally[], { from, to }: Span): void {
  const { dailyActivity } = derivedOf(backend);
  const until = Math.min(to, backend.now());
  for (const day of daysOf({ from, to: until })) {
    const start = firstInstantOf(day);
    const book = dailyActivity(day);
    for (let line = 0; line < book.length; line += 1) {
      const at = start + (book.second[line] ?? 0) * 1_000;
      if (at < from || at >= until) continue;
      const tally = periodAt(tallies, at);
      if (!tally) continue;
      const stake = book.stake[line] ?? 0;
      const kind = book.kind[line] ?? 0;
      if (kind === 0) addBet(tally, book.node[line] ?? 0, stake, book.payout[line] ?? 0);
      // Bonuses and rebates; deposits and withdrawals do not count.
      else if (kind > 2) tally.kept -= stake;
    }
  }
}

/** The part of the periods in which a contract is in force; the rest belongs to the contract that replaces it. */
const countedSpan = (
  { effectiveFrom, endedAt }: Pick<ContractRecord, 'effectiveFrom' | 'endedAt'>,
  periods: readonly Span[],
): Span => ({
  from: Math.max(periods[0]?.from ?? 0, effectiveFrom),
  to: Math.min(periods.at(-1)?.to ?? 0, endedAt ?? Number.POSITIVE_INFINITY),
});

/** A share at a rate in hundredths of a percent, rounded down to whole hundredths of the currency. */
export const shareOf = (amount: Cents, rate: number): Cents =>
  amount > 0n ? (amount * BigInt(rate)) / 10_000n : 0n;

/** Applies the terms of a contract to the figures of one period. */
export function settledBy(
  { kind, tiers }: Pick<ContractRecord, 'kind' | 'tiers'>,
  { bet, kept, activeMembers }: Pick<Settlement, 'bet' | 'kept' | 'activeMembers'>,
): Pick<Settlement, 'rate' | 'amount'> {
  const reached = tiers.filter(
    (tier) => bet >= tier.periodicValidBet && activeMembers >= tier.activeMembers,
  );
  const rate = topRate({ tiers: reached });
  return { rate, amount: shareOf(kind === 'dividend' ? kept : bet, rate) };
}

/** The results of a contract in each of its periods in a span, oldest first. */
export function settlementsOf(
  backend: Backend,
  agent: MemberRecord,
  contract: ContractRecord,
  span: Span,
): Settlement[] {
  const now = backend.now();
  const periods = periodsOf(contract, { from: span.from, to: Math.min(span.to, now) });
  const tallies = periods.map(
    (period): Tally => ({ ...period, bet: 0, kept: 0, stakes: new Map() }),
  );
  const counted = countedSpan(contract, periods);
  if (hasDerivedTeam(agent)) addDerived(backend, tallies, counted);
  addMembers(backend, agent, tallies, counted);
  return tallies.map(({ from, to, stakes, ...sums }): Settlement => {
    const least = to - from >= dayMs ? activeBet : 1;
    const bet = BigInt(sums.bet);
    const kept = BigInt(sums.kept);
    const activeMembers = [...stakes.values()].filter((stake) => stake >= least).length;
    const { rate, amount } = settledBy(contract, { bet, kept, activeMembers });
    const status = to > now ? 'processing' : amount > 0n ? 'completed' : 'notMet';
    const id = `${contract.id}-${Math.floor(from / 60_000).toString(36)}`.toUpperCase();
    const contractId = contract.id;
    return { from, to, id, contractId, bet, kept, activeMembers, rate, amount, status };
  });
}
