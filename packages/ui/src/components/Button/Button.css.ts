import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, mirrored, plainControl } from '../rules.ts';

const { color } = vars;
const live = '&:not(:disabled):not([data-state])';

/** One translucent step over any fill, for the fills that have no step of their own. */
const step = (tint: string) => ({ backgroundImage: `linear-gradient(${tint}, ${tint})` });

export const root = uiStyle({
  ...plainControl,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  position: 'relative',
  borderRadius: vars.radius.sm,
  font: vars.type.label,
  textAlign: 'center',
  textWrap: 'balance',
  transition: `transform ${vars.motion.instant} ${vars.motion.easeOut}`,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:focus-visible': focusRing,
    [`${live}:active`]: { transform: 'scale(.985)' },
    '&:disabled': {
      background: color.surface.sunken,
      borderColor: 'transparent',
      color: color.text.disabled,
      cursor: 'not-allowed',
    },
    '&[data-state="busy"]': { cursor: 'progress' },
  },
  '@media': {
    [when.reducedMotion]: {
      transition: 'none',
      selectors: { [`${live}:active`]: { transform: 'none' } },
    },
    [when.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '&:focus-visible': forcedFocusRing,
        '&:disabled': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});

/** Solid fills lose their colour under forced colours; they become the one inverted button instead. */
const inverted = {
  [when.forcedColors]: {
    selectors: {
      '&:not(:disabled)': {
        forcedColorAdjust: 'none',
        background: 'ButtonText',
        borderColor: 'ButtonText',
        color: 'ButtonFace',
      },
    },
  },
} as const;

const hover = (rule: Record<string, string>) => ({
  [when.hover]: { selectors: { [`${live}:hover`]: rule } },
});

export const variant = {
  primary: uiStyle({
    background: color.accent.fill,
    color: color.text.onAccent,
    '@media': { ...hover({ background: color.accent.hover }), ...inverted },
    selectors: { [`${live}:active`]: { background: color.accent.active } },
  }),
  secondary: uiStyle({
    background: color.surface.raised,
    borderColor: color.border.control,
    color: color.text.primary,
    '@media': hover({ background: color.surface.sunken }),
    selectors: { [`${live}:active`]: step(color.surface.pressed) },
  }),
  soft: uiStyle({
    background: color.accent.soft,
    color: color.text.accent,
    '@media': hover({ background: color.accent.softHover }),
    selectors: { [`${live}:active`]: step(color.surface.pressed) },
  }),
  ghost: uiStyle({
    color: color.text.accent,
    '@media': hover({ background: color.surface.hover }),
    selectors: { [`${live}:active`]: { background: color.surface.pressed } },
  }),
  warm: uiStyle({
    background: color.warm.fill,
    color: color.text.onWarm,
    '@media': { ...hover({ background: color.warm.hover }), ...inverted },
    selectors: { [`${live}:active`]: step(color.surface.pressed) },
  }),
  dangerSoft: uiStyle({
    background: color.danger.soft,
    color: color.danger.text,
    '@media': hover(step(color.surface.hover)),
    selectors: { [`${live}:active`]: step(color.surface.pressed) },
  }),
};

/** 36 / 44 / 52 high; a finger never gets less than 44. Padding leaves out the 1 px border. */
export const size = {
  sm: uiStyle({
    minBlockSize: vars.control.md,
    paddingBlock: 3,
    paddingInline: `calc(${vars.space.s4} - 1px)`,
    '@media': { [from.desktop]: { minBlockSize: vars.control.sm } },
  }),
  md: uiStyle({
    minBlockSize: vars.control.md,
    paddingBlock: 5,
    paddingInline: `calc(${vars.space.s5} - 1px)`,
    fontSize: 15,
  }),
  lg: uiStyle({
    minBlockSize: vars.control.lg,
    paddingBlock: 7,
    paddingInline: `calc(${vars.space.s6} - 1px)`,
    fontSize: 16,
  }),
};

/** A ghost has no box of its own, so it keeps less air around its word. */
export const tight = uiStyle({ paddingInline: `calc(${vars.space.s3} - 1px)` });
export const block = uiStyle({ inlineSize: '100%' });

export const icon = uiStyle({ display: 'grid', placeItems: 'center', flex: 'none' });
/** It leads onwards or opens downwards, so it turns with the reading direction. */
export const endIcon = uiStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  ...mirrored,
});
export const label = uiStyle({ position: 'relative', minInlineSize: 0 });

/**
 * Busy without an icon: the spinner is in the padding and the word makes
 * room by moving half the spinner's width, so the button keeps its width.
 */
export const shifted = uiStyle({ insetInlineStart: 10 });
export const spinner = uiStyle({
  position: 'absolute',
  // Outside its box there is no room to shrink into, so it says its own size.
  inlineSize: 14,
  insetInlineEnd: 'calc(100% + 6px)',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
});
