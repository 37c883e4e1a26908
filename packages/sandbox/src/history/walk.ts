import type { Random } from '../art/index.ts';
import { sourceName } from '../catalogue/counter.ts';
import { house, mainOf } from '../ledger/accounts.ts';
import type { BetRecord } from '../ledger/ledger.ts';
import { day, dayStart, hour, minute } from './calendar.ts';
import { type Chronicle, chronicleOf } from './chronicle.ts';
import { type Appointment, type Habits, habitsOf } from './habits.ts';
import type { Life, Moment } from './life.ts';
import type { Past } from './past.ts';
import { between, type Purse, purseOf } from './purse.ts';
import { incomes, points, rebates, vendorMoney } from './regular.ts';
import { type PastGame, type Visit, visits } from './visits.ts';

/**
 * The last 90 days of a member, told backwards from what they own now: the present is always exact, and no wallet
 * was ever below nothing. Deposits fill in where the play alone would not explain a balance.
 * @returns null for somebody without a past
 */
export function pastOf(
  random: Random,
  life: Life,
  games: readonly [PastGame, ...PastGame[]],
  anchor: number,
): Past | null {
  const habits = habitsOf.get(life.username);
  if (!habits) return null;
  const today = dayStart(anchor);
  const purse = purseOf(life.memberId, life.series, life.owned);
  const chronicle = chronicleOf(random, purse);
  const played = visits(random, habits, games, today);
  const bets: BetRecord[] = [];
  const moments: Moment[] = [
    ...played.map((visit, index) => ({
      at: visit.at,
      undo: () => {
        bets.push(undoRound(purse, visit));
        const first = visit.at - (played[index - 1]?.at ?? 0) > 20 * minute;
        const amount = random.pick(habits.deposits);
        if (first && purse.main() >= habits.low + amount && deposits(random, purse, habits)) {
          chronicle.deposit(visit.at - 5_000, amount);
        }
      },
    })),
    ...habits.appointments.flatMap((appointment) =>
      kept(chronicle, purse, life, appointment, today - appointment.daysAgo * day),
    ),
    ...rebates(chronicle, played, today),
    ...vendorMoney(chronicle, life, today),
    ...incomes(chronicle, purse, life, today),
    ...points(chronicle, purse, played),
  ];
  // Newest first; of two at the same instant the later one in the list is undone first.
  moments.reverse().sort((a, b) => b.at - a.at);
  for (const { undo } of moments) undo();
  return {
    entries: purse.entries(today - 91 * day),
    bets: oldestFirst(bets),
    deposits: oldestFirst(chronicle.deposits),
    withdrawals: oldestFirst(chronicle.withdrawals),
    transfers: oldestFirst(chronicle.transfers),
    bonuses: oldestFirst(chronicle.bonuses),
    rebates: oldestFirst(chronicle.rebates),
    redemptions: oldestFirst(chronicle.redemptions),
  };
}

const oldestFirst = <T extends { readonly at: number }>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => a.at - b.at);

/** A deposit explains the money at hand the more, the more there is of it. */
const deposits = (random: Random, purse: Purse, { low, high }: Habits): boolean =>
  random.range(Number(low), Number(high)) < Number(purse.main());

function undoRound(purse: Purse, { at, stake, game, multiple }: Visit): BetRecord {
  const id = purse.reference('BT');
  const main = mainOf(purse.memberId);
  // Now and then a game breaks off, and the stake comes back.
  const isVoid = at % 61 === 0 && purse.main() >= stake;
  const full = isVoid ? 0n : (stake * multiple) / 100n;
  const payout = full <= purse.main() ? full : 0n;
  if (payout > 0n) purse.undo(at + 2_000, 'payout', id, between(house.games, main, payout));
  if (isVoid) purse.undo(at + 2_000, 'void', id, between(house.games, main, stake));
  purse.undo(at, 'bet', id, between(main, house.games, stake));
  return {
    id,
    memberId: purse.memberId,
    at,
    ...game,
    detail: '',
    stake,
    validBet: stake,
    payout,
    status: isVoid ? 'void' : payout > 0n ? 'won' : 'lost',
    settledAt: at + 2_000,
    from: [{ account: main, amount: stake }],
  };
}

/** An appointment as the one or two moments it has. */
function kept(
  chronicle: Chronicle,
  purse: Purse,
  life: Life,
  { clock, amount, what }: Appointment,
  start: number,
): Moment[] {
  const at = start + clock * minute;
  const one = (undo: () => void): Moment[] => [{ at, undo }];
  switch (what.kind) {
    case 'deposit':
      return one(() => chronicle.failedDeposit(at, amount, what.outcome));
    case 'withdrawal':
      return one(() => chronicle.withdrawal(at, amount, what.outcome));
    case 'reward':
      return one(() => {
        chronicle.ensure(amount, at);
        chronicle.reward(at, amount, what.source);
      });
    case 'uplineOut':
      return one(() => chronicle.upline(at, amount, 'out', life.upline ?? ''));
    case 'uplineIn':
      return one(() => {
        chronicle.ensure(amount, at);
        chronicle.upline(at, amount, 'in', what.from);
      });
    case 'convert':
      return one(() => {
        chronicle.ensure(amount, at);
        chronicle.convert(at, what.points, amount);
      });
    case 'redeem':
      return one(() => chronicle.redeem(at, what.record));
    case 'roundTrip': {
      const back = at + 100 * minute;
      return [
        { at, undo: () => chronicle.toVendor(at, amount, what.vendor) },
        {
          at: back,
          undo: () => {
            chronicle.ensure(amount, back);
            chronicle.fromVendor(back, amount, what.vendor);
          },
        },
      ];
    }
    case 'bonus': {
      const { source, times, outcome } = what;
      const id = purse.reference('BN');
      const end = start + what.days * day + 21 * hour;
      const required = amount * times;
      const status = outcome;
      const done = what.done ?? required;
      const expiresAt = at + 14 * day;
      const grant: Moment = {
        at,
        undo: () => {
          chronicle.intoBonus(at, amount, source, id);
          const title = sourceName(source);
          chronicle.bonus({ id, at, source, title, amount, required, done, expiresAt, status });
        },
      };
      if (outcome === 'active') return [grant];
      const keeps = outcome === 'completed';
      const finish = () => {
        if (keeps) chronicle.ensure(amount, end);
        chronicle.outOfBonus(end, amount, source, id, keeps);
      };
      return [grant, { at: end, undo: finish }];
    }
  }
}
