import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { MallViewProps } from './MallView.tsx';
import { toRewards } from './model.ts';
import type { RedeemViewProps } from './RedeemView.tsx';

const symbol = '\u09F3';

/** A plain picture: what a view shows where no server has one. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path fill="#0f5a55" d="M0 0h16v10H0z"/><circle cx="8" cy="5" r="3" fill="#f2b44b"/></svg>',
)}`;

/** The points mall in every state it can be in (SBK-01). */
export const mallStates = defineStates<MallViewProps>()((say) => {
  const reward = {
    rewardId: 'spins',
    name: say('points.reward.spins'),
    type: 'SPINS',
    requiredPoints: 800,
    requiredAmount: '0.00',
    unit: '',
    imageUrl: picture,
    terms: say('points.reward.spinsNote'),
  };
  const rewards = toRewards(
    [
      reward,
      {
        ...reward,
        rewardId: 'sent',
        type: 'GOODS',
        requiredPoints: 2_400,
        requiredAmount: '120.00',
        stock: 3,
      },
      { ...reward, rewardId: 'dear', requiredPoints: 18_000 },
      { ...reward, rewardId: 'gone', requiredPoints: 6_500, stock: 0 },
    ],
    symbol,
  );
  const member = {
    visitor: 'member',
    status: 'ready',
    balance: 8_640,
    perPoint: `${symbol}100.00`,
    rewards,
  } as const;
  const nothing = {
    ...member,
    status: 'loading',
    balance: 0,
    perPoint: null,
    rewards: [],
  } as const;
  return {
    member,
    phone: member,
    longText: {
      ...member,
      rewards: rewards.map((one) => ({ ...one, name: say('banner.long.title') })),
    },
    empty: { ...member, rewards: [] },
    guest: { ...nothing, visitor: 'guest' },
    trial: { ...nothing, visitor: 'trial' },
    loading: nothing,
    failed: { ...nothing, status: 'error', error: new ApiError('HTTP', { http: 502 }) },
    offline: { ...nothing, status: 'error', error: new ApiError('NETWORK') },
  };
});

/** Pictures are kept of these. */
export const mallFaces = ['member', 'guest'] as const satisfies readonly StateId<
  typeof mallStates
>[];

/** The question before an exchange in every state it can be in (SBK-01). */
export const redeemStates = defineStates<RedeemViewProps>()((say) => {
  const reward = {
    id: 'sent',
    name: say('points.reward.spins'),
    terms: '',
    imageUrl: '',
    cost: 2_400,
    price: `${symbol}120.00`,
    stock: null,
    isSent: true,
  };
  const asking = { reward, balance: 8_640, failure: null, busy: false } as const;
  return {
    asking,
    plain: { ...asking, reward: { ...reward, price: null, isSent: false } },
    busy: { ...asking, busy: true },
    refused: {
      ...asking,
      failure: { error: new ApiError('PAYMENT_PASSWORD_WRONG'), attempt: 1 },
    },
  };
});

/** Pictures are kept of these. */
export const redeemFaces = ['asking', 'refused'] as const satisfies readonly StateId<
  typeof redeemStates
>[];
