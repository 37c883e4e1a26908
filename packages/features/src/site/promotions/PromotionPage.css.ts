import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { color, space, type } = vars;

export const page = featureStyle({ display: 'grid', gap: space.s4, alignContent: 'start' });

export const columns = featureStyle({
  display: 'grid',
  alignItems: 'start',
  gap: space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
});

export const main = featureStyle({ display: 'grid', gap: space.s4, minInlineSize: 0 });

export const picture = featureStyle({ position: 'relative', blockSize: 220 });

export const titles = featureStyle({ display: 'grid', gap: space.s1, padding: space.s5 });

export const sentences = featureStyle({
  display: 'grid',
  gap: space.s2,
  marginBlock: `${space.s3} 0`,
  marginInline: 0,
  paddingBlock: 0,
  paddingInline: `${space.s5} 0`,
  listStyle: 'disc outside',
});

export const side = featureStyle({ display: 'grid', gap: space.s3 });

export const state = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
});

export const facts = featureStyle({ display: 'grid', margin: 0, font: type.small });

export const fact = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s4,
  paddingBlock: space.s2,
  color: color.text.secondary,
});

export const value = featureStyle({
  margin: 0,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.primary,
});
