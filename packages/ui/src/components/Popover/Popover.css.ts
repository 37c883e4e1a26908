import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { uiStyle, when } from '../../theme/style.ts';
import { focusRing } from '../rules.ts';

const { color, motion, space } = vars;

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const exit = keyframes({ to: { opacity: 0 } });

export const popover = uiStyle({
  boxSizing: 'border-box',
  // Above a modal, because a popover always belongs to the layer in front.
  zIndex: `calc(${vars.z.modal} + 5)`,
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.s4,
  borderRadius: vars.radius.md,
  background: color.surface.overlay,
  boxShadow: `${vars.shadow.s3}, 0 0 0 1px ${color.border.hairline}`,
  color: color.text.primary,
  font: vars.type.small,
  overflowWrap: 'anywhere',
  outline: 'none',
  selectors: {
    '&[data-state="open"]': { animation: `${enter} ${motion.enter} ${motion.easeOut}` },
    '&[data-state="closed"]': { animation: `${exit} ${motion.exit} ${motion.easeIn} forwards` },
    '&:focus-visible': focusRing,
  },
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
});

/** Beside the first line, inside the padding of the box. */
export const close = uiStyle({
  float: 'inline-end',
  marginBlock: `calc(${space.s2} * -1) 0`,
  marginInline: `${space.s2} calc(${space.s2} * -1)`,
});
