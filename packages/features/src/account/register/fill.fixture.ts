import { valueFor } from '../../testing/rule-values.ts';
import { agreementKey, type RegisterValues } from './check.ts';
import type { PlannedField } from './plan.ts';

/** Fills in a form with values that match its rules; another `turn` gives another person. */
export function fillIn(fields: readonly PlannedField[], turn = 0): RegisterValues {
  const values: RegisterValues = { [agreementKey]: true };
  for (const field of fields) {
    values[field.key] = field.kind === 'date' ? '1998-04-14' : valueFor(field.rule, turn);
  }
  const password = fields.find(({ rule }) => rule.known === 'password');
  const again = fields.find(({ rule }) => rule.known === 'confirmPassword');
  if (password && again) values[again.key] = values[password.key] ?? '';
  return values;
}
