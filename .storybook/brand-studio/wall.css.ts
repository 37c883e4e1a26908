import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { color, space, radius, shadow } = vars;

export const root = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  padding: space.s4,
  blockSize: '100%',
});
export const card = featureStyle({
  display: 'grid',
  gap: space.s3,
  alignContent: 'start',
  padding: space.s4,
  background: color.surface.raised,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.lg,
  boxShadow: shadow.s1,
});
export const list = featureStyle({
  background: color.surface.raised,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.lg,
});
export const header = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space.s3,
  padding: space.s3,
  background: color.surface.raised,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.lg,
});
export const games = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.s3,
});
export const columns = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
  gap: space.s4,
  alignItems: 'start',
});
export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.s2,
});
