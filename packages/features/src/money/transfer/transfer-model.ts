import {
  type FormSchema,
  formSchema,
  shortText,
  someText,
  textThat,
} from '../../shared/form/schema.ts';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import type { PastMove, PastPage } from '../../shared/money/PastMoves.tsx';
import { type AmountRules, amountProblems, checkAmount } from '../../shared/money/typed-amount.ts';

/** A transfer to another account as it is sent (WAL-05, AGT-04). */
export interface WantedTransfer {
  /** A decimal string. */
  readonly amount: string;
  readonly paymentPassword: string;
  readonly note: string;
}

/** Field names of the transfer, the same as in the API. */
export const transferNames = ['amount', 'paymentPassword', 'note'] as const;
export type TransferName = (typeof transferNames)[number];
const transferProblems = [...amountProblems, 'long'] as const;
export type TransferProblem = (typeof transferProblems)[number];

/** What a draft keeps; the transaction password is never kept. */
export interface TransferDraft {
  /** As it was typed. */
  readonly amount: string;
  readonly note: string;
}

/** An empty form. */
export const noTransferDraft: TransferDraft = { amount: '', note: '' };

/** Restores a form from its draft; fields that were not kept are empty. */
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

/** The limits for an amount; the balance is one of them once it is known. */
export const rulesOf = ({ min, max }: TransferLimits, balance: string | null): AmountRules => ({
  min,
  max,
  ...(balance !== null && { balance }),
});

/** The schema of a transfer. Nothing is asked or sent while it finds an error (WAL-05, AGT-04). */
export const transferSchema = (
  rules: AmountRules,
  symbol: string,
): FormSchema<TransferName, TransferProblem> =>
  formSchema(transferProblems, {
    amount: textThat((typed) => checkAmount(typed, rules, symbol).problem),
    paymentPassword: someText(),
    note: shortText(longestNote),
  });

/** The fields that all pages of transfers share. */
interface WireTransferPage<Row> {
  readonly rows: readonly Row[];
  readonly totalPages: number;
}

type WireTransfer = Pick<PastMove, 'amount' | 'status' | 'time'> & { readonly reference: string };

/** Wire → view model: a page of past transfers; `what` names a row. */
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
