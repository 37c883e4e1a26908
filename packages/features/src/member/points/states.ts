import { ApiError, type WireRedeem } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { sampleRewards } from '../point-rewards/samples.ts';
import type { PointsViewProps } from './PointsView.tsx';
import type { RedeemViewProps } from './RedeemView.tsx';
import { toRedemptions } from './records.ts';

const symbol = '\u09F3';
const nothing = () => undefined;

const redemption = (
  referenceNumber: string,
  requiredPoints: number,
  status: string,
  time: string,
): WireRedeem => ({
  referenceNumber,
  applicationTime: time,
  type: 'SPINS',
  name: '',
  amount: '0.00',
  requiredPoints,
  requiredAmount: '0.00',
  status,
  time,
  change: status === 'rejected' ? 0 : -requiredPoints,
  remark: '',
  unit: '',
  exchangeAmount: '0.00',
});

/** A member's points mall in every state it can be in (SBK-01). */
export const pointsStates = defineStates<PointsViewProps>()((say) => {
  const rewards = sampleRewards(say);
  const { rows: latest } = toRedemptions(
    {
      list: [
        redemption('RD-10442', 500, 'inProcess', '2026-11-18T14:11:00Z'),
        redemption('RD-10391', 800, 'approved', '2026-11-11T12:40:00Z'),
        redemption('RD-10307', 1_500, 'rejected', '2026-11-02T03:05:00Z'),
      ].map((one) => ({ ...one, name: say('points.reward.spins') })),
      totalPages: 1,
      totalCount: 3,
    },
    { symbol, timeZone: 'Asia/Dhaka' },
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
    latest: ready(latest),
    currencySymbol: symbol,
    tab: 'mall',
    kind: '',
    order: 'cheap',
    converting,
  } as const;
  const because = (error: unknown) => ({
    ...member,
    converting: { ...converting, failed: { error, attempt: 1 } },
  });
  return {
    member,
    phone: member,
    byName: { ...member, order: 'name' },
    dearFirst: { ...member, order: 'dear' },
    noneRedeemed: { ...member, latest: ready([]) },
    latestFailed: { ...member, latest: failed(new ApiError('HTTP', { http: 502 })) },
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
      latest: ready(latest.map((one) => ({ ...one, name: say('banner.long.title') }))),
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
    loading: { ...member, points: loading, rate: loading, rewards: loading, latest: loading },
  };
});

/** The states whose screenshots are compared. */
export const pointsFaces = ['member', 'phone'] as const satisfies readonly StateId<
  typeof pointsStates
>[];

/** The window that redeems a reward, in every state it can be in (SBK-01). */
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

/** The states whose screenshots are compared. */
export const redeemFaces = ['asking', 'review'] as const satisfies readonly StateId<
  typeof redeemStates
>[];
