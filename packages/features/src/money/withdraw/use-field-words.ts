import { isApiError } from '@parlour/api-client';
import { useMemo } from 'react';
import { refusedBy } from '../../shared/form/refused-fields.ts';
import type { Problem } from '../../shared/form/use-checked-form.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { type Translate, useT } from '../../shared/i18n/use-t.ts';
import { amountMessage } from '../../shared/money/amount-message.ts';
import { isPositive } from '../../shared/money/decimal.ts';
import type { Failed } from './failed.ts';
import {
  rulesOf,
  type WithdrawName,
  type WithdrawOptions,
  type WithdrawProblem,
  withdrawNames,
} from './withdraw-model.ts';

interface FieldWords {
  readonly labels: Readonly<Record<WithdrawName, string>>;
  /** Errors of the backend, by field. */
  readonly refused: ReadonlyMap<WithdrawName, string>;
  readonly errorOf: (
    name: WithdrawName,
    problem: Problem<WithdrawProblem> | undefined,
  ) => string | undefined;
}

interface Known {
  readonly options: WithdrawOptions;
  readonly failed: Failed | null;
  readonly money: (amount: string) => string;
}

/** Refusal codes that belong to one field. The quote refuses an unknown account as not found. */
const places: ReadonlyMap<string, WithdrawName> = new Map([
  ['INSUFFICIENT_BALANCE', 'amount'],
  ['LIMIT_REACHED', 'amount'],
  ['TURNOVER_REQUIRED', 'amount'],
  ['NOT_FOUND', 'accountId'],
  ['PAYMENT_PASSWORD_WRONG', 'paymentPassword'],
]);

/** Returns the error texts of the form's fields: those of its own checks and those of the backend. */
export function useFieldWords({ options, failed, money }: Known): FieldWords {
  const t = useT();
  const refused = useMemo(
    () =>
      refusedBy<WithdrawName, WithdrawName>(failed?.error, withdrawNames, {
        places,
        say: () => refusal(failed?.error, options, t, money),
      }),
    [failed, options, t, money],
  );
  const labels = {
    accountId: t('wallet.payoutAccount'),
    amount: t('wallet.amount'),
    paymentPassword: t('auth.transactionPassword'),
  };
  return {
    labels,
    refused,
    errorOf: (name, problem) => {
      if (problem === undefined) return undefined;
      if (typeof problem === 'object') return problem.says;
      if (name === 'accountId') return t('withdraw.chooseAccount');
      if (name === 'paymentPassword') return t('validation.requiredField', { field: labels[name] });
      if (problem === 'left') return t('withdraw.limitLeft', { amount: money(options.leftToday) });
      return amountMessage(problem, rulesOf(options), t, money);
    },
  };
}

/** Uses the figures of the options, which are read again after every refusal. */
function refusal(
  error: unknown,
  { leftToday, timesLeft, turnover }: WithdrawOptions,
  t: Translate,
  money: (amount: string) => string,
): string {
  const code = isApiError(error) ? error.code : '';
  if (code === 'NOT_FOUND') return t('withdraw.accountGone');
  if (code === 'TURNOVER_REQUIRED' && isPositive(turnover.missing)) {
    return t('withdraw.turnoverLeft', { amount: money(turnover.missing) });
  }
  if (code === 'LIMIT_REACHED') {
    if (timesLeft <= 0) return t('withdraw.overToday');
    return t('withdraw.limitLeft', { amount: money(leftToday) });
  }
  return errorMessage(error, t);
}
