import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

/** How much of the whole, and beside it the way to its days. */
export const share = featureStyle({
  display: 'grid',
  gap: vars.space.s3,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
});
