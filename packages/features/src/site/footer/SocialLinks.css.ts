import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

export const root = featureStyle({ marginBlockStart: vars.space.s5 });

export const title = featureStyle({
  margin: 0,
  font: vars.type.label,
  color: vars.color.text.primary,
});

export const list = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s5,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const name = featureStyle({ display: 'inline-flex', alignItems: 'center', gap: 6 });
