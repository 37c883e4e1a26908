import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { color, radius, space } = vars;

/** Reserves the height of the content, so that nothing moves when the announcements arrive. */
export const card = featureStyle({
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: 480,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.lg,
  background: color.surface.raised,
  overflow: 'clip',
});

export const waiting = featureStyle({
  display: 'grid',
  gap: space.s5,
  alignContent: 'start',
  padding: space.s5,
});
