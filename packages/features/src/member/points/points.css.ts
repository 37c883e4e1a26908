import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

/** Rewards, with the conversion of points beside them. */
export const columns = featureStyle({
  display: 'grid',
  gap: vars.space.s4,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 304px' } },
});
