import { defineStates } from '../../testing/states.ts';
import type { CountDotProps } from './CountDot.tsx';

export const countDotStates = defineStates<CountDotProps>()((say) => ({
  one: { count: 5, label: say('sample.messagesNew5') },
  two: { count: 42, label: say('sample.messagesNew42') },
  most: { count: 128, label: say('sample.messagesNew128') },
  none: { count: 0 },
}));
