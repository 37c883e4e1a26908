import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';

export const root = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minInlineSize: 0,
  maxInlineSize: '100%',
  font: vars.type.label,
  fontSize: 15,
});

export const glyph = uiStyle({
  flex: 'none',
  background: 'currentColor',
  maskSize: 'contain',
  maskRepeat: 'no-repeat',
  maskPosition: 'center',
  WebkitMaskSize: 'contain',
  WebkitMaskRepeat: 'no-repeat',
  WebkitMaskPosition: 'center',
  '@media': { [when.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});

export const name = uiStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
