import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import * as css from './Divider.css.ts';

export interface DividerProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'children'> {
  /** A word in the line, e.g. "or" between two login methods. Horizontal only. */
  label?: string | undefined;
  /** `vertical` separates things that are side by side. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Default false: the separator is announced. Set it where headings already divide the content. */
  decorative?: boolean | undefined;
}

/** A thin line. The dashed line of the brand is `Stitch`; use that once per view. */
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
