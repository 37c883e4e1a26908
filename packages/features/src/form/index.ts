export { FailureAlert } from './FailureAlert.tsx';
export { FormProblems } from './FormProblems.tsx';
export { refusedBy } from './refused-fields.ts';
export { Said } from './Said.tsx';
export { useHeldBlur } from './use-held-blur.ts';
export {
  type Problem,
  type Problems,
  type TextForm,
  useTextForm,
} from './use-text-form.ts';
