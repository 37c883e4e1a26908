import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';

const { color, motion } = vars;

const enter = keyframes({ from: { opacity: 0 } });
const exit = keyframes({ to: { opacity: 0 } });

export const tooltip = uiStyle({
  boxSizing: 'border-box',
  // Above a modal, because a tooltip always belongs to the layer in front.
  zIndex: `calc(${vars.z.modal} + 6)`,
  maxInlineSize: 'min(280px, calc(100vw - 16px))',
  paddingBlock: 6,
  paddingInline: 10,
  borderRadius: vars.radius.sm,
  background: color.surface.inverse,
  boxShadow: vars.shadow.s3,
  color: color.text.onInverse,
  font: vars.type.caption,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  selectors: {
    '&:not([data-state="closed"])': {
      animation: `${enter} ${motion.exit} ${motion.easeOut}`,
    },
    '&[data-state="closed"]': { animation: `${exit} ${motion.instant} ${motion.easeIn} forwards` },
  },
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
});
