import type { Random } from '../art/rng.ts';
import type { Cents } from '../core/money.ts';

/** Symbols on the reels, each equally likely. */
export const symbols = ['lotus', 'fish', 'kite', 'coin', 'gem', 'peacock'] as const;

export type ReelSymbol = (typeof symbols)[number];

/** Stakes the demo game offers. */
export const stakes: readonly Cents[] = [50n, 100n, 200n, 500n, 1000n];

/** Payout in tenths of the stake. With six equally likely symbols on three reels the return is 91.7 %. */
const tenths = { three: 120n, two: 14n } as const;

/** Return to player in percent, from the table above. */
export const returnToPlayer: number =
  Math.round((6 / 216) * Number(tenths.three) * 100 + (90 / 216) * Number(tenths.two) * 100) / 10;

export interface Round {
  readonly reels: readonly [ReelSymbol, ReelSymbol, ReelSymbol];
  readonly payout: Cents;
}

/** The payout of three reels for a stake. */
export function payoutOf(reels: Round['reels'], stake: Cents): Cents {
  const kinds = new Set(reels).size;
  if (kinds === 1) return (stake * tenths.three) / 10n;
  return kinds === 2 ? (stake * tenths.two) / 10n : 0n;
}

/** Plays one round. */
export function playRound(random: Random, stake: Cents): Round {
  const reels: Round['reels'] = [random.pick(symbols), random.pick(symbols), random.pick(symbols)];
  return { reels, payout: payoutOf(reels, stake) };
}
