import { type ComponentPropsWithRef, createElement } from 'react';
import { join } from '../join.ts';
import * as layout from '../layout/gap.css.ts';
import type { LayoutElement, SpaceStep } from '../layout/props.ts';
import * as css from './Grid.css.ts';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** The element. Default `div`; use `ul` for a list. */
  as?: LayoutElement | undefined;
  /** Minimum width of a column: 88, 140, 220, 300 or 420 px. Default `md`. */
  min?: keyof typeof css.fit | undefined;
  /** Space between cells. Default `s4` (16 px). */
  gap?: SpaceStep | undefined;
  /** Default false: a few children share the whole row. True: they keep the width they would have in a full row. */
  keepWidth?: boolean | undefined;
}

/**
 * Columns of equal width, as many as fit. It has no breakpoints: one column at 320 px, and it adapts to a sheet as
 * well as to a page.
 */
export function Grid({
  as = 'div',
  min = 'md',
  gap = 's4',
  keepWidth = false,
  className,
  ...rest
}: GridProps) {
  const columns = keepWidth ? css.fill[min] : css.fit[min];
  return createElement(as, {
    'data-component': 'grid',
    ...rest,
    className: join(layout.plain, css.root, columns, layout.gap[gap], className),
  });
}
