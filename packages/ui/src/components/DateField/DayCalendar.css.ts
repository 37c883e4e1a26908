import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, mirrored, plainControl } from '../rules.ts';

const { color } = vars;

export const head = uiStyle({ display: 'flex', alignItems: 'center' });

export const title = uiStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  textAlign: 'center',
  font: vars.type.label,
  color: color.text.primary,
  overflowWrap: 'anywhere',
});

/** At the last month it stays where it is, so that the focus does too. */
export const arrow = uiStyle({
  selectors: { '&[aria-disabled="true"]': { color: color.text.disabled, cursor: 'not-allowed' } },
});

export const glyph = uiStyle(mirrored);

/** Seven days of 44 px: as wide as a phone of 320 px allows. */
export const grid = uiStyle({
  borderCollapse: 'collapse',
  borderSpacing: 0,
  marginInline: 'auto',
});

export const cell = uiStyle({ padding: 0 });

export const name = uiStyle({
  inlineSize: vars.control.md,
  blockSize: 32,
  padding: 0,
  font: vars.type.caption,
  fontWeight: 400,
  textAlign: 'center',
  color: color.text.secondary,
});

export const day = uiStyle({
  ...plainControl,
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: vars.control.md,
  blockSize: vars.control.md,
  padding: 0,
  borderRadius: vars.radius.sm,
  font: vars.type.body,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.text.primary,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
    '&[aria-current="date"]': {
      fontWeight: 700,
      textDecoration: 'underline',
      textUnderlineOffset: 4,
    },
    '&[data-state="selected"]': {
      background: color.accent.soft,
      borderColor: color.accent.fill,
      boxShadow: `inset 0 0 0 .5px ${color.accent.fill}`,
      color: color.text.accent,
      fontWeight: 700,
    },
    '&:disabled': { color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [when.hover]: { selectors: { '&:hover:not(:disabled)': { background: color.surface.hover } } },
    [when.forcedColors]: {
      selectors: {
        '&:focus-visible': forcedFocusRing,
        '&:disabled': { color: 'GrayText' },
        '&[data-state="selected"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
