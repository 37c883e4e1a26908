import { defineStates } from '../../testing/states.ts';
import type { IllustrationProps } from './Illustration.tsx';

export const illustrationStates = defineStates<IllustrationProps>()(() => ({
  boat: { art: 'boat' },
  river: { art: 'river' },
  net: { art: 'net' },
  gate: { art: 'gate' },
  signal: { art: 'signal' },
  thread: { art: 'thread' },
  large: { art: 'boat', size: 'lg' },
}));
