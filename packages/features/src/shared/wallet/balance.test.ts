import { expect, test } from 'vitest';
import { createPreferences } from '../runtime/preferences.ts';
import { memoryStore } from '../session/key-value-store.ts';
import { type BalanceSnapshot, showBalance, staleAfterMs } from './balance.ts';

const ready: BalanceSnapshot = {
  amount: '12450.00',
  fetching: false,
  failed: false,
  arrivedAt: 1000,
  failedAt: 0,
  hidden: false,
  symbol: '৳',
};
const shown = (part: Partial<BalanceSnapshot>) => showBalance({ ...ready, ...part });

test('[WAL-01] a balance is loading, ready, refreshing', () => {
  expect(shown({ amount: undefined, fetching: true })).toEqual({ state: 'loading', text: '' });
  expect(shown({})).toEqual({ state: 'ready', text: '৳12,450.00' });
  expect(shown({ fetching: true })).toEqual({ state: 'refreshing', text: '৳12,450.00' });
});

test('[WAL-01] a failed attempt is shown, and makes the amount old after a minute', () => {
  expect(shown({ amount: undefined, failed: true })).toEqual({ state: 'error', text: '' });
  const atLimit = { failed: true, failedAt: ready.arrivedAt + staleAfterMs };
  expect(shown(atLimit)).toEqual({ state: 'error', text: '৳12,450.00' });
  expect(shown({ ...atLimit, failedAt: atLimit.failedAt + 1 })).toEqual({
    state: 'stale',
    text: '৳12,450.00',
  });
});

test('[WAL-01] a new attempt after a failure counts as loading again', () => {
  expect(shown({ amount: undefined, failed: true, fetching: true }).state).toBe('loading');
  expect(shown({ failed: true, fetching: true }).state).toBe('refreshing');
});

test('[WAL-01][LAY-03] a hidden amount appears nowhere, in any state', () => {
  for (const part of [{}, { fetching: true }, { failed: true, failedAt: 1e9 }]) {
    expect(shown({ ...part, hidden: true })).toEqual({ state: 'hidden', text: '' });
  }
});

test('[WAL-01] an amount that is not a number is never shown', () => {
  expect(shown({ amount: 'NaN' })).toEqual({ state: 'error', text: '' });
});

test('[LAY-03] hiding the balance is remembered on this device', () => {
  const storage = memoryStore();
  const first = createPreferences(storage, 'bn');
  expect(first.store.getState().balanceHidden).toBe(false);
  first.setBalanceHidden(true);
  expect(first.store.getState().balanceHidden).toBe(true);
  expect(createPreferences(storage, 'bn').store.getState().balanceHidden).toBe(true);
});
