import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';

export const root = uiStyle({ minInlineSize: 0, scrollMarginBlockStart: '88px' });

/** A 44 px row. Pressing it anywhere ticks the box. */
export const row = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  minBlockSize: vars.control.md,
  boxSizing: 'border-box',
  paddingBlock: '10px',
  font: vars.type.small,
  color: vars.color.text.secondary,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
  },
});

export const holder = uiStyle({ position: 'relative', flex: 'none', display: 'grid' });

export const box = uiStyle({
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '24px',
  blockSize: '24px',
  margin: 0,
  border: `1.5px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.xs,
  background: vars.color.surface.raised,
  cursor: 'inherit',
  selectors: {
    '&[aria-invalid]': { border: `2px solid ${vars.color.danger.text}` },
    '&:checked': { borderColor: vars.color.accent.fill, background: vars.color.accent.fill },
    '&:disabled': {
      borderColor: vars.color.border.hairline,
      background: vars.color.surface.sunken,
    },
    '&:focus-visible': {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
  '@media': {
    [when.forcedColors]: {
      borderColor: 'CanvasText',
      selectors: {
        '&:checked:enabled': { forcedColorAdjust: 'none', background: 'Highlight' },
        '&:disabled': { borderColor: 'GrayText' },
        '&[aria-invalid]': { border: '4px double CanvasText' },
      },
    },
  },
});

export const tick = uiStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  opacity: 0,
  color: vars.color.text.onAccent,
  pointerEvents: 'none',
  selectors: {
    [`${box}:checked ~ &`]: { opacity: 1 },
    [`${box}:disabled ~ &`]: { color: vars.color.text.disabled },
  },
  '@media': {
    [when.forcedColors]: {
      selectors: {
        [`${box}:enabled ~ &`]: { forcedColorAdjust: 'none', color: 'HighlightText' },
      },
    },
  },
});

export const text = uiStyle({ minInlineSize: 0, paddingBlock: '1px', overflowWrap: 'anywhere' });

/** The error and hint line up with the text, not with the box. */
export const notes = uiStyle({ marginBlockStart: '-8px', paddingInlineStart: '34px' });
