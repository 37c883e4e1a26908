import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

/** A square with the icon alone, as large as the buttons beside it. */
export const sign = featureStyle({
  flex: 'none',
  gap: 0,
  inlineSize: vars.control.md,
  paddingInline: 0,
});
