import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { color, space, layout, radius, font } = vars;

/** Header and lotteries together fill at least the height of the window. */
export const page = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

export const main = featureStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${layout.max} + 2 * ${layout.gutter})`,
  marginInline: 'auto',
  padding: layout.gutter,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.s4,
  '@media': { [from.desktop]: { paddingBlock: `${space.s6} ${space.s10}` } },
});

export const chips = featureStyle({
  display: 'flex',
  gap: space.s2,
  minInlineSize: 0,
  border: 0,
  overflowX: 'auto',
  paddingBlock: space.s1,
  marginBlock: 0,
  marginInline: `calc(-1 * ${layout.gutter})`,
  paddingInline: layout.gutter,
  '@media': { [from.desktop]: { flexWrap: 'wrap' } },
});

export const cards = featureStyle({
  display: 'grid',
  gap: space.s3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space.s4 },
  },
});

/** The cover is beside the text on phones, above it from tablets on. */
export const card = featureStyle({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  minInlineSize: 0,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
});

export const cardSkeleton = featureStyle({
  blockSize: 178,
  borderRadius: radius.lg,
  overflow: 'hidden',
  '@media': { [from.tablet]: { blockSize: 340 } },
});

export const cover = featureStyle({
  minBlockSize: 0,
  position: 'relative',
  overflow: 'hidden',
  '@media': { [from.tablet]: { aspectRatio: '16 / 9' } },
});

export const body = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s2,
  minInlineSize: 0,
  padding: space.s3,
  '@media': { [from.desktop]: { padding: space.s4 } },
});

export const name = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s1,
  // The touch area of the heart is larger than its icon.
  marginBlock: `calc(-1 * ${space.s2})`,
  marginInlineEnd: `calc(-1 * ${space.s2})`,
});

export const grow = featureStyle({ flex: 1, minInlineSize: 0, display: 'grid' });

/** At the bottom of the card, however long its name is. */
export const play = featureStyle({ marginBlockStart: 'auto' });

export const balls = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 5,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const round = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: radius.full,
  fontFamily: font.number,
  fontSize: 13,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;

export const ball = featureStyle({
  ...round,
  background: color.surface.sunken,
  color: color.text.primary,
});

export const lastBall = featureStyle({
  ...round,
  background: color.warm.fill,
  color: color.text.onWarm,
});

export const columns = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' } },
});

export const draws = featureStyle({ display: 'grid', gap: space.s3, minInlineSize: 0 });

export const panelHead = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
});

/** A heading does not shrink; its controls wrap below it where there is no room. */
export const panelTitle = featureStyle({ flex: '1 0 auto', maxInlineSize: '100%' });

export const select = featureStyle({ flex: '0 1 240px', minInlineSize: 0 });

/** Space around the balls where the cells of a row are stacked. */
export const cell = featureStyle({ paddingBlock: 2 });

export const side = featureStyle({ display: 'grid', gap: space.s4, minInlineSize: 0 });

export const panel = featureStyle({ display: 'grid', gap: space.s4 });

export const rows = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  paddingBlock: space.s3,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});

export const waiting = featureStyle({ display: 'grid', gap: space.s3 });

export const login = featureStyle({ display: 'grid', justifyItems: 'start', gap: space.s3 });
