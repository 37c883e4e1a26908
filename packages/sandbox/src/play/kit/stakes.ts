import { type Cents, parseMoney, smaller } from '../../core/money.ts';

/** The stakes of a game. */
export interface Stakes {
  readonly least: Cents;
  readonly most: Cents;
  /** Stakes that are one press away, ascending; the first is the least. */
  readonly steps: readonly Cents[];
}

/** The highest stake is this many times the lowest, as in the rooms of a vendor (GLS2_roomList). */
const range = 500n;

/** A game with very small stakes still accepts this much, in cents. */
const alwaysAccepted = 5_000n;

const times = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n] as const;

/** The stakes of a game from its lowest one, a decimal string such as `0.5`. */
export function stakesFrom(minBet: string): Stakes {
  const least = parseMoney(minBet) ?? 1n;
  const most = least * range > alwaysAccepted ? least * range : alwaysAccepted;
  const steps = [...times.map((factor) => smaller(least * factor, most)), most];
  return { least, most, steps: [...new Set(steps)] };
}
