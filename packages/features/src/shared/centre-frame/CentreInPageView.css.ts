import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { color, space } = vars;

/** Below a heading, with a line between them. */
const place = {
  marginBlockStart: space.s3,
  borderBlockStart: `1px solid ${color.border.hairline}`,
  background: color.surface.page,
} as const;

/** Shows either the menu or the page. */
export const alone = featureStyle({
  ...place,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** Shows the menu beside the page, which takes the remaining width. */
export const beside = featureStyle({
  ...place,
  display: 'grid',
  gridTemplateColumns: '264px minmax(0, 1fr)',
});

export const page = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space.s4,
});

export const head = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: '44px',
});
