import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';

/** The 48 px box. `frame` below draws its border above the content of the box. */
export const box = uiStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  minInlineSize: 0,
  minBlockSize: '48px',
  borderRadius: vars.radius.sm,
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  selectors: {
    '&[data-compact]': { minBlockSize: vars.control.md },
    '&[data-state="disabled"]': {
      background: vars.color.surface.sunken,
      color: vars.color.text.disabled,
    },
    '&[data-state="readonly"]': { background: vars.color.surface.sunken },
  },
});

/** The text control. It has 16 px text, because phones zoom in on a smaller one. */
export const control = uiStyle({
  flex: '1',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  paddingBlock: '10px',
  paddingInline: '14px',
  border: 0,
  borderRadius: 'inherit',
  outline: 'none',
  background: 'transparent',
  appearance: 'none',
  color: 'inherit',
  font: vars.type.body,
  textOverflow: 'ellipsis',
  selectors: {
    '[data-compact] > &': { paddingBlock: '8px' },
    '[data-start] > &': { paddingInlineStart: vars.space.s2 },
    '[data-end] > &': { paddingInlineEnd: vars.space.s2 },
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    '&:disabled': {
      color: vars.color.text.disabled,
      WebkitTextFillColor: 'currentColor',
      opacity: 1,
      cursor: 'not-allowed',
    },
    '&:-webkit-autofill': {
      boxShadow: `inset 0 0 0 64px ${vars.color.surface.raised}`,
      WebkitTextFillColor: vars.color.text.primary,
      caretColor: vars.color.text.primary,
    },
  },
});

/** Digits and codes run left to right in every script, but are aligned to the start of the page. */
export const leftToRight = uiStyle({
  textAlign: ['-webkit-match-parent', 'match-parent'],
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const halo = `3px solid color-mix(in oklab, ${vars.color.accent.fill} 22%, transparent)`;

/**
 * For a control whose text field is in another document (the partner page around a frame): a script sets
 * `data-focused` while the person types there.
 */
const hasFocus = (child: string) =>
  `:is(${control}:focus-visible, ${control}[data-focused]) ${child}`;

/**
 * The border of the box. It comes after the control in the document, so it can react to the focus of the control and
 * not to a button beside it.
 */
export const frame = uiStyle({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  border: `1px solid ${vars.color.border.control}`,
  pointerEvents: 'none',
  selectors: {
    [`${box}[data-state="valid"] > &`]: {
      borderColor: vars.color.success.text,
      boxShadow: `inset 0 0 0 0.5px ${vars.color.success.text}`,
    },
    [`${box}[data-state="error"] > &`]: {
      borderColor: vars.color.danger.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger.text}`,
    },
    [`${box}[data-state="disabled"] > &`]: { borderColor: vars.color.border.hairline },
    [hasFocus('~ &')]: {
      borderColor: vars.color.accent.fill,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent.fill}`,
      outline: [`3px solid ${vars.color.accent.soft}`, halo],
    },
  },
  '@media': {
    [when.forcedColors]: {
      selectors: {
        [`${box}[data-state="error"] > &`]: { border: '3px double CanvasText' },
        [`${box}[data-state="disabled"] > &`]: { borderColor: 'GrayText' },
        [hasFocus('~ &')]: { outline: '3px solid Highlight' },
      },
    },
  },
});

const slot = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.s2,
  color: vars.color.text.muted,
} as const;

export const start = uiStyle({ ...slot, paddingInlineStart: '14px' });
export const end = uiStyle({
  ...slot,
  paddingInlineEnd: '14px',
  selectors: { '&[data-button]': { paddingInlineEnd: '2px' } },
});

export const tick = uiStyle({ flex: 'none', color: vars.color.success.text });

/** A 44 px button inside the box. */
export const boxButton = uiStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.control.md,
  blockSize: vars.control.md,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: vars.color.text.secondary,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: '-4px',
    },
    '&:disabled': { color: vars.color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [when.hover]: { selectors: { '&:hover:enabled': { color: vars.color.text.primary } } },
  },
});
