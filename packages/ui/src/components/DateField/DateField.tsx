import { Calendar } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts, splitField } from '../Field/Field.tsx';
import { boxStateOf, InputBox } from '../Field/InputBox.tsx';
import * as css from './DateField.css.ts';

/** Props of `DateField`. Everything not named here goes to the `<input>`, `ref` included. */
export interface DateFieldProps
  extends FieldTexts,
    Omit<
      ComponentProps<'input'>,
      keyof FieldTexts | 'type' | 'size' | 'style' | 'children' | 'min' | 'max'
    > {
  /** Earliest day, `yyyy-MM-dd`. */
  min?: string | undefined;
  /** Latest day, `yyyy-MM-dd`. */
  max?: string | undefined;
  /** Ids of more descriptions. */
  describedBy?: string | undefined;
}

/**
 * A day, chosen in the browser's own picker. Its value is always `yyyy-MM-dd`, in whatever format the browser shows
 * it.
 */
export function DateField(props: DateFieldProps) {
  const { field, control } = splitField(props);
  const { id, describedBy, ...input } = control;
  return (
    <Field {...field} controlId={id} describedBy={describedBy} data-component="date-field">
      {(aria) => (
        <InputBox state={boxStateOf({ error: field.error }, input)}>
          <input {...input} {...aria} type="date" className={css.date} data-part="control" />
          <Calendar className={css.icon} size={20} strokeWidth={1.75} aria-hidden="true" />
        </InputBox>
      )}
    </Field>
  );
}
