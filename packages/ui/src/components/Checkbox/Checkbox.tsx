import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { asPart } from '../as-part.tsx';
import { describedBy, FieldNotes, RequiredMark } from '../Field/FieldNotes.tsx';
import { join } from '../join.ts';
import * as css from './Checkbox.css.ts';

/** Props of `Checkbox`. Everything not named here goes to the `<input>`, `ref` included. */
export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'style' | 'children' | 'className'> {
  /** What a tick agrees to. May contain links; a press on a link does not tick the box. */
  label: ReactNode;
  /** Advice under the box. It stays visible when there is an error. */
  hint?: ReactNode;
  /** What is wrong, as one sentence. Marks the control invalid. */
  error?: string | undefined;
  /** Shows the asterisk and sets `aria-required`. The form does the validation. */
  required?: boolean | undefined;
  /** Class of the root element, for placing it in a layout. */
  className?: string | undefined;
}

/** A 24 px box in a 44 px row. */
export function Checkbox({
  id: givenId,
  label,
  hint,
  error,
  required,
  className,
  ...input
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;

  return (
    <div
      className={join(css.root, className)}
      data-component="checkbox"
      data-state={error ? 'error' : 'rest'}
    >
      <label
        htmlFor={id}
        className={css.row}
        data-part="label"
        data-disabled={input.disabled ? '' : undefined}
      >
        <span className={css.holder}>
          <input
            {...input}
            id={id}
            type="checkbox"
            className={css.box}
            data-part="control"
            aria-required={required ? true : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy({ id, error, hint })}
          />
          <Check className={css.tick} size={18} strokeWidth={3} aria-hidden="true" />
        </span>
        <span className={css.text}>
          {asPart(label)}
          {required && <RequiredMark />}
        </span>
      </label>
      {(error || hint) && (
        <div className={css.notes}>
          <FieldNotes id={id} error={error} hint={hint} />
        </div>
      )}
    </div>
  );
}
