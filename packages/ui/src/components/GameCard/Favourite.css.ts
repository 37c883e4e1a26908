import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, plainControl } from '../rules.ts';

export const root = uiStyle({
  ...plainControl,
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  inlineSize: 44,
  blockSize: 44,
  borderRadius: vars.radius.full,
  color: vars.color.text.onInverse,
  selectors: {
    '&:focus-visible': { ...focusRing, outlineColor: vars.color.text.onInverse, outlineOffset: -6 },
    '&:is([data-state="on"], [data-state="adding"])': { color: vars.color.warm.fill },
    '&[aria-busy]': { cursor: 'progress' },
  },
  '@media': { [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } } },
});

export const disc = uiStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: vars.radius.full,
  background: vars.color.surface.scrim,
});

export const heart = uiStyle({
  selectors: {
    [`${root}:is([data-state="on"], [data-state="adding"]) &`]: { fill: 'currentColor' },
  },
});

/** Around the heart, which already shows the new state. */
export const spinner = uiStyle({ position: 'absolute', inset: 1 });
