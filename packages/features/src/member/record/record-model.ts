import type { WireTransaction, WireTransactionPage } from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { formatMoney } from '../../shared/i18n/money.ts';
import { signOf } from '../../shared/records/amounts.ts';
import type { RecordPage } from '../../shared/records/collect.ts';
import type { CodeWords, SiteWriting } from '../../shared/records/labels.ts';

/** A movement of the balance (MEM-07). */
export interface Transaction {
  readonly id: string;
  /** The instant as the backend sent it. */
  readonly at: string;
  /** In the time zone of the site, to the minute. */
  readonly time: string;
  /** Code of the backend, as is the status. */
  readonly type: string;
  readonly status: string;
  readonly detail: string;
  readonly reference: string;
  /** The exact amount the balance changed by. */
  readonly amount: string;
  readonly balanceAfter: string;
  /** The same two in the money format of the site. */
  readonly change: string;
  readonly closing: string;
  readonly sign: -1 | 0 | 1;
}

/** Sums of the whole range, in the money format of the site. */
export interface TransactionSums {
  readonly deposits: string;
  readonly withdrawals: string;
  readonly bonuses: string;
  readonly change: string;
  readonly sign: -1 | 0 | 1;
}

/** The pages that show the order a movement belongs to. */
const orderPages: ReadonlyMap<string, string> = new Map([
  ['deposit', 'depositv2'],
  ['withdrawal', 'withdraw'],
]);

/** Address of the order of a movement; `null` for a movement without an order. */
export function orderHref({ type, reference }: Pick<Transaction, 'type' | 'reference'>) {
  const page = orderPages.get(type);
  return page === undefined || reference === ''
    ? null
    : `/?${new URLSearchParams({ member: page, 'list.order': reference })}`;
}

/** Types of a movement; the contract leaves the list open. */
export const transactionTypes: CodeWords = new Map([
  ['deposit', { label: 'wallet.deposit' }],
  ['withdrawal', { label: 'wallet.withdrawal' }],
  ['transfer', { label: 'wallet.transfer' }],
  ['bonus', { label: 'wallet.bonus' }],
  ['rebate', { label: 'wallet.rebate' }],
  ['reward', { label: 'points.reward' }],
  ['uplineTransfer', { label: 'member.transferUpline' }],
  ['downlineTransfer', { label: 'record.downlineTransfer' }],
  ['redEnvelope', { label: 'team.redEnvelope' }],
  ['salary', { label: 'record.salary' }],
  ['dividend', { label: 'team.dividend' }],
  ['bet', { label: 'game.bet' }],
  ['payout', { label: 'wallet.payout' }],
  ['adjustment', { label: 'record.adjustment' }],
]);

/** Statuses of a movement; the contract leaves the list open. */
export const paymentStatuses: CodeWords = new Map([
  ['pending', { label: 'status.payment.pending', tone: 'warn' }],
  ['processing', { label: 'status.payment.processing', tone: 'info' }],
  ['completed', { label: 'status.payment.completed', tone: 'success' }],
  ['toConfirm', { label: 'status.payment.toConfirm', tone: 'warn' }],
  ['rejected', { label: 'status.payment.rejected', tone: 'danger' }],
  ['cancelled', { label: 'status.payment.cancelled', tone: 'neutral' }],
]);

/** Wire → view model. An invalid time or amount stays unchanged. */
export function toTransaction(
  wire: WireTransaction,
  { symbol, timeZone }: SiteWriting,
): Transaction {
  const { time, type, status, detail, reference, amount, balanceAfter } = wire;
  return {
    id: wire.transactionId,
    at: time,
    time: formatDateTime(time, timeZone)?.slice(0, 16) ?? time,
    type,
    status,
    detail,
    reference,
    amount,
    balanceAfter,
    change: formatMoney(amount, { symbol, signed: true }) ?? amount,
    closing: formatMoney(balanceAfter, { symbol }) ?? balanceAfter,
    sign: signOf(amount),
  };
}

/** A page of the account record, with the sums of its whole range. */
export interface TransactionsPage extends RecordPage<Transaction> {
  readonly sums: TransactionSums;
}

/** Wire → view model, page by page. */
export function toTransactionsPage(
  { rows, totalPages, totalCount, totals }: WireTransactionPage,
  writing: SiteWriting,
): TransactionsPage {
  const { symbol } = writing;
  const money = (value: string) => formatMoney(value, { symbol }) ?? value;
  return {
    rows: rows.map((row) => toTransaction(row, writing)),
    totalPages,
    totalCount,
    sums: {
      deposits: money(totals.deposits),
      withdrawals: money(totals.withdrawals),
      bonuses: money(totals.bonuses),
      change: formatMoney(totals.change, { symbol, signed: true }) ?? totals.change,
      sign: signOf(totals.change),
    },
  };
}
