import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

export const list = featureStyle({
  display: 'grid',
  gap: vars.space.s2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
