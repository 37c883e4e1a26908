import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';

export const root = uiStyle({
  font: vars.type.small,
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
});
