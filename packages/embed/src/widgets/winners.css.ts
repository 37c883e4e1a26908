import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

export const box = featureStyle({ marginBlockStart: vars.space.s2 });

export const empty = featureStyle({ padding: vars.space.s4 });
