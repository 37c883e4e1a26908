import { type ComponentPropsWithRef, createElement } from 'react';
import { join } from '../join.ts';
import * as layout from '../layout/gap.css.ts';
import type { Align, Justify, LayoutElement, SpaceStep } from '../layout/props.ts';
import * as css from './Inline.css.ts';

export interface InlineProps extends ComponentPropsWithRef<'div'> {
  /** The element. Default `div`; use `ul` for a list. */
  as?: LayoutElement | undefined;
  /** Space between children and between their lines. Default `s2` (8 px). */
  gap?: SpaceStep | undefined;
  /** Alignment across the row. Default `center`. */
  align?: Align | undefined;
  /** Alignment along the row. Default `start`. */
  justify?: Justify | undefined;
  /** Default true: children that do not fit wrap to the next line. Use false only for two parts that share a row. */
  wrap?: boolean | undefined;
}

/** Children side by side that wrap to more lines: buttons, chips, badges. Follows the reading direction. */
export function Inline({
  as = 'div',
  gap = 's2',
  align = 'center',
  justify = 'start',
  wrap = true,
  className,
  ...rest
}: InlineProps) {
  return createElement(as, {
    'data-component': 'inline',
    ...rest,
    className: join(
      layout.plain,
      css.root,
      layout.gap[gap],
      layout.align[align],
      layout.justify[justify],
      !wrap && css.oneLine,
      className,
    ),
  });
}
