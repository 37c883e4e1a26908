import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { space } = vars;

/** The note, with the rows below it. */
export const board = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
});

export const note = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  margin: 0,
});

/** The surrounding card has no padding. */
export const inCard = featureStyle({ paddingInline: space.s4, paddingBlockStart: space.s2 });

export const list = featureStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const place = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 64,
  paddingInline: space.s4,
});
