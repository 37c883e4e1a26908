import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

/** A failed section, as one small line: message and button. */
export const failed = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
});
