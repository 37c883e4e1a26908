import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { color, space, type } = vars;

export const head = featureStyle({ display: 'grid', gap: space.s1 });

export const balance = featureStyle({ display: 'grid', gap: space.s1 });

export const points = featureStyle({
  font: type.titleL,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.primary,
});

export const form = featureStyle({ display: 'grid', gap: space.s4 });
