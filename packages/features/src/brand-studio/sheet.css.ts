import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { color, space, type } = vars;

export const root = featureStyle({ display: 'grid', gap: space.s5, padding: space.s5 });
export const head = featureStyle({ display: 'grid', gap: space.s2, maxInlineSize: 720 });
export const pairs = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
  columnGap: space.s5,
  rowGap: 2,
  inlineSize: 'min(640px, 50vw)',
});
export const pair = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 84px 84px',
  alignItems: 'center',
  gap: space.s2,
});
export const name = featureStyle({ whiteSpace: 'nowrap' });
export const places = featureStyle({ display: 'block', minInlineSize: 180, maxInlineSize: 280 });
export const quiet = featureStyle({ font: type.caption, color: color.text.muted });
