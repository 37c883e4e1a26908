import { Check, CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import * as fieldCss from '../Field/Field.css.ts';
import { join } from '../join.ts';
import * as css from './Checkbox.css.ts';

/** Props of `Checkbox`. Everything not named here goes to the `<input>`, `ref` included. */
export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'style' | 'children' | 'className'> {
  /** What a tick agrees to. May contain links; they do not tick the box. */
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, as one sentence. Marks the control invalid. */
  error?: string | undefined;
  /** Shows the asterisk and sets `aria-required`. The form does the checking. */
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
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');

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
            aria-describedby={described || undefined}
          />
          <Check className={css.tick} size={18} strokeWidth={3} aria-hidden="true" />
        </span>
        <span className={css.text}>
          {label}
          {required && (
            <span className={fieldCss.required} aria-hidden="true">
              *
            </span>
          )}
        </span>
      </label>
      {(error || hint) && (
        <div className={css.notes}>
          {error && (
            <div id={errorId} className={fieldCss.error} data-part="error">
              <CircleAlert
                className={fieldCss.lineIcon}
                size={16}
                strokeWidth={1.75}
                aria-hidden="true"
              />
              <span>{error}</span>
            </div>
          )}
          {hint && (
            <div id={hintId} className={fieldCss.hint} data-part="hint">
              {hint}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
