import { type ComponentPropsWithRef, createElement, type ReactElement } from 'react';
import { join } from '../join.ts';
import type { LayoutElement } from '../layout/props.ts';
import * as css from './Surface.css.ts';

export interface SurfaceProps extends ComponentPropsWithRef<'div'> {
  /** The element. Default `div`; use `section` with a heading, `li` in a list of cards. */
  as?: LayoutElement | undefined;
  /**
   * Background colour by role. Use `inverse` at most once per view, with `Text` of tone `inherit` on it. Default
   * `raised`.
   */
  tone?: keyof typeof css.tone | undefined;
  /** Padding. Default `card`: 16 px, 24 from 1024 px on. */
  padding?: keyof typeof css.padding | undefined;
  /** Corner radius. Default `lg`, as for cards. Inside a card: `md`. */
  radius?: keyof typeof css.radius | undefined;
  /** Shadow. Default `s1` for raised surfaces, `flat` for every other tone. */
  elevation?: keyof typeof css.elevation | undefined;
  /** Clips children at the rounded corners, for lists and pictures that fill the surface. */
  clip?: boolean | undefined;
}

/**
 * A background for content: card (raised), well (sunken), panel (overlay). It is not interactive: for a card that can
 * be pressed, put a link or button inside.
 */
export function Surface({
  as = 'div',
  tone = 'raised',
  padding = 'card',
  radius = 'lg',
  elevation = tone === 'raised' ? 's1' : 'flat',
  clip = false,
  className,
  ...rest
}: SurfaceProps): ReactElement {
  return createElement(as, {
    'data-component': 'surface',
    'data-tone': tone,
    ...rest,
    className: join(
      css.root,
      css.tone[tone],
      css.padding[padding],
      css.radius[radius],
      css.elevation[elevation],
      clip && css.clipped,
      className,
    ),
  });
}
