import { addMoney, compareMoney } from '../money/decimal.ts';

/**
 * The sum of decimal strings, exact to the last place, with two decimals at least (MEM-06, MEM-07).
 * What is no decimal number adds nothing.
 */
export const sumOf = (amounts: readonly string[]): string => addMoney(...amounts);

/** Whether an amount is below, above or nothing: what gives a change its colour. */
export const signOf = (amount: string): -1 | 0 | 1 => compareMoney(amount, '0');

/** How much of an amount is done, in whole per cent from 0 to 100; nothing to do is done. */
export function shareOf(done: string, all: string): number {
  const [part, whole] = [Number(done), Number(all)];
  if (!(whole > 0)) return 100;
  return Math.min(100, Math.max(0, Math.floor((part / whole) * 100)));
}
