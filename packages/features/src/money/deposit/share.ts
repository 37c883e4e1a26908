const pattern = /^(\d+)(?:\.(\d*))?$/;

/**
 * So much percent of an amount, exactly: no float comes near it (I18-02). What is below two decimals
 * is cut, as amounts are everywhere: nothing looks like more than it is. Text that is no decimal
 * counts as nothing.
 */
export function shareOfMoney(amount: string, percent: string): string {
  const [, whole = '0', fraction = ''] = pattern.exec(amount) ?? [];
  const [, rateWhole = '0', rateFraction = ''] = pattern.exec(percent) ?? [];
  const places = fraction.length + rateFraction.length;
  const product = BigInt(whole + fraction) * BigInt(rateWhole + rateFraction);
  // A percent is two places; two more places stay behind the point.
  const cents = String(product / 10n ** BigInt(places)).padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}
