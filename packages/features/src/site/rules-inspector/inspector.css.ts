import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { color, radius, space, type } = vars;

export const root = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s4,
  padding: space.s4,
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const panel = featureStyle({
  display: 'grid',
  gap: space.s4,
  padding: space.s5,
  background: color.surface.raised,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.lg,
});

export const column = featureStyle({ display: 'grid', gap: space.s4 });

export const list = featureStyle({
  display: 'grid',
  gap: space.s3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = featureStyle({ display: 'grid', gap: space.s1, font: type.small });

export const given = featureStyle({
  color: color.text.secondary,
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
});

export const inForce = featureStyle({ color: color.text.secondary, overflowWrap: 'anywhere' });
