import type { WireDownline, WireRedEnvelopeBody } from '@parlour/api-client';
import type { DraftValues } from '../../shared/drafts/store.ts';
import {
  type FormSchema,
  formSchema,
  shortText,
  someText,
  textThat,
} from '../../shared/form/schema.ts';
import { compareMoney } from '../../shared/money/decimal.ts';
import {
  type AmountProblem,
  amountProblems,
  problemWithAmount,
  readAmount,
} from '../../shared/money/typed-amount.ts';
import { timesMoney } from './amounts.ts';

/** A direct downline of the agent. */
export interface Person {
  readonly id: string;
  /** Masked by the backend. */
  readonly account: string;
  readonly nickname: string;
}

/** All direct downlines of the agent. */
export interface Everyone {
  readonly count: number;
  /** All of them; `null` when there are more than an envelope can have. */
  readonly people: readonly Person[] | null;
}

/** Who gets the envelope: chosen downlines, or all direct downlines. */
export const audiences = ['chosen', 'all'] as const;
export type Audience = (typeof audiences)[number];

export const isAudience = (text: string): text is Audience => audiences.some((one) => one === text);

/** Maximum number of recipients of one envelope. */
export const mostPeople = 200;
/** Longest greeting, in characters. */
export const longestGreeting = 140;

/** An envelope as it will be requested. The password is not part of it, because it does not make another intent. */
export interface WantedEnvelope {
  readonly people: readonly Person[];
  /** The amount for each, a decimal string. */
  readonly each: string;
  readonly greeting: string;
}

/** The total cost. */
export const totalOf = ({ people, each }: Pick<WantedEnvelope, 'people' | 'each'>): string =>
  timesMoney(each, people.length);

/** Wire → view model. */
export const toPerson = ({ memberId, account, nickname }: WireDownline): Person => ({
  id: memberId,
  account,
  nickname: nickname.trim(),
});

/** Builds the request body. The same recipients in another order are the same intent (WAL-07). */
export const toBody = ({
  people,
  each,
  greeting,
}: WantedEnvelope): Omit<WireRedEnvelopeBody, 'paymentPassword'> => ({
  memberIds: [...new Set(people.map(({ id }) => id))].sort(),
  amount: each,
  ...(greeting !== '' && { greeting }),
});

/** Field names of the form, the same as in the API. */
export const fieldNames = ['memberIds', 'amount', 'greeting', 'paymentPassword'] as const;
export type FieldName = (typeof fieldNames)[number];
const fieldProblems = [...amountProblems, 'many', 'long'] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/**
 * Reads the typed amount for each, and why it cannot be sent to that many recipients. The balance counts once it is
 * known.
 */
export function checkEach(
  text: string,
  count: number,
  balance: string | null,
  symbol: string,
): { readonly each: string | null; readonly problem: AmountProblem | null } {
  const { amount, problem } = readAmount(text, { symbol });
  if (amount === null) return { each: null, problem };
  const small = problemWithAmount(amount, {});
  if (small !== null) return { each: null, problem: small };
  const total = timesMoney(amount, Math.max(1, count));
  const isOver = balance !== null && compareMoney(total, balance) > 0;
  return { each: amount, problem: isOver ? 'balance' : null };
}

/** What the form is checked against. */
export interface FormRules {
  /** The number of recipients. */
  readonly count: number;
  readonly balance: string | null;
  readonly symbol: string;
}

/** The schema of an envelope. The review opens, and the envelope is sent, only without errors (AGT-14). */
export const envelopeSchema = ({
  count,
  balance,
  symbol,
}: FormRules): FormSchema<FieldName, FieldProblem> =>
  formSchema(fieldProblems, {
    memberIds: textThat(() => {
      if (count === 0) return 'required';
      return count > mostPeople ? 'many' : null;
    }),
    amount: textThat((typed) => checkEach(typed, count, balance, symbol).problem),
    greeting: shortText(longestGreeting),
    paymentPassword: someText(),
  });

/** What a draft keeps; the password is never kept. */
export interface KeptEnvelope {
  readonly audience: Audience;
  readonly people: readonly Person[];
  readonly amount: string;
  readonly greeting: string;
}

/** Turns a draft into flat texts. */
export const toDraft = ({ people, ...rest }: KeptEnvelope): DraftValues => ({
  ...rest,
  ...Object.fromEntries(
    people.flatMap(({ id, account, nickname }, place) => [
      [`member${place}`, id],
      [`account${place}`, account],
      [`nickname${place}`, nickname],
    ]),
  ),
});

/** Restores the form from a draft; missing values are empty. */
export function fromDraft(draft: DraftValues | null): KeptEnvelope {
  const text = (name: string): string => {
    const value = draft?.[name];
    return typeof value === 'string' ? value : '';
  };
  const people = Array.from({ length: mostPeople }, (_, place) => ({
    id: text(`member${place}`),
    account: text(`account${place}`),
    nickname: text(`nickname${place}`),
  }));
  return {
    audience: text('audience') === 'all' ? 'all' : 'chosen',
    people: people.filter(({ id }) => id !== ''),
    amount: text('amount'),
    greeting: text('greeting'),
  };
}
