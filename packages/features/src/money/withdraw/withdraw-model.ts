import type {
  WirePayoutAccount,
  WireWithdrawalOptions,
  WireWithdrawalQuote,
} from '@parlour/api-client';
import { type FormSchema, formSchema, someText, textThat } from '../../shared/form/schema.ts';
import { compareMoney, isPositive, subtractMoney } from '../../shared/money/decimal.ts';
import { type AmountRules, amountProblems, checkAmount } from '../../shared/money/typed-amount.ts';

/** A payout account of the member. */
export interface PayoutAccount {
  readonly id: string;
  /** The wallet or bank. */
  readonly name: string;
  /** Number, masked by the backend. */
  readonly masked: string;
  readonly holder: string;
  readonly isBank: boolean;
}

/** What may be withdrawn, where to, and what can prevent it (WAL-03). */
export interface WithdrawOptions {
  /** The usual one first. */
  readonly accounts: readonly PayoutAccount[];
  /** Amounts are decimal strings. */
  readonly available: string;
  readonly bonusLocked: string;
  readonly min: string;
  readonly max: string;
  readonly leftToday: string;
  readonly timesLeft: number;
  /** Percent, as a decimal string. */
  readonly feeRate: string;
  readonly presets: readonly string[];
  /** Valid bet that active bonuses require; `missing` is above zero while they do. */
  readonly turnover: { readonly done: string; readonly required: string; readonly missing: string };
  readonly hasPassword: boolean;
}

/** Wire → view model: an account. */
export const toAccount = (wire: WirePayoutAccount): PayoutAccount => ({
  id: wire.accountId,
  name: wire.providerName.trim() || wire.providerId,
  masked: wire.masked,
  holder: wire.accountName,
  isBank: wire.kind === 'bank',
});

/** Wire → view model: the options of a withdrawal. */
export function toOptions(wire: WireWithdrawalOptions): WithdrawOptions {
  const { required, done } = wire.turnover;
  const missing = subtractMoney(required, done);
  const accounts = [...wire.accounts].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  return {
    accounts: accounts.map(toAccount),
    available: wire.available,
    bonusLocked: wire.bonusLocked,
    min: wire.minAmount,
    max: wire.maxAmount,
    leftToday: wire.leftToday,
    timesLeft: wire.countLeftToday,
    feeRate: wire.feeRate,
    presets: [...new Set(wire.presets)],
    turnover: { required, done, missing: isPositive(missing) ? missing : '0.00' },
    hasPassword: wire.paymentPasswordSet,
  };
}

/** Fee and payout of an amount. The backend computes them, never this page (WAL-03). */
export interface Quote {
  readonly fee: string;
  readonly receives: string;
  /** What stays in the main wallet. */
  readonly after: string;
}

/** Wire → view model: the fee of an amount. */
export const toQuote = ({ fee, receives, balanceAfter }: WireWithdrawalQuote): Quote => ({
  fee,
  receives,
  after: balanceAfter,
});

const smaller = (one: string, other: string): string =>
  compareMoney(one, other) < 0 ? one : other;

/** The limits for an amount: those of one order, what is left for today, and the balance. */
export const rulesOf = ({ min, max, leftToday, available }: WithdrawOptions): AmountRules => ({
  min,
  max: smaller(max, leftToday),
  balance: available,
});

/** The largest amount that can be withdrawn at once. */
export const mostOf = ({ max, leftToday, available }: WithdrawOptions): string =>
  smaller(smaller(max, leftToday), available);

/** A reason why nothing can be withdrawn now, whatever is typed. */
export type Obstacle = 'today' | 'balance';

/** Everything that prevents a withdrawal (WAL-03). */
export function obstaclesOf(options: WithdrawOptions): readonly Obstacle[] {
  const { timesLeft, leftToday, available, min } = options;
  const isOver = timesLeft <= 0 || compareMoney(leftToday, min) < 0;
  return [
    ...(isOver ? (['today'] as const) : []),
    ...(!isOver && compareMoney(available, min) < 0 ? (['balance'] as const) : []),
  ];
}

/** Field names of the form, the same as in the API. */
export const withdrawNames = ['accountId', 'amount', 'paymentPassword'] as const;
export type WithdrawName = (typeof withdrawNames)[number];
const withdrawProblems = [...amountProblems, 'left'] as const;
export type WithdrawProblem = (typeof withdrawProblems)[number];

/** The schema of a request. Nothing is asked or sent while it finds an error (WAL-03). */
export const withdrawSchema = (
  options: WithdrawOptions,
  symbol: string,
): FormSchema<WithdrawName, WithdrawProblem> =>
  formSchema(withdrawProblems, {
    accountId: textThat((chosen) =>
      options.accounts.some(({ id }) => id === chosen) ? null : 'required',
    ),
    amount: textThat((typed) => {
      const { problem } = checkAmount(typed, rulesOf(options), symbol);
      // Above what is left for today is another error than above the maximum of one order.
      const isDay = problem === 'max' && compareMoney(options.leftToday, options.max) < 0;
      return isDay ? 'left' : problem;
    }),
    paymentPassword: someText(),
  });

/** The holder that all accounts share; `null` when they do not. */
export function holderOf(accounts: readonly PayoutAccount[]): string | null {
  const [first] = accounts;
  return first && accounts.every(({ holder }) => holder === first.holder) ? first.holder : null;
}

/** The page that manages accounts and the transaction password. */
export const securityHref = '/?member=securityCenter';

/** The payout account: the chosen one, or the usual one while none is chosen; `''` when the chosen one was removed. */
export function accountOf(accounts: readonly PayoutAccount[], chosen: string | null): string {
  const found = chosen === null ? accounts[0] : accounts.find(({ id }) => id === chosen);
  return found?.id ?? '';
}
