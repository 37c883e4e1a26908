import { groupDigits } from '@parlour/ui';

/** How a site writes money (I18-02). The symbol comes from the site settings; before they arrive it is empty. */
export interface MoneyFormat {
  readonly symbol: string;
  /** Digits after the point. Default 2. */
  readonly decimals?: number;
  /** Adds `+` to positive amounts (net positions). */
  readonly signed?: boolean;
}

/** The symbol that SPECIFICATION §9 names for a server that sends none. */
export const fallbackCurrency = 'P';

const decimalPattern = /^([+-]?)(\d+)(?:\.(\d*))?$/;

/**
 * Formats a decimal string exactly: Latin digits, groups of three, prefix symbol, real minus sign. It never uses a
 * float, so amounts beyond 2^53 are exact. Extra decimals are cut, not rounded: no amount may look larger than it is.
 * Returns `null` for text that is not a decimal number.
 */
export function formatMoney(value: string, { symbol, decimals = 2, signed }: MoneyFormat) {
  const match = decimalPattern.exec(value.trim());
  if (!match) return null;
  const [, sign, whole = '0', fraction = ''] = match;
  const digits = groupDigits(whole.replace(/^0+(?=\d)/, ''));
  const tail = decimals > 0 ? `.${fraction.slice(0, decimals).padEnd(decimals, '0')}` : '';
  const isZero = /^0*$/.test(whole + fraction.slice(0, decimals));
  const mark = isZero ? '' : sign === '-' ? '\u2212' : signed ? '+' : '';
  return `${mark}${symbol}${digits}${tail}`;
}

/** The amount a hidden balance shows (LAY-03). */
export const hiddenMoney = (symbol: string): string => `${symbol}***`;

/** Groups a count: `9640` → `9,640`. Latin digits in every language. */
export function formatCount(count: number): string {
  const whole = Math.trunc(count);
  return `${whole < 0 ? '-' : ''}${groupDigits(String(Math.abs(whole)))}`;
}
