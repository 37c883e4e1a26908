/** Calculates exactly with decimal strings of the API (`-12.50`), never with a float (I18-02). */

const pattern = /^([+-]?)(\d+)(?:\.(\d*))?$/;

const placesOf = (value: string): number => pattern.exec(value.trim())?.[3]?.length ?? 0;

/** Converts to units of 10^-places. Text that is not a decimal counts as 0. */
function scaled(value: string, places: number): bigint {
  const [, sign, whole = '0', fraction = ''] = pattern.exec(value.trim()) ?? [];
  const units = BigInt(whole + fraction.padEnd(places, '0'));
  return sign === '-' ? -units : units;
}

function written(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const end = digits.length - places;
  return `${units < 0n ? '-' : ''}${digits.slice(0, end)}.${digits.slice(end)}`;
}

/** Converts amounts to whole numbers of the same unit. `null` if one of them is no decimal number. */
export function inUnits(values: readonly string[]): readonly bigint[] | null {
  if (!values.every((value) => pattern.test(value.trim()))) return null;
  const places = Math.max(0, ...values.map(placesOf));
  return values.map((value) => scaled(value, places));
}

/** Compares two amounts, for `sort`. */
export function compareMoney(one: string, other: string): -1 | 0 | 1 {
  const places = Math.max(placesOf(one), placesOf(other));
  const difference = scaled(one, places) - scaled(other, places);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Returns the sum, with at least two decimals. */
export function addMoney(...values: readonly string[]): string {
  const places = Math.max(2, ...values.map(placesOf));
  return written(
    values.reduce((sum, value) => sum + scaled(value, places), 0n),
    places,
  );
}

/** Returns the difference, with at least two decimals. */
export const subtractMoney = (from: string, amount: string): string =>
  addMoney(from, amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

/** Whether an amount is above zero. */
export const isPositive = (amount: string): boolean => compareMoney(amount, '0') > 0;
