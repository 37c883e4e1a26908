import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space } = vars;

export const page = featureStyle({
  display: 'grid',
  // A little less than usual, so that two rows of games stand in the first screen of a phone.
  gap: 4,
  alignContent: 'start',
  '@media': { [from.desktop]: { gap: space.s4 } },
});

/** On phones title and tools in one row, and the jackpot in the next; from desktop on the jackpot is at the end. */
export const head = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `2px ${space.s2}`,
  '@media': { [from.desktop]: { gap: space.s3 } },
});

export const jackpot = featureStyle({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  '@media': { [from.desktop]: { gridColumn: 'auto' } },
});

/** A title and its count, the line of the count reserved until it is there. */
export const titles = featureStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(22px, auto)',
  gap: space.s1,
  minInlineSize: 0,
});

/** The title of a page and its count. The line of the count is reserved until it is there, so that nothing moves. */
export const listTitles = featureStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(22px, auto)',
  minInlineSize: 0,
  '@media': { [from.desktop]: { gap: space.s1 } },
});

/** The number of vendors. Phones show the vendors themselves in the next row. */
export const vendorCount = featureStyle({
  display: 'none',
  '@media': { [from.desktop]: { display: 'inline' } },
});

/** The placeholder of the jackpot. */
export const waitingJackpot = featureStyle(
  {
    inlineSize: 'min(100%, 260px)',
    blockSize: 28,
    '@media': { [from.desktop]: { inlineSize: 480, blockSize: 66 } },
  },
  jackpot,
);

/** Reserves the height of the vendor row until it is loaded. */
export const vendors = featureStyle({
  minInlineSize: 0,
  minBlockSize: 44,
  '@media': { [from.desktop]: { minBlockSize: 76 } },
});

export const phoneTools = featureStyle({
  display: 'flex',
  gap: space.s2,
  '@media': { [from.desktop]: { display: 'none' } },
});

/** The search field of phones, in a row of its own. */
export const phoneSearch = featureStyle({
  gridColumn: '1 / -1',
  marginBlockStart: space.s1,
  '@media': { [from.desktop]: { display: 'none' } },
});

export const filterButton = featureStyle({ position: 'relative', display: 'grid' });

export const filterCount = featureStyle({
  position: 'absolute',
  insetBlockStart: -6,
  insetInlineEnd: -6,
});

/** The kinds of a list page: swiped on phones, in rows where there is room. */
export const kinds = featureStyle({
  display: 'flex',
  gap: space.s2,
  minInlineSize: 0,
  overflowX: 'auto',
  border: 0,
  margin: 0,
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  paddingBlock: space.s1,
  paddingInline: vars.layout.gutter,
  scrollbarWidth: 'none',
  '@media': { [from.desktop]: { flexWrap: 'wrap', overflow: 'visible' } },
});

export const toolbar = featureStyle({
  display: 'none',
  '@media': {
    [from.desktop]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space.s3,
    },
  },
});

export const search = featureStyle({ flex: '0 1 252px', marginInlineStart: 'auto' });

export const group = featureStyle({ display: 'flex', alignItems: 'center', gap: space.s2 });

export const active = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: 24,
});

/** The count of a whole list, which the title already shows, is only announced. */
export const announced = featureStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const grow = featureStyle({ flex: 1 });

export const sheet = featureStyle({ display: 'grid', gap: space.s4 });

/** A caption above a control. */
export const captioned = featureStyle({ display: 'grid', gap: space.s1 });

export const more = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s3,
  paddingBlockStart: space.s2,
});
