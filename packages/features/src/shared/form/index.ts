export { FailureAlert } from './FailureAlert.tsx';
export { FormProblems } from './FormProblems.tsx';
export { refusedBy } from './refused-fields.ts';
export type { FormValues } from './resolver.ts';
export { Said } from './Said.tsx';
export {
  anyText,
  type FormSchema,
  formSchema,
  shortText,
  someText,
  type TextSchema,
  type TextValues,
  textThat,
} from './schema.ts';
export {
  type BoundField,
  type FormElement,
  type Problem,
  type Problems,
  useCheckedForm,
} from './use-checked-form.ts';
export { useHeldBlur } from './use-held-blur.ts';
export { visibleText } from './visible-text.ts';
