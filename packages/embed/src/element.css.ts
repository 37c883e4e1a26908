import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/*
 * The boundary between the partner page and our content. Rules of the page apply to the host of a shadow root, and
 * inherited values come in with it; this root resets them. It is in no layer, so that nothing overrides it.
 */
export const shield = style({
  all: 'initial',
  display: 'block',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  // Everything inside uses the width of this box, never the width of the window.
  containerType: 'inline-size',
  containerName: 'parlour',
  selectors: { '&[dir="rtl"]': { direction: 'rtl' }, '&[hidden]': { display: 'none' } },
});

export const root = style({
  boxSizing: 'border-box',
  // The page of the partner is behind it, so it has no background.
  background: 'none',
  font: vars.type.body,
  color: vars.color.text.primary,
  textAlign: 'start',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  fontSynthesis: 'weight',
});
