import { vars } from '@parlour/ui/theme';
import { appStyle, from } from '@parlour/ui/theme/style';

/**
 * The column of every page: side padding and the site's maximum width. The minimum height puts the footer below the
 * visible area, so that nothing visible moves when a page replaces its skeleton.
 */
export const main = appStyle({
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.layout.max} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
  paddingBlock: vars.space.s4,
  minBlockSize: 'calc(100vh - 56px)',
  '@media': { [from.desktop]: { paddingBlock: vars.space.s5 } },
});

export const pageSkeleton = appStyle({ display: 'grid', gap: vars.space.s6 });

/** Leaves space for the bottom tab bar of phones, so that it does not cover the last line. */
export const page = appStyle({
  paddingBlockEnd: 'calc(58px + env(safe-area-inset-bottom, 0px))',
  '@media': { [from.desktop]: { paddingBlockEnd: 0 } },
});

export const skipLink = appStyle({
  position: 'absolute',
  insetInlineStart: vars.space.s2,
  insetBlockStart: vars.space.s2,
  zIndex: vars.z.toast,
  transform: 'translateY(-200%)',
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s4,
  background: vars.color.surface.overlay,
  color: vars.color.text.accent,
  borderRadius: vars.radius.sm,
  selectors: { '&:focus-visible': { transform: 'none' } },
});

/** At the top and above every window, because windows have their buttons at the bottom. */
export const newVersion = appStyle({
  position: 'fixed',
  insetBlockStart: vars.space.s3,
  insetInline: vars.space.s3,
  zIndex: vars.z.toast,
  maxInlineSize: 480,
  marginInline: 'auto',
  boxShadow: vars.shadow.s3,
});
