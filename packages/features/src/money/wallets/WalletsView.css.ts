import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { color, space } = vars;

/** Sums, actions, then the lists; in columns where there is room. */
export const page = featureStyle({
  display: 'grid',
  gap: space.s4,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 304px',
      gridTemplateRows: 'auto 1fr',
    },
    [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
  },
});

export const form = featureStyle({
  '@media': { [from.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

export const sums = featureStyle({ display: 'grid', gap: space.s4 });

export const head = featureStyle({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.s3,
});

export const facts = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s6, margin: 0 });
export const fact = featureStyle({ margin: 0, minInlineSize: 0 });

export const list = featureStyle({
  display: 'grid',
  columnGap: space.s6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
});

export const row = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: space.s3,
  minBlockSize: 54,
  minInlineSize: 0,
});

export const mark = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: vars.radius.sm,
  background: color.surface.sunken,
  color: color.text.secondary,
});

export const words = featureStyle({
  // A name does not wrap; what does not fit beside it goes below.
  flex: '1 0 auto',
  maxInlineSize: 'calc(100% - 48px)',
  overflowWrap: 'anywhere',
});

export const aside = featureStyle({
  display: 'grid',
  justifyItems: 'end',
  gap: 2,
  flex: 'none',
  marginInlineStart: 'auto',
});

export const fields = featureStyle({ display: 'grid', gap: space.s4, margin: 0 });

export const swap = featureStyle({ justifySelf: 'center' });

export const lines = featureStyle({ margin: 0, paddingInlineStart: space.s5 });
