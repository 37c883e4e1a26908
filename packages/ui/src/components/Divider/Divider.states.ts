import { defineStates } from '../../testing/states.ts';
import type { DividerProps } from './Divider.tsx';

export const dividerStates = defineStates<DividerProps>()((say) => ({
  horizontal: {},
  decorative: { decorative: true },
  vertical: { orientation: 'vertical' },
  worded: { label: say('sample.or') },
  longText: { label: say('sample.answerLong') },
}));
