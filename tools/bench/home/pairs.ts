/** The pages that are compared, in the order of the table. */
export const sides = ['ours', 'static', 'textbook'] as const;

/** One of the three pages. */
export type Side = (typeof sides)[number];

/** One number per side; the sides are visited one after the other. */
export type Round = Readonly<Record<Side, number>>;

/** Ratios of pairs. */
export interface Ratios {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** The middle number. For an even count, the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** Returns the order of a round. Each round starts with the next item, so that none always runs on a warm machine. */
export function inTurn<Item>(items: readonly Item[], round: number): readonly Item[] {
  const start = round % Math.max(1, items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}

/** The ratios of two sides, round by round. A slow round slows both sides, so the ratio stays. */
export function ratiosOf(rounds: readonly Round[], side: Side, against: Side): Ratios {
  const ratios = rounds.map((round) => round[side] / round[against]);
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}
