import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Spinner.css.ts';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is running ("Loading games…"), announced politely. Leave it out if the control around it announces it. */
  label?: string | undefined;
  /** Edge length in px. Default 20. */
  size?: number | undefined;
}

/** Work in progress of unknown length. For content with a known shape use `Skeleton`. */
export function Spinner({ label, size = 20, className, ...rest }: SpinnerProps) {
  return (
    <span
      data-component="spinner"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}
      {...rest}
      className={join(css.root, className)}
    >
      <svg className={css.ring} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
        <path
          d="M10 1.5a8.5 8.5 0 1 0 8.5 8.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.25"
          strokeLinecap="round"
        />
      </svg>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
