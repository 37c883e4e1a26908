/**
 * Functions for a registration with its own design, besides `useRegister`: the state of its form, and the texts of its
 * fields (REG-02, VAL-03).
 */
export { DayField, type DayFieldProps } from '../../shared/days/DayField.tsx';
export { agreementKey, latestBirthday } from './check.ts';
export type { FieldKind } from './fields.ts';
export type { PlannedField } from './plan.ts';
export { hintOf, labelOf } from './texts.ts';
export {
  type RegisterFormOptions,
  type RegisterFormState,
  useRegisterForm,
} from './use-register-form.ts';
