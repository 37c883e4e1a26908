import type { BetRecord, LedgerEntry } from '../ledger/ledger.ts';
import type {
  BonusRecord,
  DepositOrder,
  RebateRecord,
  Redemption,
  TransferRecord,
  WithdrawalOrder,
} from '../state/member-account.ts';

/** The records of a member from the 90 days before the sandbox started. */
export interface Past {
  /** Oldest first. Their sum gives the balances of the member at the start. */
  readonly entries: readonly LedgerEntry[];
  /** Oldest first. */
  readonly bets: readonly BetRecord[];
  /** Orders, oldest first. */
  readonly deposits: readonly DepositOrder[];
  readonly withdrawals: readonly WithdrawalOrder[];
  readonly transfers: readonly TransferRecord[];
  readonly bonuses: readonly BonusRecord[];
  readonly rebates: readonly RebateRecord[];
  readonly redemptions: readonly Redemption[];
}

export const noPast: Past = {
  entries: [],
  bets: [],
  deposits: [],
  withdrawals: [],
  transfers: [],
  bonuses: [],
  rebates: [],
  redemptions: [],
};
