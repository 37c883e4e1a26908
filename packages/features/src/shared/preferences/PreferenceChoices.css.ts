import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

export const choices = featureStyle({ display: 'grid', gap: vars.space.s3 });
