import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';

/** An island repeats what a page gives its text, in its own brand's values. */
export const root = uiStyle({
  background: vars.color.surface.page,
  color: vars.color.text.primary,
  font: vars.type.body,
});
