import type { Random } from '../art/rng.ts';
import { sourceName } from '../catalogue/member-policy.ts';
import { day, dayStart, hour, minute } from '../core/calendar.ts';
import { mainOf, operator } from '../ledger/accounts.ts';
import { type BetRecord, outcomeOf } from '../ledger/ledger.ts';
import { type HistoryBuilder, historyBuilderOf } from './builder.ts';
import { type DemoProfile, demoProfileOf, type ScheduledEvent } from './demo-profiles.ts';
import type { Past } from './past.ts';
import { incomes, points, rebates, vendorMoney } from './regular.ts';
import { between, type ReverseLedger, reverseLedgerOf } from './reverse-ledger.ts';
import type { HistorySubject, Moment } from './subject.ts';
import { type PastGame, type Visit, visits } from './visits.ts';

/**
 * Generates the last 90 days of a member backwards from their present balances: the present is always exact, and no
 * wallet was ever negative. Adds deposits where play alone would not explain a balance.
 * @returns null for a member without a past
 */
export function generateHistory(
  random: Random,
  subject: HistorySubject,
  games: readonly [PastGame, ...PastGame[]],
  anchor: number,
): Past | null {
  const profile = demoProfileOf.get(subject.username);
  if (!profile) return null;
  const today = dayStart(anchor);
  const ledger = reverseLedgerOf(subject.memberId, subject.series, subject.owned);
  const builder = historyBuilderOf(random, ledger);
  const played = visits(random, profile, games, today);
  const bets: BetRecord[] = [];
  const moments: Moment[] = [
    ...played.map((visit, index) => ({
      at: visit.at,
      undo: () => {
        bets.push(undoRound(ledger, visit));
        const first = visit.at - (played[index - 1]?.at ?? 0) > 20 * minute;
        const amount = random.pick(profile.deposits);
        if (first && ledger.main() >= profile.low + amount && deposits(random, ledger, profile)) {
          builder.deposit(visit.at - 5_000, amount);
        }
      },
    })),
    ...profile.scheduled.flatMap((event) =>
      momentsOf(builder, ledger, subject, event, today - event.daysAgo * day),
    ),
    ...rebates(builder, played, today),
    ...vendorMoney(builder, subject, today),
    ...incomes(builder, ledger, subject, today),
    ...points(builder, ledger, played),
  ];
  // Newest first; of two at the same instant the later one in the list is undone first.
  moments.reverse().sort((a, b) => b.at - a.at);
  for (const { undo } of moments) undo();
  return {
    entries: ledger.entries(today - 91 * day),
    bets: oldestFirst(bets),
    deposits: oldestFirst(builder.deposits),
    withdrawals: oldestFirst(builder.withdrawals),
    transfers: oldestFirst(builder.transfers),
    bonuses: oldestFirst(builder.bonuses),
    rebates: oldestFirst(builder.rebates),
    redemptions: oldestFirst(builder.redemptions),
  };
}

const oldestFirst = <T extends { readonly at: number }>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => a.at - b.at);

/** The higher the balance, the more likely a deposit explains it. */
const deposits = (random: Random, ledger: ReverseLedger, { low, high }: DemoProfile): boolean =>
  random.range(Number(low), Number(high)) < Number(ledger.main());

function undoRound(ledger: ReverseLedger, { at, stake, game, multiple }: Visit): BetRecord {
  const id = ledger.reference('BT');
  const main = mainOf(ledger.memberId);
  // Sometimes a game breaks off, and the stake is returned.
  const isVoid = at % 61 === 0 && ledger.main() >= stake;
  const full = isVoid ? 0n : (stake * multiple) / 100n;
  const payout = full <= ledger.main() ? full : 0n;
  if (payout > 0n) ledger.undo(at + 2_000, 'payout', id, between(operator.games, main, payout));
  if (isVoid) ledger.undo(at + 2_000, 'void', id, between(operator.games, main, stake));
  ledger.undo(at, 'bet', id, between(main, operator.games, stake));
  return {
    id,
    memberId: ledger.memberId,
    at,
    ...game,
    detail: '',
    stake,
    validBet: stake,
    payout,
    status: isVoid ? 'void' : outcomeOf(stake, payout),
    settledAt: at + 2_000,
    from: [{ account: main, amount: stake }],
  };
}

/** The one or two moments of an event. */
function momentsOf(
  builder: HistoryBuilder,
  ledger: ReverseLedger,
  subject: HistorySubject,
  { clock, amount, what }: ScheduledEvent,
  start: number,
): Moment[] {
  const at = start + clock * minute;
  const one = (undo: () => void): Moment[] => [{ at, undo }];
  switch (what.kind) {
    case 'deposit':
      return one(() => builder.failedDeposit(at, amount, what.outcome));
    case 'withdrawal':
      return one(() => builder.withdrawal(at, amount, what.outcome));
    case 'reward':
      return one(() => {
        builder.ensure(amount, at);
        builder.reward(at, amount, what.source);
      });
    case 'uplineOut':
      return one(() => builder.upline(at, amount, 'out', subject.upline ?? ''));
    case 'uplineIn':
      return one(() => {
        builder.ensure(amount, at);
        builder.upline(at, amount, 'in', what.from);
      });
    case 'convert':
      return one(() => {
        builder.ensure(amount, at);
        builder.convert(at, what.points, amount);
      });
    case 'redeem':
      return one(() => builder.redeem(at, what.record));
    case 'roundTrip': {
      const back = at + 100 * minute;
      return [
        { at, undo: () => builder.toVendor(at, amount, what.vendor) },
        {
          at: back,
          undo: () => {
            builder.ensure(amount, back);
            builder.fromVendor(back, amount, what.vendor);
          },
        },
      ];
    }
    case 'bonus': {
      const { source, times, outcome } = what;
      const id = ledger.reference('BN');
      const end = start + what.days * day + 21 * hour;
      const required = amount * times;
      const status = outcome;
      const done = what.done ?? required;
      const expiresAt = at + 14 * day;
      const grant: Moment = {
        at,
        undo: () => {
          builder.intoBonus(at, amount, source, id);
          const title = sourceName(source);
          builder.bonus({ id, at, source, title, amount, required, done, expiresAt, status });
        },
      };
      if (outcome === 'active') return [grant];
      const keeps = outcome === 'completed';
      const finish = () => {
        if (keeps) builder.ensure(amount, end);
        builder.outOfBonus(end, amount, source, id, keeps);
      };
      return [grant, { at: end, undo: finish }];
    }
  }
}
