export { type BalanceSnapshot, type ShownBalance, showBalance, staleAfterMs } from './balance.ts';
export { type BalanceHandle, useBalance } from './use-balance.ts';
export { useBalanceLabels } from './use-balance-labels.ts';
