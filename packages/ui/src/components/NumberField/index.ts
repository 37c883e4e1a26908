export { compareAmounts, latinDigits } from './decimal.ts';
export { NumberField, type NumberFieldProps } from './NumberField.tsx';
export type { AmountPreset } from './parts.tsx';
