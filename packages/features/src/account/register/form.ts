/** What a registration with a look of its own asks beside `useRegister`: the state of its form, and the words of its fields (REG-02, VAL-03). */
export { agreementKey, latestBirthday } from './check.ts';
export type { FieldKind } from './fields.ts';
export type { PlannedField } from './plan.ts';
export { hintOf, labelOf } from './texts.ts';
export {
  type RegisterFormOptions,
  type RegisterFormState,
  useRegisterForm,
} from './use-register-form.ts';
