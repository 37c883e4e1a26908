import { vars } from '../theme/contract.css.ts';
import { when } from '../theme/style.ts';

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

/** Nothing moves for people who asked for that. */
export const stillWhenReduced = {
  [when.reducedMotion]: { animation: 'none', transition: 'none' },
} as const;
