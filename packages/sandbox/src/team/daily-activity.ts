import type { DayNumber } from '../core/calendar.ts';
import { mix } from './names.ts';
import { type TeamTree, teamSize } from './tree.ts';

/** Kinds of activity. The order is the code in `kind`. */
export const activityKinds = ['bet', 'deposit', 'withdrawal', 'bonus', 'rebate'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/**
 * The activity of a derived team on one day, as columns in the order of the nodes. Amounts are whole hundredths, far
 * below 2^53. A bet has a stake and a payout; other kinds have one amount (`stake`).
 */
export interface DailyActivity {
  readonly day: DayNumber;
  readonly length: number;
  readonly node: Int32Array;
  readonly kind: Uint8Array;
  /** Seconds since the start of the day. */
  readonly second: Int32Array;
  readonly stake: Float64Array;
  readonly payout: Float64Array;
  /** Game of a bet; 0 elsewhere. */
  readonly game: Int32Array;
}

/** Typical stakes, in hundredths. */
const stakes = [5_000, 10_000, 20_000, 25_000, 50_000, 100_000, 200_000, 500_000] as const;
const amounts = [50_000, 100_000, 150_000, 200_000, 300_000, 500_000, 1_000_000] as const;

/** The payout of a bet, in hundredths of its stake: on average 96 %. */
const multiples = [0, 0, 0, 0, 0, 50, 0, 120, 0, 150, 190, 0, 200, 0, 400, 425] as const;

/** The rebate on a stake, 0.4 %. */
const rebateOf = (stake: number) => Math.round(stake / 250);

/** The data from which the days of a team are derived. */
export interface DayContext {
  readonly seed: number;
  readonly tree: TeamTree;
  /** Day the backend began; ages count back from it. */
  readonly born: DayNumber;
  readonly games: number;
}

/** Friday is the busiest day of the week. */
const weekdays = [130, 116, 100, 96, 94, 98, 112] as const;

/** Whether a downline plays on a day. */
export function playsOn({ seed, tree, born }: DayContext, day: DayNumber, node: number): boolean {
  if (tree.standing[node] !== 0 && day > born - 20) return false;
  if (day < born - (tree.age[node] ?? 0)) return false;
  // Day 1 was a Friday.
  const week = weekdays[(((day - 1) % 7) + 7) % 7] ?? 100;
  return (mix(seed + day * 31, node) & 255) * 100 < (tree.habit[node] ?? 0) * week;
}

/** Generates a day of a team from its seed: about 5,000 lines in a millisecond. */
export function activityOfDay(context: DayContext, day: DayNumber): DailyActivity {
  const { seed, games } = context;
  const rows: number[] = [];
  const add = (node: number, kind: number, second: number, stake: number, payout = 0, game = 0) => {
    rows.push(node, kind, second, stake, payout, game);
  };
  for (let node = 0; node < teamSize; node += 1) {
    if (!playsOn(context, day, node)) continue;
    const roll = mix(seed + day * 31, node);
    // Most play starts in the evening, little at night.
    const start = 25_000 + ((roll >>> 8) % 50_000);
    let staked = 0;
    let second = start;
    const bets = 1 + ((roll >>> 24) % 5);
    if ((roll >>> 16) % 8 === 0) {
      add(node, 1, second - 240, amounts[(roll >>> 19) % amounts.length] ?? 0);
    }
    for (let index = 0; index < bets; index += 1) {
      const luck = mix(seed ^ day, node, index + 1);
      const stake = stakes[luck & 7 & ((luck >>> 3) & 7)] ?? 0;
      const payout = (stake * (multiples[(luck >>> 6) & 15] ?? 0)) / 100;
      const game = 1 + Math.floor((((luck >>> 10) & 0x3fff) / 0x4000) ** 2 * games);
      add(node, 0, second, stake, payout, game);
      staked += stake;
      second = Math.min(86_100, second + 60 + ((luck >>> 24) & 255) * 9);
    }
    if ((roll >>> 12) % 23 === 0) {
      add(node, 2, Math.min(86_200, second + 90), amounts[(roll >>> 21) % amounts.length] ?? 0);
    }
    if ((roll >>> 11) % 41 === 0) add(node, 3, start + 30, 10_000);
    // Rebates of a day are paid when it ends.
    add(node, 4, 86_340, rebateOf(staked));
  }
  return columns(day, rows);
}

function columns(day: DayNumber, rows: readonly number[]): DailyActivity {
  const length = rows.length / 6;
  const column = <T extends { [index: number]: number }>(target: T, offset: number): T => {
    for (let index = 0; index < length; index += 1) target[index] = rows[index * 6 + offset] ?? 0;
    return target;
  };
  return {
    day,
    length,
    node: column(new Int32Array(length), 0),
    kind: column(new Uint8Array(length), 1),
    second: column(new Int32Array(length), 2),
    stake: column(new Float64Array(length), 3),
    payout: column(new Float64Array(length), 4),
    game: column(new Int32Array(length), 5),
  };
}
