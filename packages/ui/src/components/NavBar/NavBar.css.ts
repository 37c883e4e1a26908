import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, oneLine, plainControl } from '../rules.ts';

const container = 'pl-nav';
/**
 * Wide enough for twelve entries with large spacing, in the longest of our languages; below it the spacing is smaller.
 */
const roomy = `${container} (min-width: 972px)`;
const fair = `${container} (min-width: 840px)`;

export const root = uiStyle({
  position: 'relative',
  minInlineSize: 0,
  containerType: 'inline-size',
  containerName: container,
});

const row = {
  display: 'flex',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
} as const;

export const list = {
  tall: uiStyle({ ...row, minBlockSize: 60 }),
  low: uiStyle({ ...row, minBlockSize: vars.control.md }),
};

/** Not positioned, so that a panel is positioned relative to the whole bar. */
export const entry = uiStyle({ display: 'flex', flex: 'none' });
export const item = uiStyle({ position: 'relative', display: 'flex', flex: 'none' });

export const link = uiStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  paddingInline: 4,
  font: vars.type.small,
  color: vars.color.text.secondary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@container': {
    [fair]: {
      paddingInline: 7,
      fontSize: 15,
      selectors: { '&[aria-current="page"]::after': { insetInline: 7 } },
    },
    [roomy]: {
      paddingInline: 12,
      selectors: { '&[aria-current="page"]::after': { insetInline: 12 } },
    },
  },
  selectors: {
    // The list clips its overflow, so the focus ring is drawn inside.
    '&:focus-visible': { ...focusRing, outlineOffset: -3, borderRadius: vars.radius.sm },
    '&[aria-current="page"]': { color: vars.color.text.accent, fontWeight: 600 },
    '&[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: 4,
      insetBlockEnd: 0,
      blockSize: 3,
      borderStartStartRadius: 3,
      borderStartEndRadius: 3,
      background: vars.color.accent.fill,
    },
  },
  '@media': {
    [when.hover]: { selectors: { '&:hover': { color: vars.color.text.primary } } },
    [when.forcedColors]: {
      selectors: {
        '&:focus-visible': forcedFocusRing,
        '&[aria-current="page"]::after': { forcedColorAdjust: 'none', background: 'Highlight' },
      },
    },
  },
});

/** In a low bar the links keep their space, because it scrolls. */
export const lowLink = uiStyle({
  '@container': {
    [`${container} (min-width: 0)`]: {
      paddingInline: 12,
      selectors: { '&[aria-current="page"]::after': { insetInline: 12 } },
    },
  },
});

/**
 * Opens the panel by keyboard; pointers open it by hover. It is visible only while it or its link has focus, and
 * stands below the text.
 */
export const toggle = uiStyle({
  ...plainControl,
  position: 'absolute',
  insetInlineStart: 'calc(50% - 12px)',
  insetBlockEnd: 3,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 14,
  padding: 0,
  borderRadius: vars.radius.sm,
  color: vars.color.text.primary,
  opacity: 0,
  pointerEvents: 'none',
  selectors: {
    [`${link}:focus-visible + &`]: { opacity: 1 },
    '&:focus-visible': { ...focusRing, outlineOffset: -2, opacity: 1 },
  },
});

export const panel = uiStyle({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 2px)',
  inlineSize: 'min(480px, 100%)',
  boxSizing: 'border-box',
  zIndex: vars.z.menu,
  padding: vars.space.s4,
  borderRadius: vars.radius.md,
  background: vars.color.surface.overlay,
  boxShadow: `${vars.shadow.s3}, 0 0 0 1px ${vars.color.border.hairline}`,
  // Covers the gap between entry and panel, so that the pointer stays inside.
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '100%',
      blockSize: 8,
    },
  },
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
});

export const panelHead = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  paddingInline: 6,
  marginBlockEnd: vars.space.s2,
});
export const panelTitle = uiStyle({ flex: 1, font: vars.type.titleS });
export const all = uiStyle({
  font: vars.type.small,
  fontWeight: 600,
  color: vars.color.text.accent,
  minBlockSize: 24,
  borderRadius: vars.radius.xs,
});

export const vendors = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const vendor = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 56,
  paddingBlock: 6,
  paddingInline: 10,
  boxSizing: 'border-box',
  borderRadius: vars.radius.sm,
  color: vars.color.text.primary,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -2 } },
  '@media': {
    [when.hover]: { selectors: { '&:hover': { background: vars.color.surface.hover } } },
    [when.forcedColors]: { selectors: { '&:focus-visible': forcedFocusRing } },
  },
});

export const tile = uiStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 38,
  blockSize: 38,
  borderRadius: vars.radius.sm,
  background: vars.color.surface.sunken,
  color: vars.color.text.primary,
});
export const vendorText = uiStyle({ flex: 1, minInlineSize: 0 });
export const vendorName = uiStyle({
  display: 'block',
  font: vars.type.label,
  fontSize: 15,
  ...oneLine,
});
export const vendorCaption = uiStyle({
  display: 'block',
  font: vars.type.caption,
  color: vars.color.text.muted,
});
