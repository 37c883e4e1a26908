import type { ComponentPropsWithRef } from 'react';
import type { NumberStyle } from '../../theme/seeds.ts';
import { join } from '../join.ts';
import { writeNumbers } from '../numbers.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CountDot.css.ts';

export interface CountDotProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** 0 or less renders nothing. Above 99 it shows `99+`. */
  count: number;
  /** What is counted, in words. Leave it out if the name of the control already says it. */
  label?: string | undefined;
  /** Number style of the brand. Default: Latin digits in groups of three. */
  numbers?: NumberStyle | undefined;
  /** `corner` places it on the corner of the control around it. Default `inline`. */
  placement?: 'inline' | 'corner' | undefined;
}

const most = 99;

/** The number of new things that wait. */
export function CountDot({
  count,
  label,
  numbers,
  placement = 'inline',
  className,
  ...rest
}: CountDotProps) {
  if (!(count > 0)) return null;
  return (
    <span
      data-component="count-dot"
      {...rest}
      className={join(css.root, placement === 'corner' && css.corner, className)}
    >
      <span aria-hidden="true">
        {writeNumbers(count > most ? `${most}+` : String(count), numbers)}
      </span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
