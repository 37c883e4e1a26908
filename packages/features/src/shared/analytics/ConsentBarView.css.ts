import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space } = vars;

export const root = featureStyle({
  display: 'grid',
  gap: space.s3,
  margin: 0,
  padding: space.s4,
  borderRadius: vars.radius.lg,
  background: vars.color.surface.overlay,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.s3,
  outline: '1px solid transparent',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

export const text = featureStyle({ display: 'grid', gap: space.s1, minInlineSize: 0 });

export const title = featureStyle({ margin: 0, font: vars.type.titleS });

export const body = featureStyle({
  margin: 0,
  font: vars.type.small,
  color: vars.color.text.secondary,
});

export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
});

/** Above the tab bar of phones, out of the way of everything else. */
export const place = featureStyle({
  position: 'fixed',
  insetInline: space.s3,
  insetBlockEnd: `calc(72px + env(safe-area-inset-bottom, 0px))`,
  zIndex: vars.z.toast,
  '@media': { [from.desktop]: { insetInline: space.s6, insetBlockEnd: space.s6 } },
});
