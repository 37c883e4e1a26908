import { defineStates, type StateId } from '@parlour/ui/testing';
import type { JoinViewProps } from './JoinView.tsx';

/** The partner page for all kinds of readers (SBK-01). */
export const joinStates = defineStates<JoinViewProps>()(() => ({
  visitor: { minAge: 21, reader: 'visitor' },
  member: { minAge: 21, reader: 'member' },
  agent: { minAge: 21, reader: 'agent', centreHref: '#centre' },
}));

/** The states whose screenshots are compared. */
export const joinFaces = ['visitor', 'agent'] as const satisfies readonly StateId<
  typeof joinStates
>[];
