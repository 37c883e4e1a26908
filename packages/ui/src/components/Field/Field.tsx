import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { join } from '../join.ts';
import * as css from './Field.css.ts';
import { describedBy, FieldLine, FieldName, FieldNotes } from './FieldNotes.tsx';

/** What every form field can say about itself. */
export interface FieldTexts {
  /** Name of the field, shown above the box. */
  label: ReactNode;
  /** Keep the label for assistive technology only (a search box, the login in the header). */
  labelHidden?: boolean | undefined;
  /** Standing advice under the box; it stays when there is an error. */
  hint?: ReactNode;
  /** What is wrong, as one sentence. Marks the control invalid. */
  error?: string | undefined;
  /** True once the server has confirmed the value; never on a guess of our own. */
  valid?: boolean | undefined;
  /** What was confirmed, shown with a tick while `valid`. */
  validMessage?: string | undefined;
  /** Shows the asterisk and sets `aria-required`. The form does the checking. */
  required?: boolean | undefined;
  /** Word behind the label of a field that may stay empty, brackets included. */
  optionalLabel?: string | undefined;
  /** Class of the root element, for placing the field in a layout. */
  className?: string | undefined;
}

/** What a control has to carry to belong to its field: spread it on the control. */
export interface FieldControl {
  /** What the `<label>` points at. */
  id: string;
  /** Ids of error, confirmation, hint and further descriptions, as far as there are any. */
  'aria-describedby': string | undefined;
  /** True while the field has an `error`. */
  'aria-invalid': true | undefined;
  /** True when the field is `required`. */
  'aria-required': true | undefined;
}

/** Props of `Field`. */
export interface FieldProps extends FieldTexts, Omit<ComponentProps<'div'>, 'children'> {
  /** Id of the control, when something outside has to point at it (error summary). Default: generated. */
  controlId?: string | undefined;
  /** Ids of further descriptions, e.g. of a rule checklist. */
  describedBy?: string | undefined;
  /** Shown under the error and above the hint: a checklist, another way in. */
  below?: ReactNode;
  /** Renders the control. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * Label above, control, then error and hint, both named in `aria-describedby`
 * (error first). No live region: the form says what is wrong, through its `FormStatus`.
 */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  valid,
  validMessage,
  required,
  optionalLabel,
  className,
  controlId,
  describedBy: furtherIds,
  below,
  children,
  ...root
}: FieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const confirmed = valid && !error ? validMessage : undefined;
  const validId = `${id}-valid`;

  return (
    <div
      data-component="field"
      data-state={error ? 'error' : valid ? 'valid' : 'rest'}
      {...root}
      className={join(css.root, className)}
    >
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={labelHidden ? css.hidden : css.label}
        data-part="label"
      >
        <FieldName label={label} required={required} optionalLabel={optionalLabel} />
      </label>
      {children({
        id,
        'aria-describedby': describedBy({ id, error, hint }, confirmed && validId, furtherIds),
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      <FieldNotes id={id} error={error} hint={hint}>
        {confirmed && (
          <FieldLine id={validId} part="valid" className={css.valid} icon={Check}>
            {confirmed}
          </FieldLine>
        )}
        {below}
      </FieldNotes>
    </div>
  );
}

/** Separates what the field says from what the control takes. */
export function splitField<Props extends FieldTexts>(props: Props) {
  const {
    label,
    labelHidden,
    hint,
    error,
    valid,
    validMessage,
    required,
    optionalLabel,
    className,
    ...control
  } = props;
  const field: FieldTexts = {
    label,
    labelHidden,
    hint,
    error,
    valid,
    validMessage,
    required,
    optionalLabel,
    className,
  };
  return { field, control };
}
