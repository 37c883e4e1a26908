import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, oneLine } from '../rules.ts';

const { color, space } = vars;

/** Three square slots on a phone, more on a wider screen (design.md §6.1). */
export const slots = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 92px), 1fr))',
  gap: '12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const slot = uiStyle({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: color.surface.sunken,
  color: color.text.secondary,
  font: vars.type.caption,
  textAlign: 'center',
  selectors: {
    '&[data-state="failed"]': { background: color.danger.soft, color: color.danger.text },
  },
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
});

export const picture = uiStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  forcedColorAdjust: 'none',
});

/** A file that is not an image: its kind and name. */
export const file = uiStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s1,
  inlineSize: '100%',
  boxSizing: 'border-box',
  paddingInline: space.s2,
});

export const fileName = uiStyle({
  maxInlineSize: '100%',
  ...oneLine,
});

/** Progress over the picture, on a background that keeps it readable on any photo. */
export const going = uiStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlock: '4px 10px',
  paddingInline: '10px',
  background: color.surface.sunken,
});

/** Looks 28 px wide; its touch target is 44 px. */
export const remove = uiStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px', borderRadius: vars.radius.md },
  },
  '@media': {
    [when.forcedColors]: {
      selectors: { '&:focus-visible': { ...forcedFocusRing, outlineOffset: '-4px' } },
    },
  },
});

export const cross = uiStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: vars.radius.full,
  background: color.surface.inverse,
  color: color.text.onInverse,
  '@media': { [when.forcedColors]: { border: '1px solid ButtonText' } },
});

/** The whole slot is the button, because 92 px has no room for two buttons. */
export const retry = uiStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  // Stays below the corners, which hold the icon and the remove button.
  paddingBlock: '34px 6px',
  paddingInline: '6px',
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: 'inherit',
  font: vars.type.caption,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-4px' } },
  '@media': {
    [when.forcedColors]: {
      selectors: { '&:focus-visible': { ...forcedFocusRing, outlineOffset: '-4px' } },
    },
  },
});

export const retrySign = uiStyle({
  position: 'absolute',
  insetBlockStart: '12px',
  insetInlineStart: '12px',
});

/** The only dashed box of the product (design.md §11). */
export const add = uiStyle({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  minInlineSize: 0,
  aspectRatio: '1',
  border: `1.5px dashed ${color.border.control}`,
  borderRadius: vars.radius.md,
  background: color.surface.raised,
  color: color.text.accent,
  selectors: {
    '&[data-state~="alone"]': { gridColumn: '1 / -1', aspectRatio: 'auto', minBlockSize: '112px' },
    '&[data-state~="over"]': { borderColor: color.accent.fill, background: color.accent.soft },
    '&[data-state~="invalid"]': { borderColor: color.danger.text, borderWidth: '2px' },
    '&[data-state~="disabled"]': {
      borderColor: color.border.hairline,
      background: color.surface.sunken,
      // The text is not part of the disabled control, so it stays readable.
      color: color.text.muted,
    },
  },
  '@media': {
    [when.hover]: {
      selectors: {
        '&:hover:not([data-state~="disabled"])': { background: color.surface.hover },
        '&[data-state~="over"]:hover': { background: color.accent.soft },
      },
    },
    [when.forcedColors]: {
      selectors: {
        '&[data-state~="over"]': { borderColor: 'Highlight' },
        '&[data-state~="invalid"]': { border: '4px double CanvasText' },
        '&[data-state~="disabled"]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

/** The browser's own file button covers the visible one, so keyboard, name and picker are native. */
export const input = uiStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  opacity: 0,
  fontSize: '16px',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&::file-selector-button': { cursor: 'pointer' },
  },
});

export const face = uiStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.s1,
  minInlineSize: 0,
  padding: space.s2,
  borderRadius: 'inherit',
  font: vars.type.caption,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  selectors: { [`${input}:focus-visible ~ &`]: focusRing },
  '@media': {
    [when.forcedColors]: { selectors: { [`${input}:focus-visible ~ &`]: forcedFocusRing } },
  },
});

/** Errors of single files, below the slots. */
export const refusals = uiStyle({ margin: 0, padding: 0, listStyle: 'none' });
