import { derivedOf, hasDerivedTeam } from '../agents/anchor.ts';
import { membersUnder } from '../agents/people.ts';
import type { Backend } from '../backend.ts';
import { day as dayMs, firstInstantOf } from '../core/calendar.ts';
import type { Cents } from '../core/money.ts';
import { betsOf, entriesOf } from '../ledger/queries.ts';
import type { MemberRecord } from '../state/state.ts';
import { daysOf, type Span } from '../team/derived.ts';
import { periodsOf } from './periods.ts';
import type { ContractRecord, Tier } from './record.ts';

/** What one period of a contract came to. */
export interface Settlement extends Span {
  readonly id: string;
  readonly contractId: string;
  readonly bet: Cents;
  /** What the operator kept: stakes less payouts, rebates and bonuses. */
  readonly kept: Cents;
  readonly activeMembers: number;
  /** Hundredths of a percent. */
  readonly rate: number;
  readonly amount: Cents;
  readonly status: 'processing' | 'completed' | 'notMet';
}

interface Tally {
  bet: number;
  kept: number;
  /** Stakes by node, to see who counts as active. */
  readonly stakes: Map<number, number>;
}

/** Over a day or longer, somebody is active with this valid bet; over less, with any. */
const activeBet = 50_000;

/** Index of the period that contains an instant, or -1. Periods follow each other without a gap. */
function periodAt(periods: readonly Span[], at: number): number {
  let low = 0;
  let high = periods.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const period = periods[middle];
    if (!period) return -1;
    if (at < period.from) high = middle - 1;
    else if (at >= period.to) low = middle + 1;
    else return middle;
  }
  return -1;
}

/** What the real members of a team did in each period. */
function addMembers(
  backend: Backend,
  agent: MemberRecord,
  periods: readonly Span[],
  found: readonly Tally[],
): void {
  const span = { from: periods[0]?.from ?? 0, to: periods.at(-1)?.to ?? 0 };
  for (const { id } of membersUnder(backend, agent)) {
    if (id === agent.id) continue;
    // Members count below the nodes of the derived team.
    const who = -Number(id.replace(/\D/g, '')) - 1;
    for (const { at, status, stake, payout } of betsOf(backend, id, span)) {
      const tally = found[periodAt(periods, at)];
      if (!tally || status === 'void') continue;
      tally.bet += Number(stake);
      tally.kept += Number(stake - payout);
      tally.stakes.set(who, (tally.stakes.get(who) ?? 0) + Number(stake));
    }
    for (const { at, kind, main } of entriesOf(backend, id, span)) {
      if (kind !== 'rebate' && kind !== 'bonusReleased' && kind !== 'reward') continue;
      const tally = found[periodAt(periods, at)];
      if (tally) tally.kept -= Number(main);
    }
  }
}

/** Adds up the derived team in every period, in one walk through its days. */
function tallies(backend: Backend, periods: readonly Span[]): Tally[] {
  const found = periods.map((): Tally => ({ bet: 0, kept: 0, stakes: new Map() }));
  const [first] = periods;
  const last = periods.at(-1);
  if (!first || !last) return found;
  const { dailyActivity } = derivedOf(backend);
  let period = 0;
  for (const day of daysOf({ from: first.from, to: Math.min(last.to, backend.now()) })) {
    const start = firstInstantOf(day);
    while ((periods[period]?.to ?? Number.POSITIVE_INFINITY) <= start) period += 1;
    const step = (periods[period]?.to ?? 0) - (periods[period]?.from ?? 0);
    const book = dailyActivity(day);
    for (let line = 0; line < book.length; line += 1) {
      const at = start + (book.second[line] ?? 0) * 1_000;
      if (at < first.from || at >= backend.now()) continue;
      const offset = step < dayMs ? Math.floor((at - (periods[period]?.from ?? 0)) / step) : 0;
      const tally = found[period + offset];
      if (!tally) continue;
      const stake = book.stake[line] ?? 0;
      const kind = book.kind[line] ?? 0;
      if (kind === 0) {
        const node = book.node[line] ?? 0;
        tally.bet += stake;
        tally.kept += stake - (book.payout[line] ?? 0);
        tally.stakes.set(node, (tally.stakes.get(node) ?? 0) + stake);
      } else if (kind > 2) tally.kept -= stake;
    }
  }
  return found;
}

/** The best step whose terms are met. */
const reached = (tiers: readonly Tier[], bet: Cents, active: number): Tier | undefined =>
  tiers
    .filter((tier) => bet >= tier.periodicValidBet && active >= tier.activeMembers)
    .sort((a, b) => b.rate - a.rate)[0];

/** A share in hundredths of a percent, rounded down to whole hundredths of the currency. */
export const shareOf = (amount: Cents, rate: number): Cents =>
  amount > 0n ? (amount * BigInt(rate)) / 10_000n : 0n;

/** What the terms of a contract make of the figures of one period. */
export function settledBy(
  { kind, tiers }: Pick<ContractRecord, 'kind' | 'tiers'>,
  { bet, kept, activeMembers }: Pick<Settlement, 'bet' | 'kept' | 'activeMembers'>,
): Pick<Settlement, 'rate' | 'amount'> {
  const rate = reached(tiers, bet, activeMembers)?.rate ?? 0;
  return { rate, amount: shareOf(kind === 'dividend' ? kept : bet, rate) };
}

/** What a contract came to in each of its periods in a span, oldest first. */
export function settlementsOf(
  backend: Backend,
  agent: MemberRecord,
  contract: ContractRecord,
  span: Span,
): Settlement[] {
  const now = backend.now();
  const periods = periodsOf(contract, { from: span.from, to: Math.min(span.to, now) });
  const found = hasDerivedTeam(agent)
    ? tallies(backend, periods)
    : periods.map((): Tally => ({ bet: 0, kept: 0, stakes: new Map() }));
  addMembers(backend, agent, periods, found);
  return periods.map((period, index): Settlement => {
    const tally = found[index];
    const least = period.to - period.from >= dayMs ? activeBet : 1;
    const bet = BigInt(tally?.bet ?? 0);
    const kept = BigInt(tally?.kept ?? 0);
    const activeMembers = [...(tally?.stakes.values() ?? [])].filter(
      (stake) => stake >= least,
    ).length;
    const { rate, amount } = settledBy(contract, { bet, kept, activeMembers });
    const status = period.to > now ? 'processing' : amount > 0n ? 'completed' : 'notMet';
    const id = `${contract.id}-${Math.floor(period.from / 60_000).toString(36)}`.toUpperCase();
    return {
      ...period,
      id,
      contractId: contract.id,
      bet,
      kept,
      activeMembers,
      rate,
      amount,
      status,
    };
  });
}
