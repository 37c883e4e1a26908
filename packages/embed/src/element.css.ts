import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/*
 * Between the page of a partner and us. Rules of the page reach the host of a shadow root, and what it inherits comes in
 * with it; this root begins anew. It stands in no layer, because nothing may be stronger.
 */
export const shield = style({
  all: 'initial',
  display: 'block',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  // Everything inside asks for the width of this box, never for that of the window.
  containerType: 'inline-size',
  containerName: 'parlour',
  selectors: { '&[dir="rtl"]': { direction: 'rtl' }, '&[hidden]': { display: 'none' } },
});

export const root = style({
  boxSizing: 'border-box',
  // The page of the partner is behind it, not ours.
  background: 'none',
  font: vars.type.body,
  color: vars.color.text.primary,
  textAlign: 'start',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  fontSynthesis: 'weight',
});
