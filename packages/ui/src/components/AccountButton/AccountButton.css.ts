import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle } from '../../theme/style.ts';

export const root = uiStyle({ fontWeight: 600, color: vars.color.text.primary, gap: 10 });

export const nickname = uiStyle({
  maxInlineSize: 132,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [from.wide]: { maxInlineSize: 160 } },
});
