const pattern = /^(-?)(\d+)(?:\.(\d*))?$/;

/**
 * So many times an amount, exactly, with two decimals at least; never through a float (I18-02). Text
 * that is no decimal stays as it is.
 */
export function timesMoney(amount: string, count: number): string {
  const [, sign, whole, fraction = ''] = pattern.exec(amount.trim()) ?? [];
  if (whole === undefined || !Number.isSafeInteger(count)) return amount;
  const places = Math.max(2, fraction.length);
  const units = BigInt(whole + fraction.padEnd(places, '0')) * BigInt(count);
  const digits = String(units).padStart(places + 1, '0');
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
