import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { join } from '../join.ts';
import * as css from './Field.css.ts';
import { describedBy, FieldLine, FieldName, FieldNotes } from './FieldNotes.tsx';

/** The texts that every form field can show. */
export interface FieldTexts {
  /** Name of the field, shown above the box. */
  label: ReactNode;
  /** Shows the label to assistive technology only (a search box, the login in the header). */
  labelHidden?: boolean | undefined;
  /** Advice under the box. It stays visible when there is an error. */
  hint?: ReactNode;
  /** What is wrong, as one sentence. Marks the control invalid. */
  error?: string | undefined;
  /** True after the server confirmed the value. Never set it from a check in the browser. */
  valid?: boolean | undefined;
  /** What was confirmed, shown with a tick while `valid`. */
  validMessage?: string | undefined;
  /** Shows the asterisk and sets `aria-required`. The form does the validation. */
  required?: boolean | undefined;
  /** Text after the label of an optional field, with its brackets. */
  optionalLabel?: string | undefined;
  /** Class of the root element, for placing the field in a layout. */
  className?: string | undefined;
}

/** Props that connect a control with its field. Spread them on the control. */
export interface FieldControl {
  /** Id for the `<label>`. */
  id: string;
  /** Ids of the error, the confirmation, the hint and more descriptions, if there are any. */
  'aria-describedby': string | undefined;
  /** True while the field has an `error`. */
  'aria-invalid': true | undefined;
  /** True when the field is `required`. */
  'aria-required': true | undefined;
}

/** Props of `Field`. */
export interface FieldProps extends FieldTexts, Omit<ComponentProps<'div'>, 'children'> {
  /** Id of the control, for something outside that links to it (error summary). Default: generated. */
  controlId?: string | undefined;
  /** Ids of more descriptions, e.g. of a rule checklist. */
  describedBy?: string | undefined;
  /** Shown under the error and above the hint: a checklist, another login method. */
  below?: ReactNode;
  /** Renders the control. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * A label above the control, then the error and the hint. `aria-describedby` names both, the error first. It is not a
 * live region: the form announces errors through its `FormStatus`.
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

/** Separates the props of the field from the props of the control. */
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
