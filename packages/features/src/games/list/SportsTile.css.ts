import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { color, space, radius, type } = vars;

/** One in a row on phones, two on tablets, three on desktops. */
export const grid = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  '@media': {
    [from.tablet]: { gap: space.s4, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.s5 },
  },
});

/** The placeholder of a tile that is loading. */
export const waiting = featureStyle({
  aspectRatio: '9 / 5',
  borderRadius: radius.lg,
  overflow: 'hidden',
  '@media': { [from.tablet]: { aspectRatio: '4 / 3' } },
});

/** Low on phones, so that two whole tiles stand in the first screen. */
export const cover = featureStyle({
  position: 'relative',
  aspectRatio: '3 / 1',
  '@media': { [from.tablet]: { aspectRatio: '16 / 9' } },
});

/** The picture of a product in maintenance. */
export const dimmed = featureStyle({ filter: 'grayscale(1) brightness(0.45)' });

export const flag = featureStyle({
  position: 'absolute',
  insetBlockStart: space.s2,
  insetInlineStart: space.s2,
});

export const resting = featureStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: 'max-content',
  blockSize: 'max-content',
  margin: 'auto',
});

export const foot = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  paddingBlock: space.s3,
  paddingInline: space.s4,
  '@media': { [from.tablet]: { padding: space.s4 } },
});

export const mark = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: radius.sm,
  background: color.surface.sunken,
});

export const words = featureStyle({ flex: 1, minInlineSize: 0, display: 'grid' });

export const title = featureStyle({
  margin: 0,
  font: type.label,
  fontSize: 16,
  overflowWrap: 'anywhere',
});
