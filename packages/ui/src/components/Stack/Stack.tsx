import { type ComponentPropsWithRef, createElement } from 'react';
import { join } from '../join.ts';
import * as layout from '../layout/gap.css.ts';
import type { Align, LayoutElement, SpaceStep } from '../layout/props.ts';
import * as css from './Stack.css.ts';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Element. Default `div`; `ul` for a list of things. */
  as?: LayoutElement | undefined;
  /** Space between children. Default `s4` (16 px, field to field). */
  gap?: SpaceStep | undefined;
  /** Place across the column. Default `stretch`. */
  align?: Exclude<Align, 'baseline'> | undefined;
}

/** Things one under another with the same space between. The parent owns the space: children bring no margins. */
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
