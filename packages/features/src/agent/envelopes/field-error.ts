import { isApiError } from '@parlour/api-client';
import type { Problem } from '../../shared/form/use-checked-form.ts';
import type { Translate } from '../../shared/i18n/use-t.ts';
import { amountMessage } from '../../shared/money/amount-message.ts';
import { type FieldName, type FieldProblem, longestGreeting, mostPeople } from './wanted.ts';

/** Refusal codes that belong to one field. */
export const places: ReadonlyMap<string, FieldName> = new Map([
  ['INSUFFICIENT_BALANCE', 'amount'],
  ['LIMIT_REACHED', 'amount'],
  ['PAYMENT_PASSWORD_WRONG', 'paymentPassword'],
]);

interface FieldContext {
  readonly label: string;
  /** The total cost. */
  readonly total: string | null;
  readonly t: Translate;
  readonly money: (amount: string) => string;
}

/** The error text of a field. */
export function fieldError(
  name: FieldName,
  problem: Problem<FieldProblem> | undefined,
  { label, total, t, money }: FieldContext,
): string | undefined {
  if (problem === undefined) return undefined;
  if (typeof problem === 'object') return problem.says;
  switch (problem) {
    case 'required':
      if (name === 'memberIds') return t('envelope.nobody');
      return t('validation.requiredField', { field: label });
    case 'many':
      return t('envelope.tooMany', { count: mostPeople });
    case 'long':
      return t('validation.lengthMax', { count: longestGreeting });
    case 'balance':
      return total === null
        ? t('validation.amountBalance')
        : t('envelope.overBalance', { amount: money(total) });
    default:
      return amountMessage(problem, {}, t, money);
  }
}

/** The backend's error about the recipients, for a form without a field for them. */
export const wholeMessage = (error: unknown): string | undefined =>
  isApiError(error) ? error.fields?.memberIds : undefined;
