import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts, splitField } from '../Field/Field.tsx';
import { boxStateOf, InputBox } from '../Field/InputBox.tsx';
import * as css from './SelectField.css.ts';

/** One entry of a list. */
export interface SelectOption {
  /** What the `<select>` reports; unique in the list, not `''` beside a `placeholder`. */
  value: string;
  /** The text of the row; plain, because the browser draws the list. */
  label: string;
  /** Stays in the list but cannot be chosen. Default false. */
  disabled?: boolean;
}

/** Props of `SelectField`. Everything not named here goes to the `<select>`, `ref` included. */
export interface SelectFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'select'>, keyof FieldTexts | 'multiple' | 'size' | 'style' | 'children'> {
  /** Choices in the order they are shown; a disabled one stays visible. */
  options: readonly SelectOption[];
  /** Text of the empty choice, value `''`. Left out: the first option is chosen. */
  placeholder?: string;
  /** 44 px instead of 48, for filters on desktop. */
  compact?: boolean;
  /** Ids of further descriptions. */
  describedBy?: string | undefined;
}

/** The browser's own list (the best picker a phone has) in the box of a field. */
export function SelectField(props: SelectFieldProps) {
  const { field, control } = splitField(props);
  const { id, options, placeholder, compact, describedBy, ...select } = control;
  return (
    <Field {...field} controlId={id} describedBy={describedBy} data-component="select-field">
      {(aria) => (
        <InputBox state={boxStateOf({ error: field.error }, select)} compact={compact}>
          <select {...select} {...aria} className={css.select} data-part="control">
            {placeholder !== undefined && (
              <option value="" className={css.option}>
                {placeholder}
              </option>
            )}
            {options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled} className={css.option}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown className={css.chevron} size={20} strokeWidth={1.75} aria-hidden="true" />
        </InputBox>
      )}
    </Field>
  );
}
