import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { space } = vars;

export const form = featureStyle({ display: 'grid', gap: space.s4, margin: 0 });

export const way = featureStyle({ margin: 0, font: vars.type.titleS });

export const actions = featureStyle({ display: 'grid', justifyItems: 'center', gap: space.s2 });
