import { defineStates } from '@parlour/ui/testing';
import type { ConsentBarViewProps } from './ConsentBarView.tsx';

/** The one state of the question. */
export const consentBarStates = defineStates<ConsentBarViewProps>()(() => ({
  asking: { onAnswer: () => undefined },
}));
