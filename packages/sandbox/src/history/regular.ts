import { rebateRates } from '../catalogue/counter.ts';
import { house, mainOf, pointsOf } from '../ledger/accounts.ts';
import { type Cents, smaller } from '../money.ts';
import { day, dayStart, hour, minute } from './calendar.ts';
import type { Chronicle } from './chronicle.ts';
import type { Life, Moment } from './life.ts';
import { between, type Purse } from './purse.ts';
import type { Visit } from './visits.ts';

/** Claimed at noon every fourth day, for what was bet since the claim before. */
export function rebates(chronicle: Chronicle, played: readonly Visit[], today: number): Moment[] {
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
export function vendorMoney(
  chronicle: Chronicle,
  { owned, memberId }: Life,
  today: number,
): Moment[] {
  const prefix = `m/${memberId}/vendor/`;
  return [...owned]
    .filter(([account]) => account.startsWith(prefix))
    .map(([account, amount], index) => {
      const at = today - (index + 1) * day + 17 * hour + index * 7 * minute;
      return { at, undo: () => chronicle.toVendor(at, amount, account.slice(prefix.length)) };
    });
}

/** What an agent earned; it was withdrawn where it would have been too much to keep. */
export function incomes(chronicle: Chronicle, purse: Purse, life: Life, today: number): Moment[] {
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
export function points(chronicle: Chronicle, purse: Purse, played: readonly Visit[]): Moment[] {
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
