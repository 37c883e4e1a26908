import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space } = vars;

/** At the bottom, above the tab bar of phones (58 px plus the phone's safe area). */
export const root = featureStyle({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetInline: space.s4,
  insetBlockEnd: `calc(58px + ${space.s3} + env(safe-area-inset-bottom, 0px))`,
  maxInlineSize: 480,
  marginInline: 'auto',
  borderRadius: vars.radius.md,
  background: vars.color.surface.overlay,
  boxShadow: vars.shadow.s3,
  '@media': { [from.desktop]: { insetBlockEnd: space.s6 } },
});

export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s2 });
