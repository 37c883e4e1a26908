import { keyframes } from '@vanilla-extract/css';
import { uiStyle, when } from '../../theme/style.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = uiStyle({
  display: 'inline-grid',
  placeItems: 'center',
  position: 'relative',
  flex: 'none',
});

export const ring = uiStyle({
  display: 'block',
  // Slow enough to look calm. An open ring that does not turn under reduced motion.
  animation: `${turn} 900ms linear infinite`,
  '@media': { [when.reducedMotion]: { animation: 'none' } },
});
