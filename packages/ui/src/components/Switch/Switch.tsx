import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { describedBy, FieldNotes } from '../Field/FieldNotes.tsx';
import { join } from '../join.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './Switch.css.ts';

/** Props of `Switch`. Everything not named here goes to the `<input>`, `ref` included. */
export interface SwitchProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'type' | 'role' | 'size' | 'style' | 'children' | 'className' | 'onChange' | 'checked'
  > {
  /** Name of the setting. Do not change it with the state: screen readers say "on" or "off" themselves. */
  label: ReactNode;
  /** Whether it is on. It changes only when the caller passes the new state. */
  checked: boolean;
  /**
   * Called with the new state after a press or Space. A switch works at once; in a form that is submitted use
   * `Checkbox`.
   */
  onChange: (checked: boolean) => void;
  /** Advice under the switch. It stays visible when there is an error. */
  hint?: ReactNode;
  /** What is wrong, as one sentence. */
  error?: string | undefined;
  /** The change is being saved: the thumb shows a spinner, presses are ignored, focus is kept. */
  busy?: boolean | undefined;
  /** The state can be read and focused but not changed. */
  readOnly?: boolean | undefined;
  /** Position of the switch beside its label. Default `end`, as in a settings row. */
  place?: 'start' | 'end' | undefined;
  /** Class of the root element, for placing it in a layout. */
  className?: string | undefined;
}

/** A setting that is on or off and works at once (WAI-ARIA switch: Space toggles it). */
export function Switch({
  id: givenId,
  label,
  checked,
  onChange,
  hint,
  error,
  busy = false,
  readOnly = false,
  place = 'end',
  className,
  ...input
}: SwitchProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const fixed = busy || readOnly;
  const turn = (event: ChangeEvent<HTMLInputElement>) => {
    if (!fixed) onChange(event.target.checked);
  };
  return (
    <div
      data-component="switch"
      data-state={checked ? 'on' : 'off'}
      className={join(css.root, className)}
    >
      <label
        htmlFor={id}
        data-part="label"
        data-disabled={input.disabled ? '' : undefined}
        className={join(css.row, place === 'start' && css.switchFirst)}
      >
        <span className={join(css.words, place === 'start' && css.shrunk)}>{label}</span>
        <span className={css.holder}>
          <input
            {...input}
            id={id}
            type="checkbox"
            role="switch"
            className={css.track}
            data-part="control"
            checked={checked}
            aria-checked={checked}
            aria-busy={busy || undefined}
            aria-readonly={readOnly || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy({ id, error, hint })}
            onChange={turn}
          />
          <span className={css.thumb} data-part="thumb">
            {busy && <Spinner size={14} />}
          </span>
        </span>
      </label>
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}
