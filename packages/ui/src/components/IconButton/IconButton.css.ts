import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, plainControl } from '../rules.ts';

const { color } = vars;
const live = '&:not(:disabled):not([data-state="busy"])';
const hover = (rule: Record<string, string>) => ({
  [when.hover]: { selectors: { [`${live}:hover`]: rule } },
});

export const root = uiStyle({
  ...plainControl,
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  position: 'relative',
  padding: 0,
  borderRadius: vars.radius.sm,
  font: vars.type.label,
  transition: `transform ${vars.motion.instant} ${vars.motion.easeOut}`,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:focus-visible': focusRing,
    [`${live}:active`]: { transform: 'scale(.94)' },
    '&:disabled': { color: color.text.disabled, cursor: 'not-allowed' },
    '&[data-state="busy"]': { cursor: 'progress' },
  },
  '@media': {
    [when.reducedMotion]: {
      transition: 'none',
      selectors: { [`${live}:active`]: { transform: 'none' } },
    },
    [when.forcedColors]: {
      selectors: {
        '&:focus-visible': forcedFocusRing,
        '&:disabled': { color: 'GrayText' },
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const variant = {
  ghost: uiStyle({
    color: color.text.secondary,
    '@media': hover({ background: color.surface.hover, color: color.text.primary }),
    selectors: {
      '&[aria-pressed="true"]': {
        background: color.accent.soft,
        borderColor: color.accent.fill,
        color: color.text.accent,
      },
    },
  }),
  soft: uiStyle({
    background: color.accent.soft,
    color: color.text.accent,
    '@media': hover({ background: color.accent.softHover }),
  }),
  secondary: uiStyle({
    background: color.surface.raised,
    borderColor: color.border.control,
    color: color.text.primary,
    '@media': hover({ background: color.surface.sunken }),
  }),
};

/** A square of 36, 44 or 52 px; never less than 44 on touch screens. */
export const size = {
  sm: uiStyle({
    inlineSize: vars.control.md,
    blockSize: vars.control.md,
    '@media': { [from.desktop]: { inlineSize: vars.control.sm, blockSize: vars.control.sm } },
  }),
  md: uiStyle({ inlineSize: vars.control.md, blockSize: vars.control.md }),
  lg: uiStyle({ inlineSize: vars.control.lg, blockSize: vars.control.lg }),
};

export const icon = uiStyle({ display: 'grid', placeItems: 'center' });
