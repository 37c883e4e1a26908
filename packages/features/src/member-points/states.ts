import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { toRewards } from './model.ts';
import type { PointsViewProps } from './PointsView.tsx';
import type { RedeemViewProps } from './RedeemView.tsx';

const symbol = '\u09F3';
const nothing = () => undefined;

/** A plain picture: what a view shows where no server has one. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path fill="#0f5a55" d="M0 0h16v10H0z"/><circle cx="8" cy="5" r="3" fill="#f2b44b"/></svg>',
)}`;

/** A member's points mall in every state it can be in (SBK-01). */
export const pointsStates = defineStates<PointsViewProps>()((say) => {
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
  const sent = { requiredPoints: 2_400, requiredAmount: '120.00', stock: 3 };
  const rewards = toRewards(
    [
      reward,
      { ...reward, ...sent, rewardId: 'sent', type: 'GOODS' },
      { ...reward, rewardId: 'dear', type: 'BONUS', requiredPoints: 18_000 },
      { ...reward, rewardId: 'gone', type: 'COUPON', requiredPoints: 6_500, stock: 0 },
    ],
    symbol,
  );
  const converting = {
    busy: false,
    failed: null,
    made: 0,
    onSend: nothing,
    onAgain: nothing,
  } as const;
  const ready = <Value>(value: Value) => ({ status: 'ready', value }) as const;
  const loading = { status: 'loading' } as const;
  const failed = (error: unknown) => ({ status: 'error', error, busy: false }) as const;
  const rate = { points: 10, amount: '1.00', min: 100, max: 10_000 };
  const member = {
    points: ready({ balance: 8_640, perPoint: '100.00' }),
    rate: ready(rate),
    rewards: ready(rewards),
    currencySymbol: symbol,
    tab: 'mall',
    kind: '',
    converting,
  } as const;
  const because = (error: unknown) => ({
    ...member,
    converting: { ...converting, failed: { error, attempt: 1 } },
  });
  return {
    member,
    phone: member,
    ofKind: { ...member, kind: 'GOODS' },
    unknownKind: {
      ...member,
      rewards: ready(
        rewards.map((one, place) => (place === 0 ? { ...one, kind: 'VOUCHER' } : one)),
      ),
      kind: 'VOUCHER',
    },
    longText: {
      ...member,
      rewards: ready(rewards.map((one) => ({ ...one, name: say('banner.long.title') }))),
    },
    empty: { ...member, rewards: ready([]) },
    fewPoints: { ...member, points: ready({ balance: 40, perPoint: null }) },
    convertOff: { ...member, rate: ready({ ...rate, max: 0 }) },
    converting: { ...member, converting: { ...converting, busy: true } },
    pointsFell: because(new ApiError('INSUFFICIENT_POINTS')),
    wrongPassword: because(new ApiError('PAYMENT_PASSWORD_WRONG')),
    noPassword: because(new ApiError('PAYMENT_PASSWORD_MISSING')),
    lostAnswer: because(new ApiError('TIMEOUT')),
    rateFailed: { ...member, rate: failed(new ApiError('HTTP', { http: 502 })) },
    rewardsFailed: { ...member, rewards: failed(new ApiError('HTTP', { http: 502 })) },
    offline: { ...member, points: failed(new ApiError('NETWORK')) },
    loading: { ...member, points: loading, rate: loading, rewards: loading },
  };
});

/** Pictures are kept of these. */
export const pointsFaces = ['member', 'phone'] as const satisfies readonly StateId<
  typeof pointsStates
>[];

/** Points for a reward in every state it can be in (SBK-01). */
export const redeemStates = defineStates<RedeemViewProps>()((say) => {
  const reward = {
    id: 'sent',
    name: say('points.reward.spins'),
    kind: 'GOODS',
    terms: say('points.reward.spinsNote'),
    imageUrl: '',
    cost: 2_400,
    price: `${symbol}120.00`,
    stock: null,
    isSent: true,
  };
  const asking = {
    reward,
    balance: 8_640,
    reviewed: null,
    failure: null,
    busy: false,
    onReview: nothing,
    onBack: nothing,
    onSubmit: nothing,
    onDismiss: nothing,
  } as const;
  const review = { ...asking, reviewed: { address: say('banner.long.title') } } as const;
  return {
    asking,
    plain: { ...asking, reward: { ...reward, price: null, isSent: false } },
    review,
    busy: { ...review, busy: true },
    lostAnswer: { ...review, failure: { error: new ApiError('TIMEOUT'), attempt: 1 } },
    refused: {
      ...asking,
      failure: { error: new ApiError('PAYMENT_PASSWORD_WRONG'), attempt: 1 },
    },
    pointsFell: {
      ...asking,
      balance: 1_900,
      failure: { error: new ApiError('INSUFFICIENT_POINTS'), attempt: 1 },
    },
    gone: {
      ...asking,
      reward: { ...reward, stock: 0 },
      failure: { error: new ApiError('OUT_OF_STOCK'), attempt: 1 },
    },
  };
});

/** Pictures are kept of these. */
export const redeemFaces = ['asking', 'review'] as const satisfies readonly StateId<
  typeof redeemStates
>[];
