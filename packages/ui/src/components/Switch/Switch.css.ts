import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing } from '../rules.ts';

const { color, motion } = vars;

export const root = uiStyle({ minInlineSize: 0, scrollMarginBlockStart: '88px' });

/** A press anywhere on the row switches. The text comes first, the switch at the end. */
export const row = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s4,
  boxSizing: 'border-box',
  minBlockSize: vars.control.md,
  paddingBlock: '9px',
  font: vars.type.body,
  color: color.text.primary,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' } },
  '@media': { [when.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

/** The switch comes first, for a row with other short controls. */
export const switchFirst = uiStyle({ flexDirection: 'row-reverse', justifyContent: 'flex-end' });

export const words = uiStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const shrunk = uiStyle({ flex: '0 1 auto' });

export const holder = uiStyle({ position: 'relative', flex: 'none', display: 'grid' });

/** Track, 44 × 26. */
export const track = uiStyle({
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '44px',
  blockSize: '26px',
  margin: 0,
  border: '1px solid transparent',
  borderRadius: '13px',
  background: color.border.control,
  cursor: 'inherit',
  selectors: {
    '&:checked': { background: color.accent.fill },
    '&[aria-invalid]': { boxShadow: `0 0 0 2px ${color.danger.text}` },
    '&:disabled': { background: color.surface.sunken, borderColor: color.border.hairline },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [when.forcedColors]: {
      forcedColorAdjust: 'none',
      border: '2px solid CanvasText',
      background: 'Canvas',
      selectors: {
        '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
        '&:disabled': { borderColor: 'GrayText', background: 'Canvas' },
        '&:disabled:checked': { background: 'GrayText' },
        '&[aria-invalid]': { border: '4px double CanvasText', boxShadow: 'none' },
        '&:focus-visible': forcedFocusRing,
      },
    },
  },
});

/** Thumb, 20 px. It moves by transform, and in right-to-left text the other way. */
export const thumb = uiStyle({
  position: 'absolute',
  insetBlockStart: '3px',
  insetInlineStart: '3px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '20px',
  blockSize: '20px',
  borderRadius: '50%',
  background: color.surface.overlay,
  color: color.text.primary,
  pointerEvents: 'none',
  transition: `transform ${motion.exit} ${motion.easeMove}`,
  selectors: {
    [`${track}:checked ~ &`]: {
      transform: 'translateX(18px)',
      background: color.text.onAccent,
      color: color.accent.fill,
    },
    [`[dir="rtl"] ${track}:checked ~ &`]: { transform: 'translateX(-18px)' },
    [`${track}:disabled ~ &`]: { background: color.text.disabled },
  },
  '@media': {
    [when.reducedMotion]: { transition: 'none' },
    [when.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      selectors: {
        [`${track}:checked ~ &`]: { background: 'HighlightText', color: 'Highlight' },
        [`${track}:disabled ~ &`]: { background: 'GrayText' },
        [`${track}:disabled:checked ~ &`]: { background: 'Canvas' },
      },
    },
  },
});
