import type { ComponentPropsWithRef } from 'react';
import type { NumberStyle } from '../../theme/seeds.ts';
import { join } from '../join.ts';
import { writeNumbers } from '../numbers.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CountDot.css.ts';

export interface CountDotProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** 0 and less draw nothing; above 99 reads `99+`. */
  count: number;
  /** What is counted, in words. Leave it out where the control's own name already says it. */
  label?: string | undefined;
  /** How the brand writes figures. Default: Latin digits, groups of three. */
  numbers?: NumberStyle | undefined;
  /** `corner` sits on the control around it. Default `inline`. */
  placement?: 'inline' | 'corner' | undefined;
}

const most = 99;

/** How many new things wait. */
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
