import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle } from '../../theme/style.ts';
import { oneLine } from '../rules.ts';

export const root = uiStyle({ fontWeight: 600, color: vars.color.text.primary, gap: 10 });

export const nickname = uiStyle({
  ...oneLine,
  maxInlineSize: 132,
  '@media': { [from.wide]: { maxInlineSize: 160 } },
});
