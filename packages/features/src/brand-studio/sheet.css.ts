import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { color, space, type } = vars;

export const root = featureStyle({ display: 'grid', gap: space.s5, padding: space.s5 });
export const head = featureStyle({ display: 'grid', gap: space.s2, maxInlineSize: 720 });
export const pairs = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(290px, 1fr))',
  columnGap: space.s5,
  rowGap: space.s1,
});
export const pair = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 80px 80px',
  alignItems: 'center',
  gap: space.s2,
});
export const quiet = featureStyle({ font: type.caption, color: color.text.muted });
