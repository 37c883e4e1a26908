import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';

const { color, motion } = vars;

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const exit = keyframes({ to: { opacity: 0 } });

export const menu = uiStyle({
  boxSizing: 'border-box',
  // Above a modal, because a menu always belongs to the layer in front.
  zIndex: `calc(${vars.z.modal} + 5)`,
  minInlineSize: 200,
  maxInlineSize: 'min(360px, calc(100vw - 16px))',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 6,
  borderRadius: vars.radius.md,
  background: color.surface.overlay,
  boxShadow: `${vars.shadow.s3}, 0 0 0 1px ${color.border.hairline}`,
  color: color.text.primary,
  font: vars.type.small,
  selectors: {
    '&[data-state="open"]': { animation: `${enter} ${motion.enter} ${motion.easeOut}` },
    '&[data-state="closed"]': { animation: `${exit} ${motion.exit} ${motion.easeIn} forwards` },
  },
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
});

export const header = uiStyle({
  paddingBlock: '10px 12px',
  paddingInline: 10,
});

export const divider = uiStyle({
  blockSize: 0,
  marginBlock: 6,
  borderBlockStart: `1px dashed ${color.border.hairline}`,
});

/** Rows of 42 px; 44 px on touch screens. */
export const item = uiStyle({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 44,
  paddingBlock: 6,
  paddingInline: 10,
  borderRadius: vars.radius.sm,
  outline: 'none',
  color: color.text.primary,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: color.surface.hover },
    // The ring is for the keyboard only, because the pointer moves focus too.
    '&:focus-visible': {
      outline: `${vars.focus.width} solid ${color.focus}`,
      outlineOffset: '-2px',
    },
    '&[data-tone="danger"]': { color: color.danger.text },
    '&[aria-checked="true"]': { color: color.text.accent, fontWeight: 700 },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [from.desktop]: { minBlockSize: 42 },
    [when.forcedColors]: {
      selectors: {
        '&[data-highlighted]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const words = uiStyle({ flex: '1 1 auto', minInlineSize: 0 });
export const detail = uiStyle({
  display: 'block',
  font: vars.type.caption,
  color: color.text.muted,
});
export const side = uiStyle({ flex: 'none', display: 'grid', color: color.text.muted });
