import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

export const links = featureStyle({ display: 'grid', gap: vars.space.s8 });
