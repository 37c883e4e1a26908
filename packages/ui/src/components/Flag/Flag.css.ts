import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';

export const root = uiStyle({
  display: 'block',
  flex: 'none',
  inlineSize: 21,
  blockSize: 14,
  borderRadius: 2,
  objectFit: 'cover',
  // A pale flag needs a border on a pale surface.
  boxShadow: `0 0 0 1px ${vars.color.surface.pressed}`,
  forcedColorAdjust: 'none',
});

export const code = uiStyle({ font: vars.type.caption, color: vars.color.text.muted });
