import { defineStates, type StateId } from '@parlour/ui/testing';
import type { AgeGateViewProps } from './AgeGateView.tsx';

/** Every state of the age gate. */
export const ageGateStates = defineStates<AgeGateViewProps>()(() => {
  const ask: AgeGateViewProps = {
    state: 'ask',
    minAge: 21,
    isDemo: false,
    onAnswer: () => undefined,
  };
  return {
    ask,
    askInDemo: { ...ask, isDemo: true },
    otherAge: { ...ask, minAge: 18 },
    refused: { ...ask, state: 'refused' },
    refusedInDemo: { ...ask, state: 'refused', isDemo: true },
  };
});

/** The states whose screenshots are compared. */
export const ageGateFaces = ['ask', 'refused'] as const satisfies readonly StateId<
  typeof ageGateStates
>[];
