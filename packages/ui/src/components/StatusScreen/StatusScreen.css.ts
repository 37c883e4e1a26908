import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';

export const root = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'safe center',
  boxSizing: 'border-box',
  minBlockSize: '100dvh',
  paddingBlockStart: 44,
  paddingBlockEnd: vars.space.s10,
  paddingInline: vars.space.s6,
  background: vars.color.surface.page,
  color: vars.color.text.primary,
  textAlign: 'center',
});

/** Inside a page that keeps its header and footer. */
export const inPage = uiStyle({ minBlockSize: 0, background: 'none' });

export const brand = uiStyle({ marginBlockEnd: vars.space.s8 });
export const title = uiStyle({
  margin: 0,
  marginBlockStart: vars.space.s6,
  maxInlineSize: 420,
  font: vars.type.titleL,
  textWrap: 'balance',
  overflowWrap: 'break-word',
});
/** The class is doubled, so that it overrides the text's margin in any order of the style sheets. */
export const body = uiStyle({
  selectors: { '&&': { marginBlockStart: 6, maxInlineSize: 340, textWrap: 'balance' } },
});
export const detail = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  maxInlineSize: '100%',
  marginBlockStart: vars.space.s4,
});
export const actions = uiStyle({
  display: 'grid',
  gap: vars.space.s2,
  inlineSize: '100%',
  maxInlineSize: 280,
  marginBlockStart: vars.space.s6,
});
