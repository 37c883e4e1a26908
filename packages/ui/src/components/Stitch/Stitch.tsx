import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import * as css from './Stitch.css.ts';

export interface StitchProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Default `hairline`. */
  tone?: 'hairline' | 'accent' | 'warm' | undefined;
}

/** The signature of the look: a running stitch that divides. Once per view in chrome, never round a control. */
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
