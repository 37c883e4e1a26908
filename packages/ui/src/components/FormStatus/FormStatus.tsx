import type { ComponentProps } from 'react';
import { hidden } from '../Field/Field.css.ts';
import { join } from '../join.ts';
import * as css from './FormStatus.css.ts';

/** Props of `FormStatus`. */
export interface FormStatusProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** What just happened, as one sentence. Empty: nothing to say. */
  message?: string | undefined;
  /** Raise it to say the same sentence again. */
  sequence?: number;
  /** Show the sentence too. Default: spoken only. */
  visible?: boolean;
}

/**
 * The one polite live region of a form. Render it from the start, empty: a
 * region that appears together with its text is not read.
 */
export function FormStatus({
  message,
  sequence = 0,
  visible = false,
  className,
  ...root
}: FormStatusProps) {
  return (
    <div
      data-component="form-status"
      {...root}
      role="status"
      className={join(visible ? css.root : hidden, className)}
    >
      {message && <span key={sequence}>{message}</span>}
    </div>
  );
}
