import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { color, space } = vars;

/** The menu beside the page, as high as the frame. */
export const side = featureStyle({
  overflowY: 'auto',
  background: color.surface.raised,
  borderInlineEnd: `1px solid ${color.border.hairline}`,
});

/** The menu as its own screen. */
export const screen = featureStyle({ borderRadius: vars.radius.lg });

export const person = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minInlineSize: 0,
});

export const names = featureStyle({ display: 'grid', minInlineSize: 0 });
