import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space } = vars;

export const root = featureStyle({ display: 'grid', gap: space.s3 });

export const form = featureStyle({ display: 'grid', gap: space.s4, margin: 0 });

/** Checkbox and "forgot password" belong to the fields above: a smaller gap than between fields. */
export const tick = featureStyle({
  display: 'grid',
  columnGap: space.s3,
  marginBlockStart: `calc(-1 * ${space.s2})`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** The text is aligned with the edge of the form; the touch target is wider. */
export const forgot = featureStyle({
  justifySelf: 'start',
  marginInline: `calc(-1 * ${space.s3})`,
  '@media': { [from.tablet]: { justifySelf: 'end', maxInlineSize: 'none', whiteSpace: 'nowrap' } },
});

/** Takes no room before a challenge needs a person. */
export const challenge = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  selectors: { '&:empty': { display: 'none' } },
});

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
