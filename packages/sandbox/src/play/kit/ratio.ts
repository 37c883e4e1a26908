/** An exact share: `part` of `whole`. */
export interface Ratio {
  readonly part: bigint;
  readonly whole: bigint;
}

/** The share in percent with two decimals, rounded half up: 1 of 3 → `33.33`. */
export function percentOf({ part, whole }: Ratio): string {
  const hundredths = (part * 20_000n + whole) / (whole * 2n);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
