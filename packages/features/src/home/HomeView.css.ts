import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space, layout, radius } = vars;

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});

/** Banner, and the jackpot beside it from 1280 px on. */
export const hero = featureStyle({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [from.wide]: {
      gap: space.s4,
      gridTemplateColumns: 'minmax(0, 1fr) 372px',
      selectors: { '&[data-parts="1"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

/** Boxes of the banner and the jackpot before they are there. */
export const bannerBox = featureStyle({
  display: 'grid',
  minBlockSize: 204,
  borderRadius: radius.lg,
  '@media': {
    [from.tablet]: { minBlockSize: 280 },
    [from.desktop]: { minBlockSize: 384, borderRadius: radius.xl },
  },
});

export const jackpotBox = featureStyle({
  display: 'grid',
  minBlockSize: 208,
  borderRadius: radius.lg,
  '@media': {
    [from.desktop]: { minBlockSize: 264, borderRadius: radius.xl },
    [from.wide]: { minBlockSize: 384 },
  },
});

export const notices = featureStyle({
  marginBlockStart: space.s1,
  minBlockSize: 44,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  '@media': { [from.desktop]: { marginBlockStart: space.s2 } },
});

export const categories = featureStyle({
  '@media': { [from.desktop]: { marginBlockStart: space.s2 } },
});

export const categoriesBox = featureStyle({
  display: 'grid',
  blockSize: 84,
  '@media': { [from.desktop]: { blockSize: 124 } },
});

export const section = featureStyle({
  marginBlockStart: 28,
  minInlineSize: 0,
  '@media': { [from.desktop]: { marginBlockStart: 44 } },
});

/** Six games on phones, eight where the featured one takes two columns and two rows. */
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
  blockSize: 64,
  '@media': { [from.desktop]: { gap: space.s3, blockSize: 76, paddingInline: 44 } },
});

/** A section that failed, in one quiet line: message and button. */
export const failed = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
});

export const failedBox = featureStyle({ display: 'grid', alignContent: 'center' });
