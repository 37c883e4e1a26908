import { formatDateTime } from '../i18n/index.ts';
import {
  type AmountProblem,
  type AmountRules,
  checkAmount,
  type PastMove,
  type PastPage,
} from '../money/index.ts';

/** Money for another account as it is sent (WAL-05, AGT-04). */
export interface WantedTransfer {
  /** A decimal string. */
  readonly amount: string;
  readonly paymentPassword: string;
  readonly note: string;
}

/** Fields of the transfer, as the backend calls them too. */
export const transferNames = ['amount', 'paymentPassword', 'note'] as const;
export type TransferName = (typeof transferNames)[number];
export type TransferProblem = AmountProblem | 'long';

/** What was left in the form; the transaction password never is. */
export interface TransferDraft {
  /** As it was typed. */
  readonly amount: string;
  readonly note: string;
}

/** An empty form. */
export const noTransferDraft: TransferDraft = { amount: '', note: '' };

/** What is in a form that was left; fields that were not kept are empty. */
export function transferDraftOf(kept: Readonly<Record<string, string>> | null): TransferDraft {
  const { amount = '', note = '' } = kept ?? {};
  return { amount, note };
}

/** Longest note, in characters. */
export const longestNote = 140;

/** Smallest and largest amount of one transfer, decimal strings. */
export interface TransferLimits {
  readonly min: string;
  readonly max: string;
}

/** What an amount has to keep to; the balance counts once it is known. */
export const rulesOf = ({ min, max }: TransferLimits, balance: string | null): AmountRules => ({
  min,
  max,
  ...(balance !== null && { balance }),
});

/**
 * What is wrong with a transfer, by field; the question opens and the transfer is sent only when this is empty
 * (WAL-05, AGT-04).
 */
export function transferProblems(
  typed: Readonly<Record<TransferName, string>>,
  rules: AmountRules,
  symbol: string,
): ReadonlyMap<TransferName, TransferProblem> {
  const found = new Map<TransferName, TransferProblem>();
  const { problem } = checkAmount(typed.amount, rules, symbol);
  if (problem) found.set('amount', problem);
  if (typed.paymentPassword.trim() === '') found.set('paymentPassword', 'required');
  if ([...typed.note.trim()].length > longestNote) found.set('note', 'long');
  return found;
}

/** What all pages of transfers have in common. */
interface WireTransferPage<Row> {
  readonly rows: readonly Row[];
  readonly totalPages: number;
}

type WireTransfer = Pick<PastMove, 'amount' | 'status' | 'time'> & { readonly reference: string };

/** Wire → view model: a page of what was sent before; `what` names a row. */
export const toPastTransfers = <Row extends WireTransfer>(
  { rows, totalPages }: WireTransferPage<Row>,
  page: number,
  timeZone: string,
  what: (row: Row) => string,
): PastPage => ({
  page,
  pages: totalPages,
  rows: rows.map((row) => ({
    id: row.reference,
    what: what(row),
    amount: row.amount,
    status: row.status,
    time: formatDateTime(row.time, timeZone) ?? row.time,
  })),
});
