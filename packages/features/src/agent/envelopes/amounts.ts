const pattern = /^(-?)(\d+)(?:\.(\d*))?$/;

/**
 * Multiplies an amount by a count, exactly and without floats, with two decimals at least (I18-02). Text that is no
 * decimal stays unchanged.
 */
export function timesMoney(amount: string, count: number): string {
  const [, sign, whole, fraction = ''] = pattern.exec(amount.trim()) ?? [];
  if (whole === undefined || !Number.isSafeInteger(count)) return amount;
  const places = Math.max(2, fraction.length);
  const units = BigInt(whole + fraction.padEnd(places, '0')) * BigInt(count);
  const digits = String(units).padStart(places + 1, '0');
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
