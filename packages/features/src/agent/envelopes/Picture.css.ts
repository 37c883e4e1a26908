import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { color } = vars;

export const paper = featureStyle({ fill: color.warm.fill });

export const stitch = featureStyle({
  fill: 'none',
  stroke: color.text.onWarm,
  strokeWidth: 2.2,
  strokeDasharray: '7 6',
  strokeLinecap: 'round',
});

export const seal = featureStyle({
  fill: color.surface.raised,
  stroke: color.text.onWarm,
  strokeWidth: 2.2,
});

export const flame = featureStyle({ fill: color.accent.fill });
