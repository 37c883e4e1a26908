import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

/** Above the page and below every overlay. Hidden on phones, where the account sheet has this button. */
export const corner = featureStyle({
  display: 'none',
  '@media': {
    [from.desktop]: {
      display: 'block',
      position: 'fixed',
      zIndex: vars.z.rail,
      insetInlineEnd: 20,
      insetBlockEnd: vars.space.s6,
    },
  },
});

export const pill = featureStyle({
  selectors: {
    '&&': {
      borderRadius: vars.radius.full,
      background: vars.color.surface.overlay,
      boxShadow: vars.shadow.s3,
    },
  },
});
