import { defineStates, type StateId } from '@parlour/ui/testing';
import type { DraftOfferProps } from './DraftOffer.tsx';

const nothing = () => undefined;

/** The one state of the offer. */
export const draftOfferStates = defineStates<DraftOfferProps>()(() => ({
  offered: { onAccept: nothing, onDecline: nothing },
}));

/** The states whose screenshots are compared. */
export const draftOfferFaces = ['offered'] as const satisfies readonly StateId<
  typeof draftOfferStates
>[];
