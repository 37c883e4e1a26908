import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

/** As wide as the column of every page. */
export const row = featureStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.layout.max} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
  paddingBlock: `${vars.space.s4} ${vars.space.s6}`,
  '@media': { [from.desktop]: { paddingBlock: `${vars.space.s4} ${vars.space.s8}` } },
});
