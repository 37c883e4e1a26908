import { vars } from '@parlour/ui/theme';
import { featureStyle, from } from '@parlour/ui/theme/style';

const { space } = vars;

/** Stays at the top of the window while the page scrolls. The header scrolls away under it. */
export const banner = featureStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.rail,
  paddingInline: vars.layout.gutter,
  borderRadius: 0,
  boxShadow: vars.shadow.s1,
});

/** The last line of the page, above the tab bar of phones (58 px plus the phone's safe area). */
export const strip = featureStyle({
  position: 'sticky',
  insetBlockEnd: `calc(58px + env(safe-area-inset-bottom, 0px))`,
  zIndex: vars.z.sticky,
  paddingInline: vars.layout.gutter,
  borderRadius: 0,
  boxShadow: vars.shadow.s1,
  '@media': { [from.desktop]: { insetBlockEnd: 0 } },
});

export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s2 });

export const row = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  maxInlineSize: vars.layout.max,
  marginInline: 'auto',
  paddingBlock: space.s3,
  paddingInline: vars.layout.gutter,
});

export const rowText = featureStyle({
  minInlineSize: 0,
  font: vars.type.small,
  color: vars.color.text.secondary,
});
