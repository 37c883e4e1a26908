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

/** What a member can say about a payment (WAL-04). */
export type Choice = 'received' | 'fullyPaid' | 'none' | 'part';

const choices: readonly Choice[] = ['received', 'fullyPaid', 'none', 'part'];

/** What was filled in of an answer: it outlives the window. */
export interface TypedAnswer {
  readonly choice: Choice | null;
  readonly receivedAmount: string;
  readonly comment: string;
}

/** An answer in which nothing is chosen or typed. */
export const untouched: TypedAnswer = { choice: null, receivedAmount: '', comment: '' };

/** What is in an answer that was left, and of which withdrawal; without an id it is of none. */
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

/** After a part came the rest is asked for: then it is "paid in full". */
export const choicesOf = ({ isPart }: Pick<Order, 'isPart'>): readonly Choice[] => [
  isPart ? 'fullyPaid' : 'received',
  'none',
  'part',
];

/** Fields of the report, as the backend calls them too. */
export const reportNames = ['receivedAmount', 'uploadIds', 'comment'] as const;
export type ReportName = (typeof reportNames)[number];
const reportProblems = ['required', 'invalid', 'decimals', 'tooMuch', 'busy', 'long'] as const;
export type ReportProblem = (typeof reportProblems)[number];

/** Longest comment, in characters. */
export const longestComment = 140;

/** What is typed, and which pictures there are. */
export interface Report {
  readonly choice: Choice;
  readonly receivedAmount: string;
  readonly comment: string;
  /** Pictures that arrived whole. */
  readonly uploadIds: readonly string[];
  readonly isUploading: boolean;
}

type Due = Pick<Order, 'receives' | 'received'>;

/** What came in all; who got nothing more has what they had before. `null` while it is no amount. */
export const cameOf = ({ choice, receivedAmount }: Report, order: Due, symbol: string) =>
  choice === 'part' ? readAmount(receivedAmount, { symbol }).amount : order.received;

/** What was said, and how the pictures of it stand. */
type Shown = Pick<Report, 'choice' | 'uploadIds' | 'isUploading'>;

/** A report; nothing is sent while anything is wrong with it (WAL-04, WAL-06). */
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
            // All of it is another answer.
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

/** What is missing once this much came. */
export const missingOf = (came: string, { receives }: Due): string => subtractMoney(receives, came);
