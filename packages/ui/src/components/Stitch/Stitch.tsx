import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import * as css from './Stitch.css.ts';

export interface StitchProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Default `hairline`. */
  tone?: 'hairline' | 'accent' | 'warm' | undefined;
}

/**
 * A dashed line that divides content, the signature of the look. Use it once per view outside the content, and never
 * around a control.
 */
export function Stitch({ tone = 'hairline', className, ...rest }: StitchProps) {
  return (
    <svg
      data-component="stitch"
      aria-hidden="true"
      {...rest}
      className={join(css.root, css.tone[tone], className)}
    >
      <line x1="2" y1="2" x2="100%" y2="2" />
    </svg>
  );
}
