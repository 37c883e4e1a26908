import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, plainControl } from '../rules.ts';

export const root = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minInlineSize: 0,
});

export const row = uiStyle({
  listStyle: 'none',
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  gap: vars.space.s2,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  // Leaves room for the focus ring inside the scrolling box.
  padding: 4,
  margin: -4,
  scrollPaddingInline: 4,
  '@media': { [from.desktop]: { gap: vars.space.s3 } },
});

export const place = uiStyle({
  flex: 'none',
  scrollSnapAlign: 'start',
  '@media': {
    // Seven vendors fill the row; fewer vendors keep that size.
    [from.desktop]: { flex: `0 0 max(132px, calc((100% - 6 * ${vars.space.s3}) / 7))` },
  },
});

const chosen = '&[aria-pressed="true"]';

export const vendor = uiStyle({
  ...plainControl,
  inlineSize: '100%',
  boxSizing: 'border-box',
  minBlockSize: vars.control.md,
  paddingBlock: 4,
  paddingInline: 14,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  font: vars.type.label,
  fontSize: 15,
  borderRadius: vars.radius.md,
  borderColor: vars.color.border.hairline,
  background: vars.color.surface.raised,
  color: vars.color.text.secondary,
  textAlign: 'center',
  selectors: {
    '&:focus-visible': focusRing,
    [chosen]: {
      color: vars.color.text.accent,
      background: vars.color.accent.soft,
      borderColor: vars.color.border.selected,
      boxShadow: `inset 0 0 0 .5px ${vars.color.border.selected}`,
    },
  },
  '@media': {
    [from.desktop]: {
      minBlockSize: 76,
      paddingInline: 6,
    },
    [when.hover]: {
      selectors: { '&:hover:not([aria-pressed="true"])': { color: vars.color.text.primary } },
    },
    [when.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        [chosen]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&:focus-visible': forcedFocusRing,
      },
    },
  },
});

export const name = uiStyle({ minInlineSize: 0, overflowWrap: 'break-word' });

/** Phones swipe. The arrows are shown where there is room. */
export const arrow = uiStyle({
  selectors: {
    '&&': { display: 'none' },
    '&&:first-child': { marginInlineStart: -8 },
    '&&:last-child': { marginInlineEnd: -8 },
    '&&[aria-disabled="true"]': {
      color: vars.color.text.disabled,
      background: 'none',
      cursor: 'default',
    },
    '[dir="rtl"] &&': { transform: 'scaleX(-1)' },
  },
  '@media': {
    [from.desktop]: { selectors: { '&&': { display: 'inline-grid' } } },
    [when.forcedColors]: { selectors: { '&&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
});
