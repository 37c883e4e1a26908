import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';

const { color } = vars;

export const root = uiStyle({
  fontFamily: vars.font.number,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 700,
  unicodeBidi: 'isolate',
  whiteSpace: 'nowrap',
});

/** `inherit` has the size of the text around it; the others have a size of their own. */
export const size = {
  inherit: uiStyle({ fontSize: 'inherit' }),
  sm: uiStyle({ fontSize: 14, lineHeight: '22px' }),
  md: uiStyle({ fontSize: 17, lineHeight: '26px' }),
  lg: uiStyle({ fontSize: 21, lineHeight: '31px' }),
  xl: uiStyle({ font: vars.type.moneyL }),
};

export const tone = {
  inherit: uiStyle({ color: 'inherit' }),
  primary: uiStyle({ color: color.text.primary }),
  muted: uiStyle({ color: color.text.muted }),
  warm: uiStyle({ color: color.warm.text }),
  success: uiStyle({ color: color.success.text }),
  danger: uiStyle({ color: color.danger.text }),
};

export const struck = uiStyle({ textDecorationLine: 'line-through' });
