/** Exact amounts: hundredths of the currency unit as a bigint. Never a float. */
export type Cents = bigint;

const decimal = /^(\d{1,15})(?:\.(\d{1,2}))?$/;

/** `12.5` → 1250n; `null` for anything that is not an amount of at most two decimals. */
export function parseMoney(text: string): Cents | null {
  const match = decimal.exec(text);
  if (!match) return null;
  const [, whole = '0', fraction = ''] = match;
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
}

/** 1250n → `12.50`. */
export function formatMoney(cents: Cents): string {
  const absolute = cents < 0n ? -cents : cents;
  const sign = cents < 0n ? '-' : '';
  return `${sign}${absolute / 100n}.${String(absolute % 100n).padStart(2, '0')}`;
}
