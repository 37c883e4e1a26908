import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** The one focus ring: 2 px, 2 px off the edge, the same in every brand so keyboard users learn it once. */
export const focusRing = {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.offset,
} as const;

/** The same ring where colours are forced: 3 px of the user's own highlight. */
export const forcedFocusRing = { outline: '3px solid Highlight' } as const;

/** Clears what a browser puts on `<button>`, so a component looks the same with and without our reset. */
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
 * For arrows: turns them with the reading direction. An ancestor's `dir` and
 * not `:dir()`, which the build rewrites into a list of languages for older browsers.
 */
export const mirrored = {
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
} as const;

/**
 * One line that ends in an ellipsis where the room does. It is cut along the line only: the
 * marks above and below Bengali letters reach out of a line that a reader has set tighter.
 */
export const oneLine = {
  minInlineSize: 0,
  overflow: ['hidden', 'clip visible'],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies StyleRule;
