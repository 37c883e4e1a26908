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

/** The column of a part of a team above the footer. */
export const beforeFooter = appStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.layout.max} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
  paddingBlock: vars.space.s5,
});

/** The tools of a team on phones, whose header has no room for them. A wide header shows them itself. */
export const phoneTools = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s1,
  paddingInline: vars.layout.gutter,
  background: vars.color.surface.raised,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [from.desktop]: { display: 'none' } },
});

export const pageSkeleton = appStyle({ display: 'grid', gap: vars.space.s6 });

/** The boxes of a game's page: its header, below it on phones the row of its figures, and its frame. */
export const gameSkeleton = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '93px minmax(0, 1fr)',
  blockSize: '100dvh',
  '@media': { [from.desktop]: { gridTemplateRows: '57px minmax(0, 1fr)' } },
});

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s4,
  paddingInline: vars.space.s4,
} as const;

export const gameHeader = appStyle({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateRows: '56px 36px',
  background: vars.color.surface.raised,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  '@media': {
    [from.desktop]: { gridTemplateColumns: '1fr auto', gridTemplateRows: '56px' },
  },
});

export const gameTitle = appStyle(bar);

export const gameFigures = appStyle({
  ...bar,
  justifyContent: 'space-between',
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  '@media': { [from.desktop]: { border: 0 } },
});

export const gameStage = appStyle({
  display: 'grid',
  placeItems: 'center',
  background: vars.color.surface.inverse,
  color: vars.color.text.onInverse,
});

/** A page without a header: its first line leaves room for the panel of a demo, as on a status screen. */
export const toolSpace = appStyle({ selectors: { '&&': { paddingBlockStart: 52 } } });

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
