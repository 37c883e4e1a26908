import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { from, uiStyle, when } from '../../theme/style.ts';

const { motion } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(16px)' } });
const sink = keyframes({ to: { transform: 'translateY(16px)' } });
const grow = keyframes({ from: { transform: 'scale(.98)' } });
const shrink = keyframes({ to: { transform: 'scale(.98)' } });

/**
 * Enter 200 ms, exit 100 ms, both 0 under reduced motion (through the tokens). The last frame stays until the node is
 * removed.
 */
const entering = (name: string) => `${name} ${motion.enter} ${motion.easeOut}`;
const leaving = (name: string) => `${name} ${motion.exit} ${motion.easeIn} forwards`;

/** The scrim, which places its panel: at the bottom on phones, centred from 1024 px. */
export const layer = uiStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.modal,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  justifyItems: 'center',
  overflow: 'hidden',
  background: vars.color.surface.scrim,
  selectors: {
    '&[data-state="open"]': { animation: entering(fadeIn) },
    '&[data-state="closed"]': { animation: leaving(fadeOut), pointerEvents: 'none' },
  },
  '@media': {
    [from.desktop]: { alignItems: 'center', padding: vars.space.s6 },
  },
});

/** Shared by all panels: background, shape, animation. */
export const panel = uiStyle({
  boxSizing: 'border-box',
  position: 'relative',
  inlineSize: '100%',
  overflow: 'hidden',
  outline: 'none',
  background: vars.color.surface.overlay,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.s4,
  font: vars.type.body,
  selectors: {
    '&[data-state="open"]': { animation: entering(rise) },
    '&[data-state="closed"]': { animation: leaving(sink) },
  },
  '@media': {
    [from.desktop]: {
      borderRadius: vars.radius.xl,
      selectors: {
        '&[data-state="open"]': { animation: entering(grow) },
        '&[data-state="closed"]': { animation: leaving(shrink) },
      },
    },
    [when.forcedColors]: { border: '1px solid CanvasText' },
  },
});
