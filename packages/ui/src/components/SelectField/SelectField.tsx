import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts, splitField } from '../Field/Field.tsx';
import { boxStateOf, InputBox } from '../Field/InputBox.tsx';
import * as css from './SelectField.css.ts';

/** One option of the list. */
export interface SelectOption {
  /** Value of the option. Unique in the list, and not `''` when there is a `placeholder`. */
  value: string;
  /** Text of the option. Plain text only, because the browser draws the list. */
  label: string;
  /** The option is listed but cannot be chosen. Default false. */
  disabled?: boolean;
}

/** Props of `SelectField`. Everything not named here goes to the `<select>`, `ref` included. */
export interface SelectFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'select'>, keyof FieldTexts | 'multiple' | 'size' | 'style' | 'children'> {
  /** The options in order. A disabled option stays visible. */
  options: readonly SelectOption[];
  /** Text of the empty option, value `''`. Without it the first option is chosen. */
  placeholder?: string;
  /** 44 px high instead of 48, for filters on desktop. */
  compact?: boolean;
  /** Ids of more descriptions. */
  describedBy?: string | undefined;
}

/** The browser's own list in the box of a field. On phones it is the best picker. */
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
