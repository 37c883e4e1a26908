import { defineStates, type StateId } from '@parlour/ui/testing';
import type { MallViewProps } from './MallView.tsx';

/** The page of the points mall for visitors without points, and while the session is unknown (SBK-01). */
export const mallStates = defineStates<MallViewProps>()(() => ({
  guest: { visitor: 'guest' },
  phone: { visitor: 'guest' },
  trial: { visitor: 'trial' },
  unknown: { visitor: 'unknown' },
  /** The part for members has its own stories: Widgets/MemberPoints. */
  member: { visitor: 'member' },
}));

/** The states whose screenshots are compared. */
export const mallFaces = ['guest', 'trial'] as const satisfies readonly StateId<
  typeof mallStates
>[];
