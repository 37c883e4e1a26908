import { defineStates } from '../../testing/states.ts';
import type { SpinnerProps } from './Spinner.tsx';

export const spinnerStates = defineStates<SpinnerProps>()((say) => ({
  labelled: { label: say('loading.games') },
  large: { label: say('loading.page'), size: 32 },
  silent: { size: 16 },
}));
