import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** The only focus ring: 2 px wide, 2 px from the edge, the same in every brand, so that keyboard users recognise it. */
export const focusRing = {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.offset,
} as const;

/** The focus ring in forced colours mode: 3 px in the user's highlight colour. */
export const forcedFocusRing = { outline: '3px solid Highlight' } as const;

/** Removes the browser's button styles, so that a component looks the same with and without our reset. */
export const plainControl = {
  appearance: 'none',
  margin: 0,
  border: '1px solid transparent',
  background: 'none',
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
} as const;

/**
 * Mirrors arrows in right-to-left text. It uses the `dir` of an ancestor and not `:dir()`, which the build rewrites
 * into a list of languages for older browsers.
 */
export const mirrored = {
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
} as const;

/**
 * One line that ends in an ellipsis when it does not fit. It is clipped only along the line, because the marks above
 * and below Bengali letters reach out of a line whose spacing a reader has reduced.
 */
export const oneLine = {
  minInlineSize: 0,
  overflow: ['hidden', 'clip visible'],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies StyleRule;
