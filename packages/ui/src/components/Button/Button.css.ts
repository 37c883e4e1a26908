import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';
import { focusRing, forcedFocusRing, mirrored, plainControl } from '../rules.ts';

const { color } = vars;
const live = '&:not(:disabled):not([data-state])';

/** A translucent layer over a fill, for fills that have no hover or pressed colour of their own. */
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

/** Forced colours remove the solid fill. The button is inverted instead. */
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

/** 36, 44 or 52 px high; never less than 44 on touch screens. The padding subtracts the 1 px border. */
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

/** A ghost button has no visible box, so it has less padding. */
export const tight = uiStyle({ paddingInline: `calc(${vars.space.s3} - 1px)` });
export const block = uiStyle({ inlineSize: '100%' });

export const icon = uiStyle({ display: 'grid', placeItems: 'center', flex: 'none' });
/** The icon points forwards or downwards, so it is mirrored in right-to-left text. */
export const endIcon = uiStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  ...mirrored,
});
export const label = uiStyle({ position: 'relative', minInlineSize: 0 });

/**
 * For a busy button without an icon: the spinner stands in the padding and the text moves by half the width of the
 * spinner, so the button keeps its width.
 */
export const shifted = uiStyle({ insetInlineStart: 10 });
export const spinner = uiStyle({
  position: 'absolute',
  // Outside the text box it cannot shrink, so it sets its own size.
  inlineSize: 14,
  insetInlineEnd: 'calc(100% + 6px)',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
});
