import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space } = vars;

/** The tabs, and below them the chosen list. */
export const page = featureStyle({ display: 'grid', gap: space.s4, minInlineSize: 0 });

/** The facts of the contract in force, and at the end of the row the button for its terms. */
export const summary = featureStyle({
  display: 'grid',
  gap: space.s4,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const facts = featureStyle({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(120px, 100%), 1fr))',
});

/** Contracts beside each other where there is room. */
export const cards = featureStyle({
  display: 'grid',
  gap: space.s4,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(360px, 100%), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Both answers have the same width, so that neither looks more important. */
export const answers = featureStyle({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(132px, 100%), 1fr))',
});

export const form = featureStyle({ display: 'grid', gap: space.s4, margin: 0 });

/** One step of the terms: three boxes, stacked on phones. */
export const step = featureStyle({
  display: 'grid',
  gap: space.s3,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desktop]: { gridTemplateColumns: '1fr 1.4fr 1fr' } },
});

export const stepHead = featureStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  minBlockSize: 44,
});

/** A contract below: account and terms, and at the end the effect on it. */
export const affected = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  overflowWrap: 'anywhere',
});
