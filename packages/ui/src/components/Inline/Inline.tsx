import { type ComponentPropsWithRef, createElement } from 'react';
import { join } from '../join.ts';
import * as layout from '../layout/gap.css.ts';
import type { Align, Justify, LayoutElement, SpaceStep } from '../layout/props.ts';
import * as css from './Inline.css.ts';

export interface InlineProps extends ComponentPropsWithRef<'div'> {
  /** Element. Default `div`; `ul` for a list of things. */
  as?: LayoutElement | undefined;
  /** Space between children and between their lines. Default `s2` (8 px). */
  gap?: SpaceStep | undefined;
  /** Place across the row. Default `center`. */
  align?: Align | undefined;
  /** Place along the row. Default `start`. */
  justify?: Justify | undefined;
  /** Default true: what does not fit goes to the next line. False only for two parts that share a row. */
  wrap?: boolean | undefined;
}

/** Things side by side that wrap into lines: buttons, chips, badges. Turns round with the reading direction. */
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
