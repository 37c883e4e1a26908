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
  /** An open list: an unknown kind gets a neutral icon. */
  readonly kind: string;
  readonly min: string;
  readonly max: string;
  /** In percent. */
  readonly feeRate: string;
  readonly isClosed: boolean;
}

/** A bonus that a member can choose for a deposit, with its terms (WAL-03). */
export interface Bonus {
  readonly id: string;
  readonly title: string;
  /** In percent of the deposit. */
  readonly rate: string;
  readonly most: string;
  /** Smallest deposit that gets the bonus. */
  readonly min: string;
  /** How many times the bonus has to be staked before it can be withdrawn; 0: not at all. */
  readonly times: number;
}

/** What the backend offers for a deposit. */
export interface DepositOptions {
  readonly methods: readonly Method[];
  readonly presets: readonly string[];
  /** What the limits of member and operator leave for today; `null` without a limit. */
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

/** Field names of a deposit, the same as in the API. */
export const depositNames = ['methodId', 'amount', 'promotionId'] as const;
export type DepositName = (typeof depositNames)[number];
const depositProblems = [
  ...amountProblems,
  /** More than the limits leave for today. */
  'left',
  /** No method, or one that no longer exists; and one that is closed. */
  'choose',
  'closed',
  /** Less than the bonus requires. */
  'bonusMin',
] as const;
export type DepositProblem = (typeof depositProblems)[number];

/** A deposit while it is filled in. */
export type DepositDraft = Readonly<Record<DepositName, string>>;

export const methodOf = ({ methods }: DepositOptions, id: string): Method | null =>
  methods.find((method) => method.id === id) ?? null;

export const bonusOf = ({ bonuses }: DepositOptions, id: string): Bonus | null =>
  bonuses.find((bonus) => bonus.id === id) ?? null;

/** The method a form starts with: that of the draft while it exists, else the first open one. */
export const firstMethod = (options: DepositOptions, wanted: string): string =>
  (methodOf(options, wanted) ?? options.methods.find(({ isClosed }) => !isClosed))?.id ?? '';

/** The limits for an amount: those of the method, and what is left for today. */
export function rulesOf({ left }: DepositOptions, method: Method | null): AmountRules {
  if (method === null) return left === null ? {} : { max: left };
  const isTighter = left !== null && compareMoney(left, method.max) < 0;
  return { min: method.min, max: isTighter ? left : method.max };
}

/**
 * Checks a typed amount against the method and the limits. Returns `left` when the daily limit is the reason: with
 * "maximum" the member would look for another method (WAL-03).
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

/** The schema of a deposit. Nothing is sent while it finds an error (WAL-03). */
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

/** Fee, credited amount and bonus at the rates of the backend, before an order is opened. */
export interface Sums {
  readonly fee: string;
  /** Amount that is credited to the wallet. */
  readonly credited: string;
  /** Bonus money in addition; `null` without a bonus. */
  readonly bonus: string | null;
}

/** Computes fee and bonus from the rates, exact to the last digit (WAL-03, I18-02). */
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

/** Restores a form from its draft; fields that were not kept are empty. */
export function draftOf(kept: Readonly<Record<string, string>> | null): DepositDraft {
  const { methodId = '', amount = '', promotionId = '' } = kept ?? {};
  return { methodId, amount, promotionId };
}
