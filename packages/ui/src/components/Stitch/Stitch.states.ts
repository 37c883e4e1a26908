import { defineStates } from '../../testing/states.ts';
import type { StitchProps } from './Stitch.tsx';

export const stitchStates = defineStates<StitchProps>()(() => ({
  hairline: {},
  accent: { tone: 'accent' },
  warm: { tone: 'warm' },
}));
