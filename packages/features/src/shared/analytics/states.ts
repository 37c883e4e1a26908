import { defineStates, type StateId } from '@parlour/ui/testing';
import type { ConsentBarViewProps } from './ConsentBarView.tsx';

/** The one state of the question. */
export const consentBarStates = defineStates<ConsentBarViewProps>()(() => ({
  asking: { onAnswer: () => undefined },
}));

/** The states whose screenshots are compared. */
export const consentBarFaces = ['asking'] as const satisfies readonly StateId<
  typeof consentBarStates
>[];
