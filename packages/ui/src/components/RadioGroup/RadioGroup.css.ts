import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing } from '../rules.ts';

const { color } = vars;

export const list = uiStyle({ display: 'grid', minInlineSize: 0 });
export const cards = uiStyle({ display: 'grid', gap: '10px', minInlineSize: 0 });

/** Side by side where both have at least 200 px. */
export const columns = uiStyle({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
});

/** A plain row of 44 px. Pressing it anywhere chooses the answer. */
export const row = uiStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  boxSizing: 'border-box',
  minBlockSize: vars.control.md,
  paddingBlock: '10px',
  font: vars.type.small,
  color: color.text.primary,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' } },
  '@media': { [when.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

/** A row with its own border, 60 px high (design.md §6.1). */
export const card = uiStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  boxSizing: 'border-box',
  minInlineSize: 0,
  minBlockSize: '60px',
  paddingBlock: '10px',
  paddingInline: '14px',
  borderRadius: vars.radius.md,
  background: color.surface.raised,
  boxShadow: `inset 0 0 0 1px ${color.border.control}`,
  color: color.text.primary,
  cursor: 'pointer',
  selectors: {
    '&[data-state="checked"]': {
      background: color.accent.soft,
      boxShadow: `inset 0 0 0 2px ${color.accent.fill}`,
    },
    '&[data-disabled]': {
      background: color.surface.sunken,
      boxShadow: `inset 0 0 0 1px ${color.border.hairline}`,
      color: color.text.disabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [when.hover]: {
      selectors: {
        '&:hover:not([data-disabled]):not([data-state="checked"])': {
          background: color.surface.hover,
        },
      },
    },
    [when.forcedColors]: {
      border: '1px solid CanvasText',
      selectors: {
        '&[data-state="checked"]': { border: '2px solid Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

/** The browser's radio with our style: a 22 px ring and a 12 px dot. */
export const radio = uiStyle({
  appearance: 'none',
  flex: 'none',
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  margin: 0,
  border: `1.5px solid ${color.border.control}`,
  borderRadius: vars.radius.full,
  background: color.surface.raised,
  cursor: 'inherit',
  selectors: {
    '&::before': { content: '""', inlineSize: '12px', blockSize: '12px', borderRadius: '50%' },
    '&:checked': { border: `2px solid ${color.accent.fill}` },
    '&:checked::before': { background: color.accent.fill },
    '&:disabled': { borderColor: color.border.hairline, background: color.surface.sunken },
    '&:disabled:checked::before': { background: color.text.disabled },
    '[aria-invalid] &:not(:checked)': { border: `2px solid ${color.danger.text}` },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [when.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      selectors: {
        '&:checked': { borderColor: 'Highlight' },
        '&:checked::before': { background: 'Highlight' },
        '&:disabled': { borderColor: 'GrayText', background: 'Canvas' },
        '&:disabled:checked::before': { background: 'GrayText' },
        '[aria-invalid] &:not(:checked)': { border: '4px double CanvasText' },
        '&:focus-visible': forcedFocusRing,
      },
    },
  },
});

/** In a card the focus ring is around the whole row, not around the radio. */
export const cardRadio = uiStyle({
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.md },
    '&:focus-visible::after': focusRing,
  },
  '@media': {
    [when.forcedColors]: { selectors: { '&:focus-visible::after': forcedFocusRing } },
  },
});

export const words = uiStyle({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: '1px',
  overflowWrap: 'anywhere',
});

export const cardTitle = uiStyle({ display: 'block', font: vars.type.label, fontSize: '15px' });

export const detail = uiStyle({
  display: 'block',
  font: vars.type.caption,
  color: color.text.muted,
  selectors: {
    '[data-state="checked"] &': { color: color.text.secondary },
    '[data-disabled] &': { color: 'inherit' },
  },
});

export const icon = uiStyle({
  display: 'grid',
  flex: 'none',
  color: color.text.secondary,
  selectors: {
    '[data-state="checked"] &': { color: color.text.accent },
    '[data-disabled] &': { color: 'inherit' },
  },
});
