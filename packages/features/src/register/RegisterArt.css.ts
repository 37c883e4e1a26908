import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

export const root = featureStyle({ position: 'relative', display: 'grid', minBlockSize: 0 });

export const picture = featureStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '78% 50%',
});

/** Words stand on the dark foot of the picture, whatever the picture. */
export const words = featureStyle({
  position: 'relative',
  alignSelf: 'end',
  display: 'grid',
  gap: vars.space.s2,
  paddingBlock: `96px ${vars.space.s8}`,
  paddingInline: vars.space.s8,
  color: vars.color.text.onInverse,
  background: `linear-gradient(to top, ${vars.color.surface.inverse} 55%, transparent)`,
});

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
