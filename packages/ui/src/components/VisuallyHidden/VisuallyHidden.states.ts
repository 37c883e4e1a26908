import { defineStates } from '../../testing/states.ts';
import type { VisuallyHiddenProps } from './VisuallyHidden.tsx';

export const visuallyHiddenStates = defineStates<VisuallyHiddenProps>()((say) => ({
  rest: { children: say('a11y.newWindow') },
}));
