import { type ComponentPropsWithRef, createElement } from 'react';
import { join } from '../join.ts';
import * as layout from '../layout/gap.css.ts';
import type { Align, LayoutElement, SpaceStep } from '../layout/props.ts';
import * as css from './Stack.css.ts';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** The element. Default `div`; use `ul` for a list. */
  as?: LayoutElement | undefined;
  /** Space between children. Default `s4` (16 px, field to field). */
  gap?: SpaceStep | undefined;
  /** Alignment across the column. Default `stretch`. */
  align?: Exclude<Align, 'baseline'> | undefined;
}

/** Children in a column with equal space between them. The parent sets the space: children have no margins. */
export function Stack({
  as = 'div',
  gap = 's4',
  align = 'stretch',
  className,
  ...rest
}: StackProps) {
  return createElement(as, {
    'data-component': 'stack',
    ...rest,
    className: join(layout.plain, css.root, layout.gap[gap], layout.align[align], className),
  });
}
