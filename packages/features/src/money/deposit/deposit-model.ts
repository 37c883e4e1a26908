import type { WireDepositOptions } from '@parlour/api-client';
import { anyText, type FormSchema, formSchema, textThat } from '../../shared/form/schema.ts';
import { compareMoney, subtractMoney } from '../../shared/money/decimal.ts';
import {
  type AmountProblem,
  type AmountRules,
  amountProblems,
  checkAmount,
} from '../../shared/money/typed-amount.ts';
import { shareOfMoney } from './share.ts';

/** A way to pay in (WAL-03). Amounts and rates are decimal strings. */
export interface Method {
  readonly id: string;
  readonly name: string;
  /** An open list: what is not known gets a plain sign. */
  readonly kind: string;
  readonly min: string;
  readonly max: string;
  /** In percent. */
  readonly feeRate: string;
  readonly isClosed: boolean;
}

/** A bonus a deposit may ask for, with its terms (WAL-03). */
export interface Bonus {
  readonly id: string;
  readonly title: string;
  /** In percent of the deposit. */
  readonly rate: string;
  readonly most: string;
  /** Smallest deposit it is given for. */
  readonly min: string;
  /** How often it has to be bet before it can be withdrawn; 0: not at all. */
  readonly times: number;
}

/** What the backend offers to somebody who wants to pay in. */
export interface DepositOptions {
  readonly methods: readonly Method[];
  readonly presets: readonly string[];
  /** What the limits of member and operator still allow today; `null` without a limit. */
  readonly left: string | null;
  readonly bonuses: readonly Bonus[];
}

/** Wire → view model. */
export const toOptions = (wire: WireDepositOptions): DepositOptions => ({
  methods: wire.methods.map((method) => ({
    id: method.methodId,
    name: method.name,
    kind: method.kind,
    min: method.minAmount,
    max: method.maxAmount,
    feeRate: method.feeRate,
    isClosed: method.maintenance,
  })),
  presets: [...new Set(wire.presets)],
  left: wire.leftToday ?? null,
  bonuses: wire.bonuses.map((bonus) => ({
    id: bonus.promotionId,
    title: bonus.title,
    rate: bonus.rate,
    most: bonus.maxBonus,
    min: bonus.minAmount,
    times: bonus.turnoverTimes,
  })),
});

/** Fields of a deposit, as the backend calls them too. */
export const depositNames = ['methodId', 'amount', 'promotionId'] as const;
export type DepositName = (typeof depositNames)[number];
const depositProblems = [
  ...amountProblems,
  /** More than the limits still allow today. */
  'left',
  /** No method, one that is gone, one that is closed. */
  'choose',
  'closed',
  /** Less than the bonus asks for. */
  'bonusMin',
] as const;
export type DepositProblem = (typeof depositProblems)[number];

/** A deposit as it is filled in. */
export type DepositDraft = Readonly<Record<DepositName, string>>;

export const methodOf = ({ methods }: DepositOptions, id: string): Method | null =>
  methods.find((method) => method.id === id) ?? null;

export const bonusOf = ({ bonuses }: DepositOptions, id: string): Bonus | null =>
  bonuses.find((bonus) => bonus.id === id) ?? null;

/** The method a form begins with: the one of the draft while it is there, else the first that is open. */
export const firstMethod = (options: DepositOptions, wanted: string): string =>
  (methodOf(options, wanted) ?? options.methods.find(({ isClosed }) => !isClosed))?.id ?? '';

/** What an amount has to keep to: the method, and what the limits leave. */
export function rulesOf({ left }: DepositOptions, method: Method | null): AmountRules {
  if (method === null) return left === null ? {} : { max: left };
  const isTighter = left !== null && compareMoney(left, method.max) < 0;
  return { min: method.min, max: isTighter ? left : method.max };
}

/**
 * A typed amount held against the method and the limits. `left` where the limits of today are what
 * is in the way: somebody who reads "maximum" would look for another method (WAL-03).
 */
export function checkDeposit(
  text: string,
  options: DepositOptions,
  method: Method | null,
  symbol: string,
): { readonly amount: string | null; readonly problem: AmountProblem | 'left' | null } {
  const { min, max } = method ?? {};
  const typed = checkAmount(text, { min, max }, symbol);
  if (typed.amount === null || options.left === null) return typed;
  return compareMoney(typed.amount, options.left) > 0 ? { amount: null, problem: 'left' } : typed;
}

/** A deposit; nothing is sent while anything is wrong with it (WAL-03). */
export function depositSchema(
  options: DepositOptions,
  symbol: string,
): FormSchema<DepositName, DepositProblem> {
  const typedAmount = ({ methodId, amount }: Pick<DepositDraft, 'methodId' | 'amount'>) =>
    checkDeposit(amount, options, methodOf(options, methodId), symbol);
  return formSchema(
    depositProblems,
    {
      methodId: textThat((id) => {
        const method = methodOf(options, id);
        if (method === null) return 'choose';
        return method.isClosed ? 'closed' : null;
      }),
      amount: anyText(),
      promotionId: anyText(),
    },
    [
      { at: 'amount', find: (typed) => typedAmount(typed).problem },
      {
        at: 'promotionId',
        find: (typed) => {
          const { amount } = typedAmount(typed);
          const bonus = bonusOf(options, typed.promotionId);
          if (bonus === null || amount === null) return null;
          return compareMoney(amount, bonus.min) < 0 ? 'bonusMin' : null;
        },
      },
    ],
  );
}

/** What a deposit comes to by the rates of the backend, before it is asked for. */
export interface Sums {
  readonly fee: string;
  /** What reaches the wallet. */
  readonly credited: string;
  /** Bonus money beside it; `null` without one. */
  readonly bonus: string | null;
}

/** Fee and bonus as the rates give them, to the last digit (WAL-03, I18-02). */
export function sumsOf(amount: string, method: Method, bonus: Bonus | null): Sums {
  const fee = shareOfMoney(amount, method.feeRate);
  const given = bonus && compareMoney(amount, bonus.min) >= 0;
  const share = given ? shareOfMoney(amount, bonus.rate) : null;
  return {
    fee,
    credited: subtractMoney(amount, fee),
    bonus: share && bonus && compareMoney(share, bonus.most) > 0 ? bonus.most : share,
  };
}

/** What is in a form that was left; fields that were not kept are empty. */
export function draftOf(kept: Readonly<Record<string, string>> | null): DepositDraft {
  const { methodId = '', amount = '', promotionId = '' } = kept ?? {};
  return { methodId, amount, promotionId };
}
