/** Form controls of `@parlour/ui`. They are not in the main entry, because the home page ships no form. */
export { CaptchaField, type CaptchaFieldProps } from './components/CaptchaField/CaptchaField.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { CodeField, type CodeFieldProps } from './components/CodeField/CodeField.tsx';
export {
  Combobox,
  type ComboboxLabels,
  type ComboboxProps,
} from './components/Combobox/Combobox.tsx';
export { type ComboboxOption, filterOptions } from './components/Combobox/filter.ts';
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx';
export type { DayInput } from './components/DateField/DayBox.tsx';
export type { DateFieldLabels, DayFormat } from './components/DateField/day-format.ts';
export {
  DateRangeField,
  type DateRangeFieldProps,
} from './components/DateRangeField/DateRangeField.tsx';
export {
  addDays,
  clampRange,
  type DateRange,
  daysIn,
  presetRange,
  type RangeIssue,
  type RangeLimits,
  type RangePreset,
  rangeIssue,
} from './components/DateRangeField/ranges.ts';
export {
  ErrorSummary,
  type ErrorSummaryItem,
  type ErrorSummaryProps,
} from './components/ErrorSummary/ErrorSummary.tsx';
export { focusField } from './components/ErrorSummary/focus-field.ts';
export {
  Field,
  type FieldControl,
  type FieldProps,
  type FieldTexts,
} from './components/Field/Field.tsx';
export type { Refusal, RefusalReason } from './components/FileUpload/accept.ts';
export { FileUpload, type FileUploadProps } from './components/FileUpload/FileUpload.tsx';
export type { FileUploadLabels, UploadItem } from './components/FileUpload/items.ts';
export {
  type FormAnnounce,
  FormStatus,
  type FormStatusProps,
  useFormAnnounce,
} from './components/FormStatus/FormStatus.tsx';
export { compareAmounts, latinDigits } from './components/NumberField/decimal.ts';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export type { AmountPreset } from './components/NumberField/parts.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
} from './components/PasswordField/PasswordField.tsx';
export {
  type PhoneCountry,
  PhoneField,
  type PhoneFieldProps,
} from './components/PhoneField/PhoneField.tsx';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './components/RadioGroup/RadioGroup.tsx';
export {
  type Rule,
  RuleChecklist,
  type RuleChecklistProps,
} from './components/RuleChecklist/RuleChecklist.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export {
  SelectField,
  type SelectFieldProps,
  type SelectOption,
} from './components/SelectField/SelectField.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export {
  TextArea,
  type TextAreaCounter,
  type TextAreaProps,
} from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
