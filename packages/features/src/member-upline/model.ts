import type { WireUplineTarget, WireUplineTransferPage } from '@parlour/api-client';
import { formatDateTime } from '../i18n/index.ts';
import {
  type AmountProblem,
  type AmountRules,
  checkAmount,
  type PastPage,
} from '../money/index.ts';

/** Whom a member may send money to, and how much (WAL-05). */
export interface Upline {
  /** Masked by the backend. */
  readonly account: string;
  readonly nickname: string;
  readonly min: string;
  readonly max: string;
  /** Decimal strings. */
  readonly presets: readonly string[];
}

/** Wire → view model. */
export const toUpline = (wire: WireUplineTarget): Upline => ({
  account: wire.account,
  nickname: wire.nickname.trim() || wire.account,
  min: wire.minAmount,
  max: wire.maxAmount,
  presets: [...new Set(wire.presets)],
});

/** Fields of the transfer, as the backend calls them too. */
export const uplineNames = ['amount', 'paymentPassword', 'note'] as const;
export type UplineName = (typeof uplineNames)[number];
export type UplineProblem = AmountProblem | 'long';

/** What was left in the form; the transaction password never is. */
export interface UplineDraft {
  /** As it was typed. */
  readonly amount: string;
  readonly note: string;
}

/** An empty form. */
export const noUplineDraft: UplineDraft = { amount: '', note: '' };

/** What is in a form that was left; fields that were not kept are empty. */
export function uplineDraftOf(kept: Readonly<Record<string, string>> | null): UplineDraft {
  const { amount = '', note = '' } = kept ?? {};
  return { amount, note };
}

/** Longest note, in characters. */
export const longestNote = 140;

/** What an amount to the upline has to keep to; the balance counts once it is known. */
export const rulesOf = ({ min, max }: Upline, balance: string | null): AmountRules => ({
  min,
  max,
  ...(balance !== null && { balance }),
});

/**
 * What is wrong with a transfer, by field; the question opens and the transfer is sent only when this is empty
 * (WAL-05).
 */
export function uplineProblems(
  typed: Readonly<Record<UplineName, string>>,
  rules: AmountRules,
  symbol: string,
): ReadonlyMap<UplineName, UplineProblem> {
  const found = new Map<UplineName, UplineProblem>();
  const { problem } = checkAmount(typed.amount, rules, symbol);
  if (problem) found.set('amount', problem);
  if (typed.paymentPassword.trim() === '') found.set('paymentPassword', 'required');
  if ([...typed.note.trim()].length > longestNote) found.set('note', 'long');
  return found;
}

/** Wire → view model: a page of what was sent before. */
export const toPastPage = (
  { rows, totalPages }: WireUplineTransferPage,
  page: number,
  timeZone: string,
): PastPage => ({
  page,
  pages: totalPages,
  rows: rows.map(({ reference, account, amount, status, time }) => ({
    id: reference,
    what: account,
    amount,
    status,
    time: formatDateTime(time, timeZone) ?? time,
  })),
});
