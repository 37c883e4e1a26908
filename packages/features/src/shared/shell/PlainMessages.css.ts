import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { space } = vars;

/** Position of messages: above the tab bar of phones. */
export const place = featureStyle({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetInline: space.s4,
  insetBlockEnd: `calc(58px + ${space.s3} + env(safe-area-inset-bottom, 0px))`,
  display: 'grid',
  gap: space.s2,
  maxInlineSize: 480,
  marginInline: 'auto',
});
