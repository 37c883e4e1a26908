import type { WireDeposit, WireDepositPage } from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { pictureAddresses } from '../../shared/uploads/addresses.ts';

/** Where to send the money of one deposit. */
export interface PayTo {
  readonly name: string;
  readonly number: string;
  /** Empty for a method that is not a bank. */
  readonly bank: string;
  /** Content of a QR code; empty without one. */
  readonly qr: string;
  readonly note: string;
}

/** One deposit as the backend has it (WAL-03). Amounts are decimal strings, times are in the time zone of the site. */
export interface Order {
  readonly id: string;
  readonly reference: string;
  readonly method: string;
  readonly kind: string;
  /** An open list; see {@link stageOf}. */
  readonly status: string;
  readonly amount: string;
  readonly fee: string;
  readonly bonus: string;
  readonly credited: string;
  /** `null` when no money has to be sent any more. */
  readonly payTo: PayTo | null;
  readonly needsProof: boolean;
  /** Addresses of the pictures that prove the payment. */
  readonly proofs: readonly string[];
  readonly created: string;
  /** Deadline for the payment. */
  readonly payBy: { readonly at: number; readonly text: string } | null;
  /** Time of the decision; empty before it. */
  readonly settled: string;
  /** Why it was rejected, plain text of the backend; may be empty. */
  readonly reason: string;
}

/** Wire → view model. */
export function toOrder(wire: WireDeposit, timeZone: string): Order {
  const told = (time: string) => formatDateTime(time, timeZone) ?? time;
  const payBy = wire.expiresAt === undefined ? Number.NaN : Date.parse(wire.expiresAt);
  return {
    id: wire.depositId,
    reference: wire.reference,
    method: wire.methodName,
    kind: wire.kind,
    status: wire.status,
    amount: wire.amount,
    fee: wire.fee,
    bonus: wire.bonus,
    credited: wire.credited,
    payTo: wire.payTo
      ? {
          name: wire.payTo.accountName,
          number: wire.payTo.accountNumber,
          bank: wire.payTo.bankName ?? '',
          qr: wire.payTo.qrText ?? '',
          note: wire.payTo.note ?? '',
        }
      : null,
    needsProof: wire.needsProof,
    proofs: pictureAddresses(wire.proofUrls),
    created: told(wire.createdAt),
    payBy: Number.isNaN(payBy) ? null : { at: payBy, text: told(new Date(payBy).toISOString()) },
    settled: wire.settledAt === undefined ? '' : told(wire.settledAt),
    reason: wire.reason ?? '',
  };
}

/** One page of deposits, newest first. */
export interface OrderPage {
  readonly rows: readonly Order[];
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
}

/** Wire → view model. */
export const toOrderPage = (
  { rows, totalPages }: WireDepositPage,
  page: number,
  timeZone: string,
): OrderPage => ({ page, pages: totalPages, rows: rows.map((row) => toOrder(row, timeZone)) });

/** The statuses of a deposit that this page knows. */
export type Stage =
  | 'pending'
  | 'processing'
  | 'completed'
  | 'rejected'
  | 'expired'
  | 'cancelled'
  /** Any other status. The page shows its code and keeps following the order. */
  | 'unknown';

const stages: ReadonlySet<string> = new Set<Stage>([
  'pending',
  'processing',
  'completed',
  'rejected',
  'expired',
  'cancelled',
]);
const isStage = (status: string): status is Stage => stages.has(status);

export const stageOf = (status: string): Stage => (isStage(status) ? status : 'unknown');

/** Whether the deposit can still change. */
export const isOpen = (status: string): boolean =>
  ['pending', 'processing', 'unknown'].includes(stageOf(status));

/** Steps of the timeline of a deposit. */
export type StepId =
  | 'asked'
  | 'pay'
  | 'check'
  | 'credit'
  | 'rejected'
  | 'expired'
  | 'cancelled'
  | 'unknown';

export interface TimelineStep {
  readonly id: StepId;
  readonly state: 'done' | 'current' | 'todo' | 'failed';
  /** Present when the backend gives the time. */
  readonly time?: string | undefined;
}

/** Past and next steps of a deposit. Only what the backend said counts as done (WAL-03). */
export function timelineOf({ status, created, settled }: Order): readonly TimelineStep[] {
  const asked = { id: 'asked', state: 'done', time: created } as const;
  const end = settled === '' ? undefined : settled;
  const stage = stageOf(status);
  switch (stage) {
    case 'pending':
      return [
        asked,
        { id: 'pay', state: 'current' },
        { id: 'check', state: 'todo' },
        { id: 'credit', state: 'todo' },
      ];
    case 'processing':
      return [asked, { id: 'check', state: 'current' }, { id: 'credit', state: 'todo' }];
    case 'completed':
      return [asked, { id: 'credit', state: 'done', time: end }];
    case 'unknown':
      return [asked, { id: 'unknown', state: 'current', time: end }];
    default:
      return [asked, { id: stage, state: 'failed', time: end }];
  }
}

/** Longest transaction id that can be sent, in characters. */
export const longestPayerReference = 64;

/** Time until the order is read again, in ms: short at first, then longer. */
export const nextLook = (looks: number, every: number): number =>
  Math.min(every * 6, every + looks * (every / 5));
