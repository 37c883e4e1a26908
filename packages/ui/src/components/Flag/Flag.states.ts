import { defineStates } from '../../testing/states.ts';
import type { FlagProps } from './Flag.tsx';

export const flagStates = defineStates<FlagProps>()(() => ({
  bengali: { country: 'BD' },
  english: { country: 'GB' },
  notDrawn: { country: 'AQ' },
}));
