import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, oneLine, plainControl } from '../rules.ts';

const { color } = vars;

export const root = uiStyle({
  ...plainControl,
  borderColor: color.border.hairline,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  minBlockSize: vars.control.md,
  paddingBlock: 4,
  paddingInline: 13,
  borderRadius: vars.radius.full,
  background: color.surface.raised,
  color: color.text.secondary,
  font: vars.type.small,
  whiteSpace: 'nowrap',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:focus-visible': focusRing,
    '&[data-state="selected"]': {
      background: color.accent.soft,
      borderColor: color.accent.fill,
      // The other half pixel of the 1.5 px border. It is an inset shadow, so that nothing moves.
      boxShadow: `inset 0 0 0 .5px ${color.accent.fill}`,
      color: color.text.accent,
      fontWeight: 600,
    },
    '&:disabled': {
      background: color.surface.sunken,
      borderColor: 'transparent',
      color: color.text.disabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [from.desktop]: { minBlockSize: 40 },
    [when.hover]: {
      selectors: {
        '&:hover:not(:disabled)': { color: color.text.primary, borderColor: color.border.control },
        '&[data-state="selected"]:hover:not(:disabled)': {
          background: color.accent.softHover,
          borderColor: color.accent.fill,
          color: color.text.accent,
        },
      },
    },
    [when.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '&:focus-visible': forcedFocusRing,
        '&:disabled': { color: 'GrayText', borderColor: 'GrayText' },
        '&[data-state="selected"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const label = uiStyle(oneLine);

/** A tick that replaces the accent fill. It is shown only in forced colours mode. */
export const tick = uiStyle({
  display: 'none',
  '@media': { [when.forcedColors]: { display: 'grid' } },
});

export const icon = uiStyle({ display: 'grid', placeItems: 'center', flex: 'none' });
