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

/** 1250000n → `12,500.00`: an amount inside of a sentence. */
export const sayMoney = (cents: Cents): string =>
  formatMoney(cents).replace(/\B(?=(?:\d{3})+\.)/g, ',');

/** The smaller of two amounts. */
export function smaller(one: Cents, other: Cents): Cents {
  if (one < other) return one;
  return other;
}

/** A share of an amount at a rate in thousandths of a percent, rounded down: 600n is 0.6 %. */
export const shareOf = (amount: Cents, rate: bigint): Cents => (amount * rate) / 100_000n;

/** 600n → `0.6`: thousandths of a percent as the contract writes rates. */
export function formatRate(rate: bigint): string {
  const fraction = String(rate % 1_000n)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return fraction === '' ? String(rate / 1_000n) : `${rate / 1_000n}.${fraction}`;
}

/** The fee of a withdrawal: 1 %, in thousandths of a percent. */
export const withdrawalFeeRate = 1_000n;

export const withdrawalFee = (amount: Cents): Cents => shareOf(amount, withdrawalFeeRate);
