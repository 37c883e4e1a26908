import type { LotteryRow } from './draws.ts';

/** One prize: the required matches, and the payout as a multiple of the stake. */
export interface Prize {
  readonly matches: number;
  readonly times: bigint;
}

const prizes = (least: number, ...times: readonly bigint[]): readonly Prize[] =>
  times.map((one, more) => ({ matches: least + more, times: one }));

/** Prizes for drawn balls, by how many are drawn from how many. Rarer matches pay more. */
const ballPrizes: Readonly<Record<string, readonly Prize[]>> = {
  '5/36': prizes(2, 2n, 15n, 500n, 100_000n),
  '5/39': prizes(2, 2n, 15n, 500n, 100_000n),
  '6/45': prizes(3, 12n, 180n, 4_000n, 100_000n),
  '6/49': prizes(3, 15n, 250n, 6_000n, 100_000n),
  '6/55': prizes(3, 20n, 400n, 10_000n, 100_000n),
};

/** In a race a ticket names the winner. */
export const isRace = ({ of, pick }: LotteryRow): boolean => of > 0 && pick === of;

/** How many numbers a ticket has. */
export const choicesOf = (lottery: LotteryRow): number => (isRace(lottery) ? 1 : lottery.pick);

/** The prizes of a lottery, the smallest first. Digits count from the last one. */
export function prizesOf(lottery: LotteryRow): readonly Prize[] {
  const { pick, of } = lottery;
  if (isRace(lottery)) return prizes(1, 9n);
  if (of > 0) return ballPrizes[`${pick}/${of}`] ?? [];
  return prizes(pick - 1, 3n * 10n ** BigInt(pick - 2), 5n * 10n ** BigInt(pick - 1));
}

/** How many numbers of a ticket match the draw. */
export function matchesOf(
  lottery: LotteryRow,
  chosen: readonly string[],
  drawn: readonly string[],
): number {
  if (isRace(lottery)) return chosen[0] === drawn[0] ? 1 : 0;
  if (lottery.of > 0) return chosen.filter((number) => drawn.includes(number)).length;
  const pairs = chosen.map((digit, index) => digit === drawn[index]).reverse();
  const wrong = pairs.indexOf(false);
  return wrong < 0 ? pairs.length : wrong;
}

/** The payout for so many matches, as a multiple of the stake. */
export const timesFor = (lottery: LotteryRow, matches: number): bigint =>
  prizesOf(lottery).findLast((prize) => prize.matches <= matches)?.times ?? 0n;

/** In how many ways so many can be chosen from a number of balls. */
function ways(from: number, count: number): bigint {
  let found = 1n;
  for (let step = 0; step < count; step += 1) {
    found = (found * BigInt(from - step)) / BigInt(step + 1);
  }
  return count > from ? 0n : found;
}

/** How many draws match a ticket in exactly so many numbers, of all draws. */
function waysToMatch(lottery: LotteryRow, matches: number): bigint {
  const { pick, of } = lottery;
  if (isRace(lottery)) return matches === 1 ? 1n : BigInt(of - 1);
  if (of > 0) return ways(pick, matches) * ways(of - pick, pick - matches);
  // The digit before the matching ones differs, those before it do not count.
  return matches === pick ? 1n : 9n * 10n ** BigInt(pick - matches - 1);
}

/** The exact return of a ticket: the payout of every draw, and the number of draws. */
export function returnOf(lottery: LotteryRow): { readonly part: bigint; readonly whole: bigint } {
  let part = 0n;
  let whole = 0n;
  for (let matches = 0; matches <= choicesOf(lottery); matches += 1) {
    const count = waysToMatch(lottery, matches);
    part += count * timesFor(lottery, matches);
    whole += count;
  }
  return { part, whole };
}
