import { gameCounts } from '../catalogue/game-types.ts';
import { addDays, type DayNumber, dayOf, firstInstantOf, type Instant } from '../core/calendar.ts';
import { activityOfDay, type DailyActivity, type DayContext, playsOn } from './daily-activity.ts';
import { accountOf } from './names.ts';
import { createTree, type TeamTree, teamSize } from './tree.ts';

/** A span of time: includes `from`, excludes `to`. */
export interface Span {
  readonly from: Instant;
  readonly to: Instant;
}

/** The figures that are summed about people, in the order of the columns. */
export const measures = [
  'deposits',
  'withdrawals',
  'stake',
  'payout',
  'bonus',
  'rebate',
  'bets',
] as const;
export type Measure = (typeof measures)[number];

/** Running sums over the nodes: the sum of a range of nodes is the difference of two of them. */
export type RunningSums = Readonly<Record<Measure, Float64Array>>;

/** The derived team of one seed, with a cache of computed results. */
export interface DerivedTeam {
  readonly tree: TeamTree;
  readonly context: DayContext;
  readonly accounts: () => readonly string[];
  readonly dailyActivity: (day: DayNumber) => DailyActivity;
  readonly sums: (span: Span) => RunningSums;
  /** The last instant a downline played before `now`; `undefined` when not in the last 90 days. */
  readonly lastSeen: (node: number, now: number) => number | undefined;
}

/** Caches only the newest results: 90 days and a few spans take a few megabytes. */
function newest<K, V>(most: number, compute: (key: K) => V): (key: K) => V {
  const kept = new Map<K, V>();
  return (key) => {
    const value = kept.get(key) ?? compute(key);
    kept.delete(key);
    kept.set(key, value);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return value;
  };
}

const measureOfKind: readonly Measure[] = ['stake', 'deposits', 'withdrawals', 'bonus', 'rebate'];

/** Whether a line of a day is in a span. */
export const isIn = (span: Span, start: Instant, second: number): boolean => {
  const at = start + second * 1_000;
  return at >= span.from && at < span.to;
};

/** Days a span touches, oldest first. */
export function daysOf({ from, to }: Span): DayNumber[] {
  const first = dayOf(from);
  const length = Math.max(0, dayOf(to - 1) - first + 1);
  return Array.from({ length }, (_, index) => addDays(first, index));
}

/** A team of 10,000 that is not stored: everything is derived from the seed and the first day. */
export function deriveTeam(seed: number, born: DayNumber): DerivedTeam {
  const tree = createTree(seed);
  const all = Object.values(gameCounts).reduce((sum, count) => sum + count, 0);
  const context: DayContext = { seed, tree, born, games: all - gameCounts.COCKFIGHT };
  const dailyActivity = newest(100, (day: DayNumber) => activityOfDay(context, day));

  const sumUp = (span: Span): RunningSums => {
    const column = () => new Float64Array(teamSize + 1);
    const sums = {
      deposits: column(),
      withdrawals: column(),
      stake: column(),
      payout: column(),
      bonus: column(),
      rebate: column(),
      bets: column(),
    };
    const add = (measure: Measure, node: number, amount: number) => {
      const values = sums[measure];
      values[node + 1] = (values[node + 1] ?? 0) + amount;
    };
    for (const day of daysOf(span)) {
      const book = dailyActivity(day);
      const start = firstInstantOf(day);
      for (let line = 0; line < book.length; line += 1) {
        if (!isIn(span, start, book.second[line] ?? 0)) continue;
        const node = book.node[line] ?? 0;
        const kind = book.kind[line] ?? 0;
        add(measureOfKind[kind] ?? 'stake', node, book.stake[line] ?? 0);
        if (kind !== 0) continue;
        add('payout', node, book.payout[line] ?? 0);
        add('bets', node, 1);
      }
    }
    for (const values of Object.values(sums)) {
      for (let node = 1; node <= teamSize; node += 1) {
        values[node] = (values[node] ?? 0) + (values[node - 1] ?? 0);
      }
    }
    return sums;
  };
  const bySpan = newest(8, (key: string) => {
    const [from = 0, to = 0] = key.split(' ').map(Number);
    return sumUp({ from, to });
  });

  let accounts: readonly string[] | undefined;
  return {
    tree,
    context,
    accounts: () => {
      accounts ??= Array.from({ length: teamSize }, (_, node) => accountOf(seed, node));
      return accounts;
    },
    dailyActivity,
    sums: ({ from, to }) => bySpan(`${from} ${to}`),
    lastSeen(node, now) {
      const today = dayOf(now);
      for (let back = 0; back < 90; back += 1) {
        const day = addDays(today, -back);
        const at = firstInstantOf(day) + 70_000_000 - (node % 3_600) * 9_000;
        if (at < now && playsOn(context, day, node)) return at;
      }
      return undefined;
    },
  };
}
