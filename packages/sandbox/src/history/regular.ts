import { rebateRates } from '../catalogue/member-policy.ts';
import { day, dayStart, hour, minute } from '../core/calendar.ts';
import { type Cents, smaller } from '../core/money.ts';
import { mainOf, operator, pointsOf } from '../ledger/accounts.ts';
import type { HistoryBuilder } from './builder.ts';
import { between, type ReverseLedger } from './reverse-ledger.ts';
import type { HistorySubject, Moment } from './subject.ts';
import type { Visit } from './visits.ts';

/** Claimed at noon every fourth day, for the bets since the last claim. */
export function rebates(
  builder: HistoryBuilder,
  played: readonly Visit[],
  today: number,
): Moment[] {
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
        builder.ensure(amount, at);
        builder.rebate(at, amount, total);
      },
    });
  }
  return found;
}

/** Rebate for some stakes at the basic rates. */
function rebateOn(played: readonly Visit[]): Cents {
  const thousandths = played.reduce(
    (sum, { stake, game }) => sum + stake * (rebateRates.get(game.gameType) ?? 0n),
    0n,
  );
  return thousandths / 100_000n;
}

/** Transfers of the last days that produce the present vendor balances. */
export function vendorMoney(
  builder: HistoryBuilder,
  { owned, memberId }: HistorySubject,
  today: number,
): Moment[] {
  const prefix = `m/${memberId}/vendor/`;
  return [...owned]
    .filter(([account]) => account.startsWith(prefix))
    .map(([account, amount], index) => {
      const at = today - (index + 1) * day + 17 * hour + index * 7 * minute;
      return { at, undo: () => builder.toVendor(at, amount, account.slice(prefix.length)) };
    });
}

/** The income of an agent. Some of it was withdrawn when the balance could not have held it. */
export function incomes(
  builder: HistoryBuilder,
  ledger: ReverseLedger,
  subject: HistorySubject,
  today: number,
): Moment[] {
  const main = mainOf(subject.memberId);
  return subject.income.map(({ at, kind, amount, reference, note }) => ({
    at,
    undo: () => {
      // No withdrawal may come after the end of the past: income of the last evening that does not fit is left out.
      if (at < today - hour) builder.ensure(amount, at);
      if (ledger.main() < amount) return;
      ledger.undo(at, kind, reference, between(operator.commission, main, amount), note);
    },
  }));
}

/** One point for every 100 of valid bet, recorded at the end of each day. */
export function points(
  builder: HistoryBuilder,
  ledger: ReverseLedger,
  played: readonly Visit[],
): Moment[] {
  const byDay = new Map<number, Cents>();
  for (const { at, stake } of played) {
    const start = dayStart(at);
    byDay.set(start, (byDay.get(start) ?? 0n) + stake);
  }
  return [...byDay].map(([start, stake]) => {
    const at = start + day - 5 * minute;
    const undo = () => {
      const earned = smaller(stake / 10_000n, ledger.holds(pointsOf(ledger.memberId)));
      if (earned > 0n) builder.earn(at, earned);
    };
    return { at, undo };
  });
}
