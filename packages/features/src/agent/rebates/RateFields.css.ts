import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { space } = vars;

/** Two rates share a row on phones, more where there is room. */
export const fields = featureStyle({
  display: 'grid',
  gap: space.s3,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 132px), 1fr))',
});
