import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space, layout, radius, color, type } = vars;

export const section = featureStyle({
  marginBlockStart: 28,
  minInlineSize: 0,
  '@media': { [from.desktop]: { marginBlockStart: 44 } },
});

/** One row to swipe, to both edges of a phone; six cards wide on desktops. */
export const row = featureStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 112,
  gap: 10,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: layout.gutter,
  marginInline: `calc(${layout.gutter} * -1)`,
  paddingInline: layout.gutter,
  // Room for focus rings, which a scrolling row would cut.
  paddingBlock: space.s1,
  marginBlock: `calc(${space.s1} * -1)`,
  '@media': {
    [from.tablet]: { gridAutoColumns: 150, gap: 14 },
    [from.desktop]: {
      gridAutoColumns: 'calc((100% - 5 * 16px) / 6)',
      gap: 16,
      marginInline: `calc(${space.s1} * -1)`,
      paddingInline: space.s1,
      scrollPaddingInline: space.s1,
    },
  },
});

export const card = featureStyle({ minInlineSize: 0, scrollSnapAlign: 'start' });

/** Winners and offers below each other, side by side from 1024 px on. */
export const pair = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space.s6 },
  },
});

export const more = featureStyle({ justifySelf: 'start' });

/** One large offer above two small ones; stacked on phones. */
export const offers = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.s4 },
  },
});

export const offer = featureStyle({
  minBlockSize: 160,
  '@media': {
    [from.tablet]: { selectors: { '&:first-child': { gridColumn: '1 / -1', minBlockSize: 190 } } },
  },
});

export const draws = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.s4 },
  },
});

export const draw = featureStyle({ minBlockSize: 116, boxSizing: 'border-box' });

export const drawHead = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s3,
  marginBlockEnd: space.s3,
});

export const balls = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const ball = featureStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 36,
  blockSize: 36,
  borderRadius: radius.full,
  background: color.surface.sunken,
  font: type.label,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:last-child': { background: color.warm.fill, color: color.text.onWarm },
  },
});
