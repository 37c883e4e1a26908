import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle } from '../../theme/style.ts';

export const root = uiStyle({
  margin: 0,
  color: vars.color.text.primary,
  textWrap: 'balance',
  overflowWrap: 'break-word',
});

/** Page sizes are smaller on phones; section and card sizes are not (design.md §3). */
export const size = {
  display: uiStyle({
    font: vars.type.titleL,
    '@media': { [from.desktop]: { font: vars.type.display } },
  }),
  l: uiStyle({ font: vars.type.titleM, '@media': { [from.desktop]: { font: vars.type.titleL } } }),
  m: uiStyle({ font: vars.type.titleM }),
  s: uiStyle({ font: vars.type.titleS }),
};
