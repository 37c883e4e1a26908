import { defineStates, type StateId } from '@parlour/ui/testing';
import type { MallViewProps } from './MallView.tsx';

/** The page of the points mall for everybody who has no points, and before that is known (SBK-01). */
export const mallStates = defineStates<MallViewProps>()(() => ({
  guest: { visitor: 'guest' },
  phone: { visitor: 'guest' },
  trial: { visitor: 'trial' },
  unknown: { visitor: 'unknown' },
  /** What is theirs has stories of its own: Widgets/MemberPoints. */
  member: { visitor: 'member' },
}));

/** The states whose screenshots are compared. */
export const mallFaces = ['guest', 'trial'] as const satisfies readonly StateId<
  typeof mallStates
>[];
