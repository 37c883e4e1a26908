import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';

const { color, motion } = vars;

/** Share that is done, 0–100. The component sets it. */
export const shareName = '--pl-progress-share';
const missing = `calc((100 - var(${shareName}, 0)) * 1%)`;
const missingBefore = `calc((var(${shareName}, 0) - 100) * 1%)`;

export const root = uiStyle({ display: 'block', minInlineSize: 0, inlineSize: '100%' });

export const head = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s3,
  marginBlockEnd: '6px',
  font: vars.type.small,
  color: color.text.secondary,
});

export const label = uiStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const figures = uiStyle({
  minInlineSize: 0,
  color: color.text.primary,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

export const track = uiStyle({
  position: 'relative',
  boxSizing: 'border-box',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: color.surface.sunken,
  // The track has a border, to be visible on a sunken surface.
  boxShadow: `inset 0 0 0 1px ${color.border.hairline}`,
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
});

export const size = {
  sm: uiStyle({ blockSize: '4px' }),
  md: uiStyle({ blockSize: '8px' }),
  lg: uiStyle({ blockSize: '12px' }),
};

const slide = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});
const slideBack = keyframes({
  from: { transform: 'translateX(100%)' },
  to: { transform: 'translateX(-250%)' },
});

/** The bar is as wide as its track and moved out of it by the missing share, so that its end stays round. */
export const bar = uiStyle({
  blockSize: '100%',
  borderRadius: 'inherit',
  transform: `translateX(${missingBefore})`,
  transition: `transform ${motion.enter} ${motion.easeOut}`,
  selectors: {
    '[dir="rtl"] &': { transform: `translateX(${missing})` },
    '[data-state="busy"] &': {
      inlineSize: '40%',
      animation: `${slide} 1400ms ${motion.easeMove} infinite`,
      transition: 'none',
    },
    '[dir="rtl"] [data-state="busy"] &': { animationName: slideBack },
  },
  '@media': {
    [when.reducedMotion]: {
      transition: 'none',
      selectors: {
        // Does not move and has half the opacity: "in progress" without a wrong share.
        '[data-state="busy"] &, [dir="rtl"] [data-state="busy"] &': {
          inlineSize: '100%',
          transform: 'none',
          animation: 'none',
          opacity: 0.5,
        },
      },
    },
    [when.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' },
  },
});

export const tone = {
  accent: uiStyle({ background: color.accent.fill }),
  warm: uiStyle({ background: color.warm.fill }),
  success: uiStyle({ background: color.success.text }),
  warn: uiStyle({ background: color.warn.text }),
  danger: uiStyle({ background: color.danger.text }),
};
