import type { WireWithdrawal, WireWithdrawalPage } from '@parlour/api-client';
import type { BadgeProps } from '@parlour/ui';
import type { TimelineState } from '@parlour/ui/data';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import type { MessageKey } from '../../shared/i18n/use-t.ts';
import { compareMoney, isPositive } from '../../shared/money/decimal.ts';
import { paymentStatus } from '../../shared/money/payment-status.ts';
import { pictureAddresses } from '../../shared/uploads/addresses.ts';
import { type PayoutAccount, toAccount } from './withdraw-model.ts';

/** One past step of an order. */
export interface OrderStep {
  readonly id: string;
  readonly status: string;
  /** A text of the backend; `null` without one. */
  readonly note: string | null;
  readonly time: string;
  readonly state: TimelineState;
}

/** A withdrawal with everything the backend says about it (WAL-03, WAL-04). */
export interface Order {
  readonly id: string;
  readonly status: string;
  /** Amounts are decimal strings. */
  readonly amount: string;
  readonly fee: string;
  readonly receives: string;
  readonly received: string;
  readonly remaining: string;
  /** The member answered that a part of the money arrived. */
  readonly isPart: boolean;
  readonly account: PayoutAccount;
  /** Times are in the time zone of the site. */
  readonly time: string;
  readonly paidAt: string | null;
  readonly deadline: string | null;
  /** The deadline for an answer has passed, and there is no result yet. */
  readonly isLate: boolean;
  /** What happens when the member does not answer, in the words of the operator; `null` without a text. */
  readonly policy: string | null;
  readonly canConfirm: boolean;
  readonly canCancel: boolean;
  readonly steps: readonly OrderStep[];
  readonly reason: string | null;
  /** Addresses of the pictures that were sent. */
  readonly proofs: readonly string[];
}

/** One page of withdrawals. */
export interface OrderPage {
  readonly rows: readonly Order[];
  readonly page: number;
  readonly pages: number;
}

const open: ReadonlySet<string> = new Set(['pending', 'processing']);
const ended: ReadonlySet<string> = new Set(['rejected', 'cancelled', 'failed', 'expired']);

/** Whether the backend is still processing it, so that it will change by itself. */
export const isOpen = ({ status }: Pick<Order, 'status'>): boolean => open.has(status);

/** Whether the money did not leave, or was returned. */
export const isReturned = ({ status }: Pick<Order, 'status'>): boolean => ended.has(status);

const more: ReadonlyMap<string, { readonly label: MessageKey; readonly tone: BadgeProps['tone'] }> =
  new Map([
    ['toConfirm', { label: 'status.payment.toConfirm', tone: 'warn' }],
    ['failed', { label: 'status.payment.failed', tone: 'danger' }],
  ]);

/** Label and tone of the status of an order; the contract leaves the list open. */
export const orderStatus = (status: string) => more.get(status) ?? paymentStatus(status);

/** Time zone and current time for the times of an order. */
export interface OrderTimes {
  readonly timeZone: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Wire → view model: an order. */
export function toOrder(wire: WireWithdrawal, { timeZone, now }: OrderTimes): Order {
  const time = (instant: string): string => formatDateTime(instant, timeZone) ?? instant;
  const maybe = (instant: string | undefined) => (instant === undefined ? null : time(instant));
  const { status, steps } = wire;
  const last = steps.at(-1);
  const text = (value: string | undefined): string | null => value?.trim() || null;
  const isWaiting = open.has(status) || status === 'toConfirm';
  return {
    id: wire.withdrawalId,
    status,
    amount: wire.amount,
    fee: wire.fee,
    receives: wire.receives,
    received: wire.receivedAmount,
    remaining: wire.remainingAmount,
    isPart: isPositive(wire.receivedAmount) && isPositive(wire.remainingAmount),
    account: toAccount(wire.account),
    time: time(wire.createdAt),
    paidAt: maybe(wire.paidAt),
    deadline: maybe(wire.confirmDeadlineAt),
    isLate: isWaiting && !wire.canConfirm && isOver(wire, now),
    policy: text(wire.policyText),
    canConfirm: wire.canConfirm,
    canCancel: wire.canCancel,
    steps: steps.map((step, index) => ({
      id: `${index} ${step.time}`,
      status: step.status,
      note: text(step.note),
      time: time(step.time),
      state: step === last ? lastState(status) : 'done',
    })),
    reason: text(wire.reason),
    proofs: pictureAddresses(wire.proofUrls),
  };
}

/** Whether the deadline has passed. An order that was answered in time and is under review is not late. */
function isOver({ confirmDeadlineAt, status, steps }: WireWithdrawal, now: number): boolean {
  const until = Date.parse(confirmDeadlineAt ?? '');
  if (Number.isNaN(until) || until > now) return false;
  return status === 'toConfirm' || Date.parse(steps.at(-1)?.time ?? '') >= until;
}

const lastState = (status: string): TimelineState => {
  if (ended.has(status)) return 'failed';
  return status === 'completed' ? 'done' : 'current';
};

/** Wire → view model: a page of orders. */
export const toOrderPage = (
  { rows, totalPages }: WireWithdrawalPage,
  page: number,
  times: OrderTimes,
): OrderPage => ({ rows: rows.map((row) => toOrder(row, times)), page, pages: totalPages });

/** Number of an open order for the same amount and account (WAL-07). */
export const sameOpen = (
  rows: readonly WireWithdrawal[],
  accountId: string,
  amount: string,
): string | null =>
  rows.find(
    (row) =>
      open.has(row.status) &&
      row.account.accountId === accountId &&
      compareMoney(row.amount, amount) === 0,
  )?.withdrawalId ?? null;
