/**
 * The payout of a bet in cents: the stake times all odds (in hundredths), exact, rounded down to whole cents. With a
 * stake of 100 it gives the odds of the whole bet. The page gets the source text of this function, so it must not use
 * anything from outside.
 */
export function payoutOf(stake: bigint, odds: readonly bigint[]): bigint {
  let product = stake;
  let whole = 1n;
  for (const one of odds) {
    product *= one;
    whole *= 100n;
  }
  return product / whole;
}

/** The type of {@link payoutOf}. */
export type PayoutOf = typeof payoutOf;
