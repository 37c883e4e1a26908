const pattern = /^(\d+)(?:\.(\d*))?$/;

/**
 * Computes a percentage of an amount exactly, without floats (I18-02). Cuts after two decimals, as amounts are cut
 * everywhere, so that no result is larger than the exact one. Counts text that is no decimal as zero.
 */
export function shareOfMoney(amount: string, percent: string): string {
  const [, whole = '0', fraction = ''] = pattern.exec(amount) ?? [];
  const [, rateWhole = '0', rateFraction = ''] = pattern.exec(percent) ?? [];
  const places = fraction.length + rateFraction.length;
  const product = BigInt(whole + fraction) * BigInt(rateWhole + rateFraction);
  // Dividing by 100 shifts by two places; two more digits stay behind the point.
  const cents = String(product / 10n ** BigInt(places)).padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}
