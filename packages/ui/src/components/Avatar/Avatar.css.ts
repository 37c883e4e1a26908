import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';

export const root = uiStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  background: vars.color.accent.soft,
  color: vars.color.text.accent,
  fontFamily: vars.font.body,
  fontWeight: 700,
  lineHeight: 1.35,
  '@media': { [when.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const size = {
  sm: uiStyle({ inlineSize: 28, blockSize: 28, fontSize: 13 }),
  md: uiStyle({ inlineSize: 36, blockSize: 36, fontSize: 15 }),
  lg: uiStyle({ inlineSize: 56, blockSize: 56, fontSize: 21 }),
};

export const image = uiStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
