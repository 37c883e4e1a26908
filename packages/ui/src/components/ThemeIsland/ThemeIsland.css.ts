import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';

/** Repeats the text styles that a page sets, with the values of its own brand. */
export const root = uiStyle({
  background: vars.color.surface.page,
  color: vars.color.text.primary,
  font: vars.type.body,
});
