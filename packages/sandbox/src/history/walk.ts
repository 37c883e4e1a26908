import type { Random } from '../art/index.ts';
import { rebateRates, sourceName } from '../catalogue/counter.ts';
import { type Account, house, mainOf, pointsOf } from '../ledger/accounts.ts';
import type { BetRecord } from '../ledger/ledger.ts';
import { type Cents, smaller } from '../money.ts';
import { day, dayStart, hour, minute } from './calendar.ts';
import { type Chronicle, chronicleOf } from './chronicle.ts';
import { type Appointment, type Habits, habitsOf } from './habits.ts';
import type { Past } from './past.ts';
import { between, type Purse, purseOf } from './purse.ts';
import { type PastGame, type Visit, visits } from './visits.ts';

/** Whose past it is, and what it has to end with. */
export interface Life {
  readonly memberId: string;
  readonly username: string;
  /** 1 for the first demo account, 2 for the next: the first digit of the numbers in their papers. */
  readonly series: number;
  readonly owned: ReadonlyMap<Account, bigint>;
  /** User name of the upline. */
  readonly upline: string | null;
  /** What an agent earned in those days. */
  readonly income: readonly PastIncome[];
}

/** Money an agent earned before the books began. */
export interface PastIncome {
  readonly at: number;
  readonly kind: 'commission' | 'dividend' | 'salary';
  readonly amount: Cents;
  readonly reference: string;
  readonly note: string;
}

/** Something to undo on the way back. */
interface Moment {
  readonly at: number;
  undo(): void;
}

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

/** Claimed at noon every fourth day, for what was bet since the claim before. */
function rebates(chronicle: Chronicle, played: readonly Visit[], today: number): Moment[] {
  const found: Moment[] = [];
  for (let daysAgo = 86; daysAgo >= 2; daysAgo -= 4) {
    const at = today - daysAgo * day + 12 * hour;
    const since = played.filter((visit) => visit.at < at && visit.at >= at - 4 * day);
    const total = since.reduce((sum, { stake }) => sum + stake, 0n);
    const amount = rebateOn(since);
    if (amount < 1_000n) continue;
    found.push({
      at,
      undo: () => {
        chronicle.ensure(amount, at);
        chronicle.rebate(at, amount, total);
      },
    });
  }
  return found;
}

/** Rebate of some stakes at the basic rates. */
function rebateOn(played: readonly Visit[]): Cents {
  const thousandths = played.reduce(
    (sum, { stake, game }) => sum + stake * (rebateRates.get(game.gameType) ?? 0n),
    0n,
  );
  return thousandths / 100_000n;
}

/** What lies at vendors now went there in the last days. */
function vendorMoney(chronicle: Chronicle, { owned, memberId }: Life, today: number): Moment[] {
  const prefix = `m/${memberId}/vendor/`;
  return [...owned]
    .filter(([account]) => account.startsWith(prefix))
    .map(([account, amount], index) => {
      const at = today - (index + 1) * day + 17 * hour + index * 7 * minute;
      return { at, undo: () => chronicle.toVendor(at, amount, account.slice(prefix.length)) };
    });
}

/** What an agent earned; it was withdrawn where it would have been too much to keep. */
function incomes(chronicle: Chronicle, purse: Purse, life: Life, today: number): Moment[] {
  const main = mainOf(life.memberId);
  return life.income.map(({ at, kind, amount, reference, note }) => ({
    at,
    undo: () => {
      // Nothing may be withdrawn after the past is over: what does not fit on its last evening is left out.
      if (at < today - hour) chronicle.ensure(amount, at);
      if (purse.main() < amount) return;
      purse.undo(at, kind, reference, between(house.commission, main, amount), note);
    },
  }));
}

/** One point for every 100 of valid bet, written at the end of each day. */
function points(chronicle: Chronicle, purse: Purse, played: readonly Visit[]): Moment[] {
  const byDay = new Map<number, Cents>();
  for (const { at, stake } of played) {
    const start = dayStart(at);
    byDay.set(start, (byDay.get(start) ?? 0n) + stake);
  }
  return [...byDay].map(([start, stake]) => {
    const at = start + day - 5 * minute;
    const undo = () => {
      const earned = smaller(stake / 10_000n, purse.holds(pointsOf(purse.memberId)));
      if (earned > 0n) chronicle.earn(at, earned);
    };
    return { at, undo };
  });
}
