import type { Backend } from '../backend.ts';
import { typeOfGame } from '../catalogue/game-types.ts';
import { addDays, type DayNumber, firstInstantOf } from '../core/calendar.ts';
import type { Cents } from '../core/money.ts';
import { betsOf } from '../ledger/queries.ts';
import type { MemberRecord, State } from '../state/state.ts';
import { childrenOf } from '../team/tree.ts';
import { derivedOf, hasDerivedTeam } from './anchor.ts';
import { downlinesOf, membersUnder, ownRates, ratesOf } from './people.ts';
import { type Rate, readRate } from './rates.ts';

const pointsIn = (rates: readonly Rate[]): ReadonlyMap<string, number> =>
  new Map(rates.map(({ gameType, rate }) => [gameType, readRate(rate) ?? 0]));

/** Amounts of days that have ended: they do not change any more. */
const known = new WeakMap<State, Map<string, Cents>>();

/**
 * What an agent earns from the difference of rebate rates on one day. Remembers the amounts of days that have ended.
 */
export function rebateDifference(backend: Backend, agent: MemberRecord, day: DayNumber): Cents {
  if (firstInstantOf(addDays(day, 1)) > backend.now()) return workOut(backend, agent, day);
  const days = known.get(backend.state) ?? new Map<string, Cents>();
  known.set(backend.state, days);
  const key = `${agent.id} ${day}`;
  const amount = days.get(key) ?? workOut(backend, agent, day);
  days.set(key, amount);
  return amount;
}

/**
 * Computes the difference of rebate rates on one day: for every bet in the team of a direct downline, the agent's own
 * rate less the rate of that downline.
 */
function workOut(backend: Backend, agent: MemberRecord, day: DayNumber): Cents {
  const now = backend.now();
  const start = firstInstantOf(day);
  const own = pointsIn(ownRates(backend, agent));
  /** Hundredths of a hundredth of a percent of the currency's hundredths: divided once, at the end. */
  let sum = 0;
  for (const downline of downlinesOf(backend, agent, null)) {
    if (downline.node !== null) continue;
    const theirs = pointsIn(ratesOf(backend, downline, start));
    const member = backend.state.members.get(downline.id);
    if (!member) continue;
    for (const { id } of membersUnder(backend, member)) {
      for (const bet of betsOf(backend, id, { from: start, to: firstInstantOf(addDays(day, 1)) })) {
        if (bet.status === 'void') continue;
        const points = (own.get(bet.gameType) ?? 0) - (theirs.get(bet.gameType) ?? 0);
        sum += Number(bet.validBet) * Math.max(0, points);
      }
    }
  }
  if (hasDerivedTeam(agent)) {
    const { tree, dailyActivity } = derivedOf(backend);
    const book = dailyActivity(day);
    const roots = childrenOf(tree, -1);
    const people = downlinesOf(backend, agent, null).filter(({ node }) => node !== null);
    const rates = people.map((person) => pointsIn(ratesOf(backend, person, start)));
    // Lines are sorted by node, and teams are ranges of nodes.
    let root = 0;
    for (let line = 0; line < book.length; line += 1) {
      if (book.kind[line] !== 0) continue;
      const node = book.node[line] ?? 0;
      while (node >= (roots[root + 1] ?? Number.POSITIVE_INFINITY)) root += 1;
      if (start + (book.second[line] ?? 0) * 1_000 >= now) continue;
      const type = typeOfGame(book.game[line] ?? 0);
      const points = (own.get(type) ?? 0) - (rates[root]?.get(type) ?? 0);
      sum += (book.stake[line] ?? 0) * Math.max(0, points);
    }
  }
  return BigInt(Math.floor(sum / 10_000));
}
