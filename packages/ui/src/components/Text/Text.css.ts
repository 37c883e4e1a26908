import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/style.ts';
import { oneLine as rule } from '../rules.ts';

const { color, type } = vars;

export const root = uiStyle({ margin: 0, textWrap: 'pretty', overflowWrap: 'break-word' });

export const size = {
  caption: uiStyle({ font: type.caption }),
  small: uiStyle({ font: type.small }),
  body: uiStyle({ font: type.body }),
  lead: uiStyle({ font: type.lead }),
};

export const tone = {
  primary: uiStyle({ color: color.text.primary }),
  secondary: uiStyle({ color: color.text.secondary }),
  muted: uiStyle({ color: color.text.muted }),
  accent: uiStyle({ color: color.text.accent }),
  warm: uiStyle({ color: color.warm.text }),
  success: uiStyle({ color: color.success.text }),
  warn: uiStyle({ color: color.warn.text }),
  danger: uiStyle({ color: color.danger.text }),
  inherit: uiStyle({ color: 'inherit' }),
};

export const bold = uiStyle({ fontWeight: 700 });

/** One line with an ellipsis. For titles and names only, never for button texts. */
export const oneLine = uiStyle(rule);
