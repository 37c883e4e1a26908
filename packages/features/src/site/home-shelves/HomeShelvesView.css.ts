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

const hidden = { display: 'none' } as const;

/**
 * A card in rows of `columns`, of which at most `rows` are shown. Hides what does not fill a row: if the last row begins
 * with fewer cards than it has columns, all of them. The first row stays, also when it has room left.
 */
const inRows = (columns: number, rows: number) => {
  const lacking = `:nth-child(${columns}n + ${columns + 1}):nth-last-child(-n + ${columns - 1})`;
  return {
    selectors: {
      [`&:nth-child(n + ${columns * rows + 1})`]: hidden,
      [`&${lacking}`]: hidden,
      [`${lacking} ~ &`]: hidden,
    },
  };
};

/** A card of a `GameGrid` without a half-filled row: the columns are those of the grid. */
export const filled = featureStyle({
  display: 'grid',
  minInlineSize: 0,
  // These queries must not overlap: each has its own number of columns.
  '@media': {
    '(max-width: 339.98px)': inRows(2, 3),
    '(min-width: 340px) and (max-width: 767.98px)': inRows(3, 2),
    '(min-width: 768px) and (max-width: 1279.98px)': inRows(4, 2),
    [from.wide]: inRows(6, 2),
  },
});

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
