import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { sampleRewards } from '../point-rewards/samples.ts';
import type { MallViewProps } from './MallView.tsx';

const nothing = () => undefined;

/** The page of the points mall for visitors without points, and while the session is unknown (SBK-01). */
export const mallStates = defineStates<MallViewProps>()((say) => {
  const guest: MallViewProps = {
    visitor: 'guest',
    rewards: { status: 'ready', value: sampleRewards(say) },
    kind: '',
    order: 'cheap',
    onKind: nothing,
    onOrder: nothing,
    onWant: nothing,
    onRetry: nothing,
    onLogin: nothing,
    onOpenAccount: nothing,
  };
  const failed = (error: ApiError): MallViewProps => ({
    ...guest,
    rewards: { status: 'error', error, busy: false },
  });
  return {
    guest,
    phone: guest,
    trial: { ...guest, visitor: 'trial' },
    empty: { ...guest, rewards: { status: 'ready', value: [] } },
    loading: { ...guest, rewards: { status: 'loading' } },
    failed: failed(new ApiError('HTTP', { http: 502 })),
    /** A server that shows the rewards to members only. */
    closed: failed(new ApiError('UNAUTHENTICATED')),
    unknown: { ...guest, visitor: 'unknown' },
    /** The part for members has its own stories: Widgets/MemberPoints. */
    member: { ...guest, visitor: 'member' },
  };
});

/** The states whose screenshots are compared. */
export const mallFaces = ['guest', 'trial'] as const satisfies readonly StateId<
  typeof mallStates
>[];
