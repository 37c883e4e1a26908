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

/** Somebody right below the agent. */
export interface Person {
  readonly id: string;
  /** Masked by the backend. */
  readonly account: string;
  readonly nickname: string;
}

/** Everybody right below the agent. */
export interface Everyone {
  readonly count: number;
  /** All of them; `null` when there are more than one envelope reaches. */
  readonly people: readonly Person[] | null;
}

/** Who an envelope goes to: those who were chosen, or everybody right below. */
export const audiences = ['chosen', 'all'] as const;
export type Audience = (typeof audiences)[number];

export const isAudience = (text: string): text is Audience => audiences.some((one) => one === text);

/** Most people one envelope reaches. */
export const mostPeople = 200;
/** Longest greeting, in characters. */
export const longestGreeting = 140;

/** An envelope as it will be requested. The password does not distinguish two intents, so it is no part of it. */
export interface WantedEnvelope {
  readonly people: readonly Person[];
  /** What each gets, a decimal string. */
  readonly each: string;
  readonly greeting: string;
}

/** What all of it costs. */
export const totalOf = ({ people, each }: Pick<WantedEnvelope, 'people' | 'each'>): string =>
  timesMoney(each, people.length);

/** Wire → view model. */
export const toPerson = ({ memberId, account, nickname }: WireDownline): Person => ({
  id: memberId,
  account,
  nickname: nickname.trim(),
});

/** As it is sent. The same people in another order are the same intent (WAL-07). */
export const toBody = ({
  people,
  each,
  greeting,
}: WantedEnvelope): Omit<WireRedEnvelopeBody, 'paymentPassword'> => ({
  memberIds: [...new Set(people.map(({ id }) => id))].sort(),
  amount: each,
  ...(greeting !== '' && { greeting }),
});

/** Fields of the form, as the backend calls them too. */
export const fieldNames = ['memberIds', 'amount', 'greeting', 'paymentPassword'] as const;
export type FieldName = (typeof fieldNames)[number];
const fieldProblems = [...amountProblems, 'many', 'long'] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/** The typed amount of each, and why it cannot be given to so many; the balance counts once it is known. */
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

/** What the form is held against. */
export interface FormRules {
  /** How many it would go to. */
  readonly count: number;
  readonly balance: string | null;
  readonly symbol: string;
}

/** An envelope: the review opens and it is sent only when nothing is wrong with it (AGT-14). */
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

/** What is kept of a form that was left: never the password. */
export interface KeptEnvelope {
  readonly audience: Audience;
  readonly people: readonly Person[];
  readonly amount: string;
  readonly greeting: string;
}

/** As flat texts, for the drafts. */
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

/** A draft as a form; whatever it lacks is empty. */
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
