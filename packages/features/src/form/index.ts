export { FailureAlert, type FailureAlertProps } from './FailureAlert.tsx';
export { FormProblems, type FormProblemsProps } from './FormProblems.tsx';
export { type RefusedBy, refusedBy } from './refused-fields.ts';
export { Said } from './Said.tsx';
export { type HeldBlur, useHeldBlur } from './use-held-blur.ts';
export {
  type Problem,
  type Problems,
  type TextForm,
  type TextFormOptions,
  type TextValues,
  useTextForm,
} from './use-text-form.ts';
