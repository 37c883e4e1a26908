import { vars } from '../theme/contract.css.ts';
import { layeredGlobalStyle, layers, when } from '../theme/style.ts';

const reset = (selector: string, rule: Parameters<typeof layeredGlobalStyle>[2]): void =>
  layeredGlobalStyle(layers.reset, selector, rule);

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' });
reset('body', {
  margin: 0,
  background: vars.color.surface.page,
  font: vars.type.body,
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
});
// A nested island must not inherit the text colour of the page, because it was computed with the page's brand.
reset('body, [data-brand]', { color: vars.color.text.primary });
// Both weights exist as real fonts. Only an Android with its Bengali font in one variable file must synthesise the bold
// weight; that is better than a 48 KB download.
reset('body', { fontSynthesis: 'weight', fontKerning: 'normal' });

reset('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend, hr', {
  margin: 0,
  padding: 0,
});
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance' });
reset('p', { textWrap: 'pretty' });
reset('ul, ol', { listStyle: 'none' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('b, strong', { fontWeight: 700 });
reset('button, input, select, textarea', {
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
});
reset('button, [role="button"]', {
  cursor: 'pointer',
  // Prevents double-tap zoom, so that a quick second tap reaches the control.
  touchAction: 'manipulation',
});
reset('button', { textAlign: 'center' });
reset(':disabled', { cursor: 'not-allowed' });
reset('img, svg, video', { display: 'block', maxInlineSize: '100%' });
reset('svg', { flex: 'none' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
// Hidden elements stay hidden, also when a component sets `display`.
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' });

reset(':focus-visible', {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.offset,
});
// Elements that only scripts focus (a heading, a summary) show no focus ring to mouse users.
reset('[tabindex="-1"]:focus:not(:focus-visible)', { outline: 'none' });
reset('::selection', {
  background: vars.color.accent.fill,
  color: vars.color.text.onAccent,
});
reset('::placeholder', { color: vars.color.text.muted, opacity: 1 });

reset(':focus-visible', {
  '@media': { [when.forcedColors]: { outline: '3px solid Highlight', outlineOffset: '2px' } },
});
