import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
});
