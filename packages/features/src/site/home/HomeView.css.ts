import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space, layout, radius } = vars;

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  // In another order, sections meet that are not made for each other.
  selectors: { '&[data-order="own"]': { rowGap: space.s3 } },
});

/** Banner, and the jackpot beside it from 1024 px on: as wide as its figure needs, up to 372 px. */
export const hero = featureStyle({
  display: 'grid',
  gap: space.s2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [from.tablet]: { gap: space.s3 },
    [from.desktop]: {
      gap: space.s4,
      gridTemplateColumns: 'minmax(0, 1fr) clamp(300px, 31%, 372px)',
      selectors: { '&[data-parts="1"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

/**
 * The same minimum heights before and after loading, so that nothing moves. Below 1024 px the text of a slide decides:
 * two lines of title and two or three lines of text fit.
 */
export const banner = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 148,
  // These queries must not overlap: in a large style sheet the order of overlapping ones is not kept.
  '@media': {
    '(max-width: 339.98px)': { minBlockSize: 164 },
    '(min-width: 768px) and (max-width: 1023.98px)': { minBlockSize: 280 },
    [from.desktop]: { minBlockSize: 384 },
  },
});

export const jackpot = featureStyle({
  minBlockSize: 106,
  '@media': {
    '(min-width: 768px) and (max-width: 1023.98px)': { minBlockSize: 194 },
    [from.desktop]: { minBlockSize: 384 },
  },
});

export const box = featureStyle({
  borderRadius: radius.lg,
  '@media': { [from.desktop]: { borderRadius: radius.xl } },
});

export const news = featureStyle({ marginBlockEnd: space.s4 });

export const notices = featureStyle({
  marginBlockStart: space.s1,
  minBlockSize: 44,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  '@media': { [from.desktop]: { marginBlockStart: space.s2 } },
});

/** The labels have two lines below 1280 px, one line above. */
export const categories = featureStyle({
  minBlockSize: 98,
  '@media': {
    [from.desktop]: { minBlockSize: 136, marginBlockStart: space.s2, display: 'grid' },
    [from.wide]: { minBlockSize: 114 },
  },
});

export const section = featureStyle({
  marginBlockStart: 28,
  minInlineSize: 0,
  '@media': { [from.desktop]: { marginBlockStart: 44 } },
});

/** Six games on phones; eight where the featured game takes two columns and two rows. */
export const fromTablet = featureStyle({
  display: 'none',
  '@media': { [from.tablet]: { display: 'contents' } },
});

/** Wide cards: a row to swipe on phones, four columns from 1024 px on. */
export const tables = featureStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 220,
  gap: space.s3,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: layout.gutter,
  marginInline: `calc(${layout.gutter} * -1)`,
  paddingInline: layout.gutter,
  paddingBlock: space.s1,
  marginBlock: `calc(${space.s1} * -1)`,
  '@media': {
    [from.desktop]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: space.s4,
      overflow: 'visible',
      marginInline: 0,
      paddingInline: 0,
    },
  },
});

export const table = featureStyle({ minInlineSize: 0, scrollSnapAlign: 'start' });

export const vendorRow = featureStyle({
  display: 'flex',
  gap: space.s2,
  overflow: 'hidden',
  blockSize: 44,
  '@media': { [from.desktop]: { gap: space.s3, blockSize: 76, paddingInline: 44 } },
});

/**
 * At least one and a half viewports high: when it is filled, later content is outside the viewport and causes no
 * visible layout shift.
 */
export const below = featureStyle({ minBlockSize: '150vh' });
