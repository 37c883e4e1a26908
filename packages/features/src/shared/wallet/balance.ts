import type { BalancePillProps } from '@parlour/ui';
import { formatMoney } from '../i18n/money.ts';

/** An amount counts as old if it could not be refreshed for this long, in ms (WAL-01). */
export const staleAfterMs = 60_000;

/** State of the balance query. Both times are in ms, from the same clock. */
export interface BalanceSnapshot {
  /** The last amount, a decimal string. */
  readonly amount: string | undefined;
  readonly fetching: boolean;
  readonly failed: boolean;
  /** When the amount arrived. */
  readonly arrivedAt: number;
  /** When the last attempt failed. */
  readonly failedAt: number;
  readonly hidden: boolean;
  readonly symbol: string;
}

/** A balance as a pill shows it. */
export interface ShownBalance {
  readonly state: BalancePillProps['state'];
  /** Formatted amount; empty if it is hidden. */
  readonly text: string;
}

/**
 * Converts the query's state to what is shown. Both times come from one device, so that a wrong clock cannot make a new
 * amount look old. A failed attempt is always visible: for the first minute as an error beside the amount, after that
 * the amount counts as old.
 */
export function showBalance(known: BalanceSnapshot): ShownBalance {
  const { amount, fetching, failed, hidden } = known;
  const text = amount === undefined ? null : formatMoney(amount, { symbol: known.symbol });
  const unusable = failed || amount !== undefined;
  if (text === null) return { state: unusable && !fetching ? 'error' : 'loading', text: '' };
  if (hidden) return { state: 'hidden', text: '' };
  if (fetching) return { state: 'refreshing', text };
  if (!failed) return { state: 'ready', text };
  return { state: known.failedAt - known.arrivedAt > staleAfterMs ? 'stale' : 'error', text };
}
