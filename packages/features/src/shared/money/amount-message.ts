import type { Translate } from '../i18n/use-t.ts';
import { type AmountProblem, type AmountRules, leastOf } from './typed-amount.ts';

/** Returns the error message for a typed amount. `money` formats an amount with the symbol and digits of the site. */
export function amountMessage(
  problem: AmountProblem,
  rules: AmountRules,
  t: Translate,
  money: (amount: string) => string,
): string {
  switch (problem) {
    case 'required':
      return t('validation.requiredField', { field: t('wallet.amount') });
    case 'invalid':
      return t('validation.amount');
    case 'whole':
      return t('validation.amountWhole');
    case 'decimals':
      return t('validation.amountDecimals', { count: rules.decimals ?? 2 });
    case 'min':
      return t('validation.amountMin', { min: money(leastOf(rules)) });
    case 'max':
      return t('validation.amountMax', { max: money(rules.max ?? '') });
    case 'balance':
      return t('validation.amountBalance');
  }
}
