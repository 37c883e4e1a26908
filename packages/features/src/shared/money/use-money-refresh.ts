import { paths } from '@parlour/api-client';
import { useRefresh } from '../runtime/use-refresh.ts';

/** The reads whose answers change when money moves. */
export const moneyReads: ReadonlySet<string> = new Set([
  paths.balance,
  paths.wallets,
  paths.transactions,
  paths.bets,
  paths.bonuses,
  paths.profit,
  paths.deposit,
  paths.deposits,
  paths.depositOptions,
  paths.withdrawal,
  paths.withdrawals,
  paths.withdrawalOptions,
  paths.withdrawalQuote,
  paths.rebate,
  paths.rebateClaims,
  paths.uplineTarget,
  paths.uplineTransfers,
  paths.consolidatedFunds,
  paths.playLimits,
  paths.playStatus,
]);

/** Reads again what changes when money moves, so that header, page and records agree (WAL-01, WAL-02). */
export const useMoneyRefresh = (): (() => Promise<void>) => useRefresh(moneyReads);
