import type { WireTeamTransaction, WireTeamTransactionPage } from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import type { RecordPage } from '../../shared/records/collect.ts';
import type { CodeWords, SiteWriting } from '../../shared/records/labels.ts';
import { type Figure, figureOf } from '../team-figures/figure.ts';
import type { TeamAccount } from '../team-figures/use-account-column.tsx';

/** A movement on the account of a downline (AGT-08). */
export interface TeamTransaction extends TeamAccount {
  readonly id: string;
  readonly at: string;
  /** In the time zone of the site, to the minute. */
  readonly time: string;
  /** Code of the backend, as is the status. */
  readonly type: string;
  readonly status: string;
  readonly reference: string;
  /** The amount the balance changed by. */
  readonly change: Figure;
}

/** A page of movements, with the sums of its whole range. */
export interface TeamTransactionsPage extends RecordPage<TeamTransaction> {
  readonly sums: {
    readonly deposits: Figure;
    readonly withdrawals: Figure;
    readonly bonuses: Figure;
    readonly change: Figure;
  };
}

/** Types of a movement; the contract leaves the list open. */
export const transactionTypes: CodeWords = new Map([
  ['deposit', { label: 'wallet.deposit' }],
  ['withdrawal', { label: 'wallet.withdrawal' }],
  ['bonus', { label: 'wallet.bonus' }],
  ['rebate', { label: 'wallet.rebate' }],
  ['uplineTransfer', { label: 'member.transferUpline' }],
  ['downlineTransfer', { label: 'record.downlineTransfer' }],
]);

/** Statuses of a movement; the contract leaves the list open. */
export const paymentStatuses: CodeWords = new Map([
  ['pending', { label: 'status.payment.pending', tone: 'warn' }],
  ['processing', { label: 'status.payment.processing', tone: 'info' }],
  ['completed', { label: 'status.payment.completed', tone: 'success' }],
  ['rejected', { label: 'status.payment.rejected', tone: 'danger' }],
  ['cancelled', { label: 'status.payment.cancelled', tone: 'neutral' }],
]);

function toTeamTransaction(
  wire: WireTeamTransaction,
  { symbol, timeZone }: SiteWriting,
): TeamTransaction {
  const { account, accountType, time, type, status, reference } = wire;
  return {
    account,
    accountType,
    id: wire.transactionId,
    at: time,
    time: formatDateTime(time, timeZone)?.slice(0, 16) ?? time,
    type,
    status,
    reference,
    change: figureOf(wire.amount, { symbol, signed: true }),
  };
}

/** Wire → view model, page by page. An invalid time stays unchanged. */
export function toTeamTransactionsPage(
  { rows, totalPages, totalCount, totals }: WireTeamTransactionPage,
  writing: SiteWriting,
): TeamTransactionsPage {
  const { symbol } = writing;
  return {
    rows: rows.map((row) => toTeamTransaction(row, writing)),
    totalPages,
    totalCount,
    sums: {
      deposits: figureOf(totals.deposits, { symbol }),
      withdrawals: figureOf(totals.withdrawals, { symbol }),
      bonuses: figureOf(totals.bonuses, { symbol }),
      change: figureOf(totals.change, { symbol, signed: true }),
    },
  };
}
