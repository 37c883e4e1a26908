import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';

/** The number font: its digits are tabular, and it has the Bengali letters too. */
export const root = uiStyle({
  fontFamily: vars.font.number,
  fontVariantNumeric: 'tabular-nums lining-nums',
  unicodeBidi: 'isolate',
});

/** A date of digits only stays on one line; a date with words may wrap. */
export const unbroken = uiStyle({ whiteSpace: 'nowrap' });

export const size = {
  inherit: uiStyle({ fontSize: 'inherit' }),
  caption: uiStyle({ fontSize: 13, lineHeight: '20px' }),
  small: uiStyle({ fontSize: 14, lineHeight: '22px' }),
  body: uiStyle({ fontSize: 16, lineHeight: '26px' }),
};

export const tone = {
  inherit: uiStyle({ color: 'inherit' }),
  primary: uiStyle({ color: vars.color.text.primary }),
  secondary: uiStyle({ color: vars.color.text.secondary }),
  muted: uiStyle({ color: vars.color.text.muted }),
};
