import { addMoney, compareMoney } from '../money/decimal.ts';

/**
 * Returns the exact sum of decimal strings, with at least two decimals (MEM-06, MEM-07). Text that is not a decimal
 * number counts as 0.
 */
export const sumOf = (amounts: readonly string[]): string => addMoney(...amounts);

/** Sign of an amount; it decides the colour of a change. */
export const signOf = (amount: string): -1 | 0 | 1 => compareMoney(amount, '0');

/**
 * Returns how much of an amount is done, in whole per cent from 0 to 100. If there is nothing to do, it returns 100.
 */
export function shareOf(done: string, all: string): number {
  const [part, whole] = [Number(done), Number(all)];
  if (!(whole > 0)) return 100;
  return Math.min(100, Math.max(0, Math.floor((part / whole) * 100)));
}
