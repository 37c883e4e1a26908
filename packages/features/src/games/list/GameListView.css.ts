import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space } = vars;

export const page = featureStyle({ display: 'grid', gap: space.s4, alignContent: 'start' });

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
});

/** A title and its count. The line of the count is reserved until it is there. */
export const titles = featureStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(22px, auto)',
  gap: space.s1,
  minInlineSize: 0,
});

/** The placeholder of the jackpot bar: two lines on phones, one from tablets on. */
export const jackpot = featureStyle({
  inlineSize: 'min(100%, 387px)',
  blockSize: 80,
  '@media': { [from.tablet]: { blockSize: 54 } },
});

/** Reserves the height of the vendor row until it is loaded. */
export const vendors = featureStyle({
  minInlineSize: 0,
  minBlockSize: 64,
  '@media': { [from.desktop]: { minBlockSize: 76 } },
});

export const phoneBar = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.s2,
  alignItems: 'end',
  '@media': { [from.desktop]: { display: 'none' } },
});

export const filterButton = featureStyle({ position: 'relative', display: 'grid' });

export const filterCount = featureStyle({
  position: 'absolute',
  insetBlockStart: -6,
  insetInlineEnd: -6,
});

export const chips = featureStyle({
  display: 'flex',
  gap: space.s2,
  overflowX: 'auto',
  paddingBlock: space.s1,
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  paddingInline: vars.layout.gutter,
  '@media': { [from.desktop]: { display: 'none' } },
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

export const grow = featureStyle({ flex: 1 });

export const sheet = featureStyle({ display: 'grid', gap: space.s4 });

export const more = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s3,
  paddingBlockStart: space.s2,
});
