import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

/** The share of the whole, and beside it the button for its days. */
export const share = featureStyle({
  display: 'grid',
  gap: vars.space.s3,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
});
