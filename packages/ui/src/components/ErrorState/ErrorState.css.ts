import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';

export const code = uiStyle({
  marginBlockStart: vars.space.s2,
  font: vars.type.caption,
  fontFamily: vars.font.code,
  color: vars.color.text.muted,
});
