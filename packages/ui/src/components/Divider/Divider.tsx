import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import * as css from './Divider.css.ts';

export interface DividerProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'children'> {
  /** A word in the line, e.g. "or" between two ways in. Horizontal only. */
  label?: string | undefined;
  /** `vertical` separates things side by side. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Default false: a separator is announced. True where headings already divide. */
  decorative?: boolean | undefined;
}

/** A hairline. The dashed signature of the look is `Stitch`, once per view. */
export function Divider({
  label,
  orientation = 'horizontal',
  decorative = false,
  className,
  ...rest
}: DividerProps) {
  const upright = orientation === 'vertical';
  if (label !== undefined && !upright) {
    return (
      <div data-component="divider" {...rest} className={join(css.worded, className)}>
        <span data-part="label">{label}</span>
      </div>
    );
  }
  return (
    <div
      data-component="divider"
      {...(decorative ? hidden : separator(upright))}
      {...rest}
      className={join(upright ? css.upright : css.root, className)}
    />
  );
}

const hidden = { 'aria-hidden': true };
const separator = (upright: boolean) => ({
  role: 'separator',
  'aria-orientation': upright ? ('vertical' as const) : undefined,
});
