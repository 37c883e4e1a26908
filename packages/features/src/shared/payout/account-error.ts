import type { Problem } from '../form/use-checked-form.ts';
import type { Translate } from '../i18n/use-t.ts';
import type { AccountProblem } from './payout-accounts.ts';

/** Returns the sentence for a problem of a field of a new payout account; `undefined` for none (MEM-01). */
export function accountError(
  problem: Problem<AccountProblem> | undefined,
  label: string,
  t: Translate,
): string | undefined {
  if (problem === undefined) return undefined;
  if (typeof problem === 'object') return problem.says;
  if (problem === 'number') return t('validation.accountNumber');
  return t('validation.requiredField', { field: label });
}
