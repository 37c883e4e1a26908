import { type ComponentPropsWithRef, createElement, type ReactElement } from 'react';
import { join } from '../join.ts';
import type { LayoutElement } from '../layout/props.ts';
import * as css from './Surface.css.ts';

export interface SurfaceProps extends ComponentPropsWithRef<'div'> {
  /** Element. Default `div`; `section` with a heading, `li` in a list of cards. */
  as?: LayoutElement | undefined;
  /** Background role. `inverse` once per view at most, and `Text` on it takes tone `inherit`. Default `raised`. */
  tone?: keyof typeof css.tone | undefined;
  /** Inner space. Default `card`: 16 px, 24 from 1024 px on. */
  padding?: keyof typeof css.padding | undefined;
  /** Default `lg`, the radius of cards. Inside a card: `md`. */
  radius?: keyof typeof css.radius | undefined;
  /** Default `s1` for raised surfaces, `flat` for every other tone. */
  elevation?: keyof typeof css.elevation | undefined;
  /** Cuts children at the rounded edge, for lists and pictures that fill it. */
  clip?: boolean | undefined;
}

/** A plane to put things on: card (raised), well (sunken), panel (overlay). It does nothing; a card that can be pressed is a link or button inside. */
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
