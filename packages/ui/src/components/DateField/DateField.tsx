import { Field, type FieldTexts, splitField } from '../Field/Field.tsx';
import { boxStateOf } from '../Field/InputBox.tsx';
import { DayBox, type DayInput } from './DayBox.tsx';
import type { DayFormat } from './day-format.ts';

/**
 * Props of `DateField`. Everything not named here goes to the control of the form, `ref` included: an input whose
 * value is the day, `yyyy-MM-dd`.
 */
export interface DateFieldProps extends FieldTexts, DayFormat, Omit<DayInput, keyof FieldTexts> {
  /** Ids of more descriptions. */
  describedBy?: string | undefined;
}

/**
 * A day as the site writes it, `yyyy-MM-dd`, in three boxes, with a calendar. Its value is the day, or `''` while the
 * day is not complete. It has no clock and no time zone.
 */
export function DateField(props: DateFieldProps) {
  const { field, control } = splitField(props);
  const { id, describedBy, ...input } = control;
  return (
    <Field {...field} controlId={id} describedBy={describedBy} data-component="date-field">
      {(aria) => (
        <DayBox
          {...input}
          {...aria}
          labelId={`${aria.id}-label`}
          state={boxStateOf({ error: field.error }, input)}
        />
      )}
    </Field>
  );
}
