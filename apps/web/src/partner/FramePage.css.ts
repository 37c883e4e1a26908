import { vars } from '@parlour/ui/theme';
import { appStyle, layeredGlobalStyle, layers } from '@parlour/ui/theme/style';

/** Space between the edge of the card and a form. */
export const form = appStyle({ padding: vars.space.s4 });

/** A login is never wider than a phone in landscape. */
export const login = appStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '520px',
  marginInline: 'auto',
  padding: vars.space.s4,
});

// The frame has no background, so that the partner's page is visible around the corners of the card.
layeredGlobalStyle(layers.app, 'html[data-frame] body', { background: 'none' });

// The page around the frame paints the text that is typed there, so the input here is transparent.
layeredGlobalStyle(layers.app, 'input[data-in-page]', {
  WebkitTextFillColor: 'transparent',
  caretColor: 'transparent',
});
layeredGlobalStyle(layers.app, 'input[data-in-page]::placeholder', { opacity: 0 });
