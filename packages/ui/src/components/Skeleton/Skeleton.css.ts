import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const root = uiStyle({
  display: 'block',
  maxInlineSize: '100%',
  background: vars.color.skeleton,
  // A fast response shows no skeleton at all. There is no shimmer, because it is expensive on cheap phones.
  animation: `${appear} ${vars.motion.enter} ${vars.motion.easeOut} 150ms backwards`,
  '@media': { [when.forcedColors]: { border: '1px solid GrayText' } },
});

export const shape = {
  block: uiStyle({ borderRadius: vars.radius.md }),
  text: uiStyle({ borderRadius: vars.radius.xs }),
  circle: uiStyle({ borderRadius: '50%', aspectRatio: '1' }),
  pill: uiStyle({ borderRadius: vars.radius.full }),
};
