import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

/** The picture is on top; it fades into the dark background of the text, whatever the picture. */
export const root = featureStyle({
  position: 'relative',
  display: 'grid',
  minBlockSize: 0,
  background: vars.color.surface.inverse,
});

export const picture = featureStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: '74%',
  objectFit: 'cover',
  objectPosition: '76% 50%',
  maskImage: `linear-gradient(${vars.color.text.primary} 70%, transparent)`,
});

export const words = featureStyle({
  position: 'relative',
  alignSelf: 'end',
  display: 'grid',
  gap: vars.space.s2,
  padding: vars.space.s8,
  color: vars.color.text.onInverse,
});

export const title = featureStyle({ color: 'inherit' });

export const points = featureStyle({
  display: 'grid',
  gap: vars.space.s2,
  margin: 0,
  marginBlockStart: vars.space.s2,
  padding: 0,
  listStyle: 'none',
});

export const point = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  font: vars.type.small,
});
