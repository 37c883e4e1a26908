import { ApiError, type WireReward, type WireRewards } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { RewardsViewProps } from './RewardsView.props.ts';
import { toRewardCentre } from './rewards-model.ts';

/** The reward centre in every state it can be in (SBK-01). */
export const rewardsStates = defineStates<RewardsViewProps>()((say) => {
  const reward = (place: number, part: Partial<WireReward>): WireReward => ({
    rewardId: `rw-${place}`,
    title: say('points.reward.spins'),
    kind: 'raffle',
    amount: '200.00',
    terms: say('points.reward.spinsNote'),
    status: 'claimable',
    expiresAt: '2026-11-30T17:59:59Z',
    ...part,
  });
  const claimedOn = (place: number, day: string, part: Partial<WireReward> = {}) =>
    reward(place, { status: 'claimed', claimedAt: `${day}T15:10:11Z`, ...part });
  const wire: WireRewards = {
    claimable: [
      reward(1, { title: say('member.rewardCenter'), kind: 'birthday' }),
      reward(2, { kind: 'levelUp', amount: '500.00' }),
    ],
    claimed: [
      claimedOn(3, '2026-11-16', { kind: 'weeklyMission', amount: '150.00' }),
      claimedOn(4, '2026-11-08', { amount: '75.00' }),
      claimedOn(5, '2026-11-02', { kind: 'attendance', amount: '50.00' }),
      claimedOn(6, '2026-10-21', { kind: 'referral', amount: '88.00' }),
    ],
    claimableAmount: '700.00',
    pendingAmount: '0.00',
    expiredAmount: '0.00',
    rewardCount: 2,
  };
  const ready = (value: WireRewards) => {
    const place = { symbol: '\u09F3', timeZone: 'Asia/Dhaka', today: '2026-11-20' };
    return { status: 'ready', value: toRewardCentre(value, place) } as const;
  };
  const content = { centre: ready(wire), claiming: null, failure: null } as const;
  const first = content.centre.value.waiting[0];
  if (!first) throw new Error('There is no reward');
  const nothing: WireRewards = {
    claimable: [],
    claimed: [],
    claimableAmount: '0.00',
    pendingAmount: '0.00',
    expiredAmount: '0.00',
    rewardCount: 0,
  };
  const long = say('notice.long');
  return {
    content,
    phone: content,
    claiming: { ...content, claiming: 'rw-2' },
    unsettled: {
      ...content,
      failure: { reward: first, error: new ApiError('NETWORK'), isUnsettled: true, attempt: 1 },
    },
    refused: {
      ...content,
      failure: {
        reward: first,
        error: new ApiError('ALREADY_DONE'),
        isUnsettled: false,
        attempt: 1,
      },
    },
    otherStates: {
      ...content,
      centre: ready({
        ...wire,
        claimable: ['pending', 'expired', 'claimed', 'frozen'].map((status, place) =>
          reward(place, { status }),
        ),
        pendingAmount: '200.00',
        expiredAmount: '1200.00',
        rewardCount: 0,
      }),
    },
    longText: {
      ...content,
      centre: ready({
        ...wire,
        claimable: wire.claimable.map((one) => ({
          ...one,
          title: long,
          terms: long,
          amount: '123456789012.00',
        })),
        claimed: wire.claimed.map((one) => ({ ...one, title: long, amount: '123456789012.00' })),
      }),
    },
    noneWaiting: { ...content, centre: ready({ ...wire, claimable: [], rewardCount: 0 }) },
    empty: { ...content, centre: ready(nothing) },
    loading: { ...content, centre: { status: 'loading' } },
    failed: {
      ...content,
      centre: { status: 'error', error: new ApiError('HTTP', { http: 502 }), busy: false },
    },
    offline: {
      ...content,
      centre: { status: 'error', error: new ApiError('NETWORK'), busy: false },
    },
  };
});

/** The states whose screenshots are compared. */
export const rewardsFaces = ['claiming', 'phone'] as const satisfies readonly StateId<
  typeof rewardsStates
>[];
