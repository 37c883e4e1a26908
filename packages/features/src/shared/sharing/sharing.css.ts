import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { color, radius, space } = vars;

/** A sunken row with a text to copy and the button for it. */
export const well = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  paddingBlock: space.s1,
  paddingInline: `${space.s4} ${space.s1}`,
  borderRadius: radius.sm,
  background: color.surface.sunken,
});

/** One click selects the whole text, for copying by hand. */
export const picked = featureStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
