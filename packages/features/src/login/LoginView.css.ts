import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space } = vars;

export const root = featureStyle({ display: 'grid', gap: space.s3 });

export const form = featureStyle({ display: 'grid', gap: space.s4, margin: 0 });

/** The tick and what follows belong to the fields above: less air than between fields. */
export const tick = featureStyle({ marginBlockStart: `calc(-1 * ${space.s2})` });

export const note = featureStyle({
  display: 'flex',
  gap: space.s2,
  margin: 0,
  font: vars.type.small,
  color: vars.color.text.secondary,
});

export const noteIcon = featureStyle({ flex: 'none', marginBlockStart: 2 });

export const below = featureStyle({ display: 'grid', gap: space.s1 });

export const register = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space.s1,
  margin: 0,
  font: vars.type.small,
  color: vars.color.text.secondary,
});

export const art = featureStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  gap: 6,
  minBlockSize: 0,
  padding: 32,
  overflow: 'hidden',
  isolation: 'isolate',
  background: vars.color.surface.inverse,
  color: vars.color.text.onInverse,
});

export const picture = featureStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const artTitle = featureStyle({
  margin: 0,
  font: vars.type.titleL,
  textWrap: 'balance',
  '@media': { [from.desktop]: { fontSize: 26, lineHeight: '38px' } },
});

export const artText = featureStyle({ margin: 0, font: vars.type.small });
