import type { Cents } from '../core/money.ts';
import type { LotteryRow } from './draws.ts';

/** One prize: the required matches, and the payout in tenths of the stake. */
export interface Prize {
  readonly matches: number;
  readonly tenths: bigint;
}

/** Prizes for drawn balls, by the number of balls in the draw. */
const ballPrizes: Readonly<Record<number, readonly Prize[]>> = {
  5: [
    { matches: 2, tenths: 20n },
    { matches: 3, tenths: 150n },
    { matches: 4, tenths: 5_000n },
    { matches: 5, tenths: 1_000_000n },
  ],
  6: [
    { matches: 3, tenths: 60n },
    { matches: 4, tenths: 900n },
    { matches: 5, tenths: 25_000n },
    { matches: 6, tenths: 1_000_000n },
  ],
};

/** In a race a ticket names the winner. */
export const isRace = ({ of, pick }: LotteryRow): boolean => of > 0 && pick === of;

/** How many numbers a ticket has. */
export const choicesOf = (lottery: LotteryRow): number => (isRace(lottery) ? 1 : lottery.pick);

/** The prizes of a lottery, the smallest first. Digits count from the last one. */
export function prizesOf(lottery: LotteryRow): readonly Prize[] {
  if (isRace(lottery)) return [{ matches: 1, tenths: 90n }];
  if (lottery.of > 0) return ballPrizes[lottery.pick] ?? [];
  const whole = { matches: lottery.pick, tenths: 5n * 10n ** BigInt(lottery.pick) };
  const almost = { matches: lottery.pick - 1, tenths: 3n * 10n ** BigInt(lottery.pick - 1) };
  return [almost, whole];
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

/** The payout of a ticket. */
export function prizeOf(
  lottery: LotteryRow,
  chosen: readonly string[],
  drawn: readonly string[],
  stake: Cents,
): Cents {
  const matches = matchesOf(lottery, chosen, drawn);
  const won = prizesOf(lottery).findLast((prize) => prize.matches <= matches);
  return won ? (stake * won.tenths) / 10n : 0n;
}
