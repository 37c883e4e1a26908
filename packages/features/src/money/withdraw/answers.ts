import {
  anyText,
  type FormSchema,
  formSchema,
  shortText,
  textThat,
} from '../../shared/form/schema.ts';
import { compareMoney, subtractMoney } from '../../shared/money/decimal.ts';
import { readAmount, type TypedAmount } from '../../shared/money/typed-amount.ts';
import type { Order } from './orders.ts';

/** The answers of a member about a payment (WAL-04). */
export type Choice = 'received' | 'fullyPaid' | 'none' | 'part';

const choices: readonly Choice[] = ['received', 'fullyPaid', 'none', 'part'];

/** An answer while it is filled in; it is kept when the window closes. */
export interface TypedAnswer {
  readonly choice: Choice | null;
  readonly receivedAmount: string;
  readonly comment: string;
}

/** An empty answer. */
export const untouched: TypedAnswer = { choice: null, receivedAmount: '', comment: '' };

/** Restores an answer from its draft, with the id of its withdrawal (empty when none was kept). */
export function answerDraftOf(kept: Readonly<Record<string, string>> | null): {
  readonly id: string;
  readonly answer: TypedAnswer;
} {
  const { id = '', choice, receivedAmount = '', comment = '' } = kept ?? {};
  const chosen = choices.find((one) => one === choice) ?? null;
  return { id, answer: { choice: chosen, receivedAmount, comment } };
}

/** An answer as it is sent. */
export type WantedAnswer =
  | { readonly answer: 'received' | 'fullyPaid' }
  | {
      readonly answer: 'notReceived';
      readonly receivedAmount: string;
      readonly uploadIds: readonly string[];
      readonly comment: string;
    };

/** After a part of the money came, the member confirms the rest with "paid in full". */
export const choicesOf = ({ isPart }: Pick<Order, 'isPart'>): readonly Choice[] => [
  isPart ? 'fullyPaid' : 'received',
  'none',
  'part',
];

/** Field names of the report, the same as in the API. */
export const reportNames = ['receivedAmount', 'uploadIds', 'comment'] as const;
export type ReportName = (typeof reportNames)[number];
const reportProblems = ['required', 'invalid', 'decimals', 'tooMuch', 'busy', 'long'] as const;
export type ReportProblem = (typeof reportProblems)[number];

/** Longest comment, in characters. */
export const longestComment = 140;

/** The typed text, and its pictures. */
export interface Report {
  readonly choice: Choice;
  readonly receivedAmount: string;
  readonly comment: string;
  /** Pictures that were uploaded completely. */
  readonly uploadIds: readonly string[];
  readonly isUploading: boolean;
}

type Due = Pick<Order, 'receives' | 'received'>;

/**
 * The amount that arrived in all. When nothing more arrived, it is the amount from before. `null` while the typed text
 * is no amount.
 */
export const cameOf = ({ choice, receivedAmount }: Report, order: Due, symbol: string) =>
  choice === 'part' ? readAmount(receivedAmount, { symbol }).amount : order.received;

/** The choice, and the state of its pictures. */
type Shown = Pick<Report, 'choice' | 'uploadIds' | 'isUploading'>;

/** The schema of a report. Nothing is sent while it finds an error (WAL-04, WAL-06). */
export const reportSchema = (
  { choice, uploadIds, isUploading }: Shown,
  order: Due,
  symbol: string,
): FormSchema<ReportName, ReportProblem> =>
  formSchema(reportProblems, {
    receivedAmount:
      choice === 'part'
        ? textThat((typed) => {
            const { amount, problem } = readAmount(typed, { symbol });
            if (amount === null) return textProblem(problem);
            // The full amount is a different answer.
            return compareMoney(amount, order.receives) >= 0 ? 'tooMuch' : null;
          })
        : anyText(),
    uploadIds: textThat(() => {
      if (isUploading) return 'busy';
      return uploadIds.length === 0 ? 'required' : null;
    }),
    comment: shortText(longestComment),
  });

type Typed = TypedAmount['problem'];

const textProblem = (problem: Typed): ReportProblem =>
  problem === 'required' || problem === 'decimals' ? problem : 'invalid';

/** The amount that is still missing. */
export const missingOf = (came: string, { receives }: Due): string => subtractMoney(receives, came);
