import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

/** From edge to edge, because the row is swiped. From desktop on the header itself has these links. */
export const tabs = featureStyle({
  minBlockSize: 44,
  // Most of the padding of the page below is not needed here.
  marginBlockEnd: -14,
  paddingInline: vars.space.s1,
  '@media': { [from.desktop]: { display: 'none' } },
});
