import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { control } from '../Field/InputBox.css.ts';

/** Holds the visible picker and, above it, the browser's own list. */
export const picker = uiStyle({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'stretch',
  borderInlineEnd: `1px solid ${vars.color.border.hairline}`,
  borderStartStartRadius: vars.radius.sm,
  borderEndStartRadius: vars.radius.sm,
});

export const select = uiStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  appearance: 'none',
  background: vars.color.surface.overlay,
  color: vars.color.text.primary,
  font: vars.type.body,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const face = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  paddingInline: '14px 10px',
  borderRadius: 'inherit',
  font: vars.type.body,
  pointerEvents: 'none',
  selectors: {
    [`${select}:focus-visible ~ &`]: {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: '-5px',
    },
  },
  '@media': {
    [when.hover]: {
      selectors: { [`${select}:hover:enabled ~ &`]: { background: vars.color.surface.hover } },
    },
  },
});

export const dialCode = uiStyle({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

export const flag = uiStyle({
  flex: 'none',
  inlineSize: '21px',
  blockSize: '14px',
  borderRadius: '2px',
  boxShadow: `0 0 0 1px ${vars.color.border.hairline}`,
  objectFit: 'cover',
  forcedColorAdjust: 'none',
});

export const flagCode = uiStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: '21px',
  blockSize: '20px',
  paddingInline: '2px',
  borderRadius: '2px',
  background: vars.color.surface.sunken,
  color: vars.color.text.secondary,
  font: vars.type.caption,
});

export const number = uiStyle({ paddingInlineStart: vars.space.s2 }, control);
