import { vars } from '@parlour/ui/theme';
import { appStyle, layeredGlobalStyle, layers } from '@parlour/ui/theme/style';

/** Air between the edge of the card and a form. */
export const form = appStyle({ padding: vars.space.s4 });

/** A login is never wider than a phone that lies down. */
export const login = appStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '520px',
  marginInline: 'auto',
  padding: vars.space.s4,
});

// Around the corners of the card the page of the partner is seen, not a page of ours.
layeredGlobalStyle(layers.app, 'html[data-frame] body', { background: 'none' });

// What is typed in the page around the frame is painted there.
layeredGlobalStyle(layers.app, 'input[data-in-page]', {
  WebkitTextFillColor: 'transparent',
  caretColor: 'transparent',
});
layeredGlobalStyle(layers.app, 'input[data-in-page]::placeholder', { opacity: 0 });
