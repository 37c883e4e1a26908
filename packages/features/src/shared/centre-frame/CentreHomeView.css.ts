import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { color, space } = vars;

export const home = featureStyle({
  display: 'grid',
  gap: space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const rows = featureStyle({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const person = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minInlineSize: 0,
});

export const names = featureStyle({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Keeps its line while the level is unknown, so that the name does not move. */
export const level = featureStyle({ minBlockSize: '1lh' });

export const leave = featureStyle({ color: color.danger.text });
