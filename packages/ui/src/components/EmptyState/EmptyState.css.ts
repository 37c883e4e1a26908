import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';

/** Shared by every block with picture, title, sentence and action. */
export const root = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s1,
  boxSizing: 'border-box',
  paddingBlock: 28,
  paddingInline: vars.space.s6,
  textAlign: 'center',
});

export const art = uiStyle({ marginBlockEnd: 10 });
/** The class is doubled, so that it overrides the text's wrapping in any order of the style sheets. */
export const body = uiStyle({
  selectors: { '&&': { maxInlineSize: 320, textWrap: 'balance' } },
});
export const action = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s2,
  marginBlockStart: vars.space.s3,
});
