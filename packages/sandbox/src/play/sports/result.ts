import { mix } from '../../team/names.ts';
import type { Match } from './matches.ts';
import { certain, chancesAt, numberOf, type PickId } from './odds.ts';

/** How a match ended. */
export interface Result {
  readonly winner: 'home' | 'draw' | 'away';
  /** The score of home and away; `null` where nothing is counted. */
  readonly score: readonly [number, number] | null;
  /** Every pick that was right. */
  readonly right: ReadonlySet<PickId>;
}

/** The winner of a series of maps has two of them. */
const mapsToWin = 2;

/** A score with this winner that is over or under the line. `roll` gives a number below the given one. */
function scoreOf(
  { league }: Match,
  winner: Result['winner'],
  isOver: boolean,
  roll: (below: number, step: number) => number,
): readonly [number, number] {
  const { unit, spread } = league.sport;
  const inOrder = (most: number, least: number): readonly [number, number] =>
    winner === 'away' ? [least, most] : [most, least];
  if (unit === 'maps') return inOrder(mapsToWin, isOver ? 1 : 0);
  const line = Math.floor(Number(league.line));
  // A short match has a smaller spread.
  const range = Math.min(spread, Math.max(2, Math.floor(line / 3)));
  const off = roll(range + 1, 51);
  let sum = isOver ? line + 1 + off : Math.max(0, line - off);
  if (winner === 'draw') {
    // Two equal scores have an even sum.
    if (sum % 2 === 1) sum += isOver ? 1 : -1;
    return [sum / 2, sum / 2];
  }
  // Without a single goal nobody wins.
  sum = Math.max(1, sum);
  const half = Math.floor(sum / 2);
  const most = half + 1 + roll(Math.min(range, sum - half - 1) + 1, 52);
  return inOrder(most, sum - most);
}

/**
 * The result of a match, from the chances at its start. Derived from the seed: the same in every call, whoever bet what.
 * Must not be sent before the match has ended.
 */
export function resultOf(seed: number, match: Match): Result {
  const chances = chancesAt(seed, match, match.startsAt);
  const roll = (below: number, step: number) => mix(seed ^ numberOf(match), step, 41) % below;
  const drawn = roll(certain, 1);
  const { home = 0, draw = 0, over } = chances;
  const winner = drawn < home ? 'home' : drawn < home + draw ? 'draw' : 'away';
  if (over === undefined) return { winner, score: null, right: new Set([winner]) };
  const isOver = roll(certain, 2) < over;
  return {
    winner,
    score: scoreOf(match, winner, isOver, roll),
    right: new Set([winner, isOver ? 'over' : 'under'] as const),
  };
}
