import { minute } from '../../core/calendar.ts';
import { mix } from '../../team/names.ts';
import type { Match } from './matches.ts';

/** What a bet on a match can name: the winner, a draw, or whether the score is over or under the line. */
export const picks = ['home', 'draw', 'away', 'over', 'under'] as const;
export type PickId = (typeof picks)[number];

export const isPickId = (text: string): text is PickId => picks.some((pick) => pick === text);

/** The share the house keeps, in percent: the chances that the odds stand for add up to 105 %. */
export const margin = 5;

/** Certainty, in hundredths of a percent. */
export const certain = 10_000;

/** The chance of each pick of a match, in hundredths of a percent. A pick that a match does not have is missing. */
export type Chances = Readonly<Partial<Record<PickId, number>>>;

/** How fast odds move: a new value every half minute, on a line between two points ten minutes apart. */
const step = minute / 2;
const stepsPerPoint = 20;

/** How far chances move at most, in thousandths of the smaller one. Less than half of the margin. */
const reach = 20;

/** A number of a match for {@link mix}. */
export const numberOf = ({ league, slot }: Match): number => mix(league.number, slot, 3);

/** From -1000 to 1000: where a chance has moved at an instant. */
function drift(seed: number, match: Match, at: number, channel: number): number {
  const steps = Math.floor(at / step);
  const point = Math.floor(steps / stepsPerPoint);
  const part = steps % stepsPerPoint;
  const valueAt = (which: number) => (mix(seed ^ numberOf(match), which, channel) % 2_001) - 1_000;
  return Math.trunc(
    (valueAt(point) * (stepsPerPoint - part) + valueAt(point + 1) * part) / stepsPerPoint,
  );
}

/** How good a team is, from -0.9 to 0.9. */
const strength = (seed: number, { league }: Match, team: number): number =>
  ((mix(seed, league.number * 100 + team, 21) % 1_801) - 900) / 1_000;

/** Moves chance from one pick to its opposite. */
const moved = (one: number, other: number, by: number): readonly [number, number] => {
  const shift = Math.trunc((Math.min(one, other) * reach * by) / 1_000_000);
  return [one + shift, other - shift];
};

/**
 * The chances of a match at an instant. They move until it starts; those at its start decide the result. Derived from
 * the seed: the same in every call.
 */
export function chancesAt(seed: number, match: Match, now: number): Chances {
  const { league, startsAt, sides } = match;
  const { draw: evenDraw } = league.sport;
  const at = Math.min(now, startsAt);
  // Playing at home helps a little.
  const apart = strength(seed, match, sides[0]) - strength(seed, match, sides[1]) + 0.1;
  const share = 1 / (1 + Math.exp(-apart));
  const draw = Math.round(evenDraw * (1 - Math.abs(2 * share - 1) / 2));
  const first = Math.round((certain - draw) * share);
  const [home, away] = moved(first, certain - draw - first, drift(seed, match, at, 31));
  const winner = draw > 0 ? { home, draw, away } : { home, away };
  if (league.line === null) return winner;
  const many = certain / 2 - 400 + (mix(seed ^ numberOf(match), 1, 22) % 801);
  const [over, under] = moved(many, certain - many, drift(seed, match, at, 32));
  return { ...winner, over, under };
}

/** Decimal odds of a chance, in hundredths, rounded down: 1 over the chance with the margin. */
export const oddsOf = (chance: number): bigint =>
  BigInt(certain) ** 2n / (BigInt(chance) * BigInt(100 + margin));

/** The odds of a pick at an instant; `null` when the match has no such pick. */
export function oddsAt(seed: number, match: Match, pick: PickId, now: number): bigint | null {
  const chance = chancesAt(seed, match, now)[pick];
  return chance === undefined ? null : oddsOf(chance);
}
