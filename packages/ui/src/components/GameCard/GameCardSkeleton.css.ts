import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const root = uiStyle({
  // Does not appear when the content loads at once (design.md §6).
  animation: `${appear} ${vars.motion.enter} ${vars.motion.easeOut} 150ms backwards`,
  '@media': { [when.reducedMotion]: { animation: 'none' } },
});

/** Bars inside line boxes as high as the real text: 22 (24) and 20 px. */
const bar = {
  borderRadius: vars.radius.xs,
  background: vars.color.skeleton,
  forcedColorAdjust: 'none',
} as const;

export const title = uiStyle({
  ...bar,
  inlineSize: '72%',
  blockSize: 14,
  marginBlock: 4,
  '@media': { [from.desktop]: { marginBlock: 5 } },
});

export const caption = uiStyle({ ...bar, inlineSize: '44%', blockSize: 12, marginBlock: 4 });
