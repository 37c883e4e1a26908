import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { color, space, type } = vars;

export const root = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s5,
  padding: space.s5,
});
export const head = featureStyle({ display: 'grid', gap: space.s2, maxInlineSize: 720 });
/** Fits a canvas of about 1,000 px. The pairs take the remaining width, and scroll only if it is less. */
export const table = featureStyle({ tableLayout: 'fixed', minInlineSize: 900 });
/** Aligns the name with the first of many pairs, not with the middle one. */
export const row = featureStyle({ verticalAlign: 'top' });
export const role = featureStyle({ inlineSize: 168 });
export const colour = featureStyle({ inlineSize: 136 });
export const uses = featureStyle({ inlineSize: 208 });
export const pairs = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
  columnGap: space.s5,
  rowGap: 2,
});
export const pair = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 84px 84px',
  alignItems: 'center',
  gap: space.s2,
});
export const name = featureStyle({ whiteSpace: 'nowrap' });
export const places = featureStyle({ display: 'block', overflowWrap: 'anywhere' });
export const quiet = featureStyle({ font: type.caption, color: color.text.muted });
