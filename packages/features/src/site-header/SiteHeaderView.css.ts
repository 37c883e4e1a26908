import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

/** Less air on phones: name, login and registration share 340 px in either language. */
export const register = featureStyle({
  '@media': { '(max-width: 1023.98px)': { paddingInline: vars.space.s3 } },
});
