import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { toAffected } from './contracts-model.ts';
import type { OfferReviewWindowProps } from './OfferReviewWindow.tsx';

const nothing = () => undefined;

const affected = (rows: readonly (readonly [string, string, string, string])[]) =>
  ({
    status: 'ready',
    value: toAffected(
      rows.map(([contractId, account, rate, effect]) => ({
        ...{ contractId, account, rate, effect },
        kind: 'dividend',
        period: 'semimonthly',
      })),
    ),
  }) as const;

/** The review before an offer is sent in every state it can be in (SBK-01). */
export const offerReviewStates = defineStates<OfferReviewWindowProps>()((say) => {
  const touched = {
    kind: 'dividend',
    offer: {
      memberId: 'm-1',
      account: 'ta***33',
      period: 'monthly',
      from: '2026-12-01',
      tiers: [],
    },
    tiers: [
      { rate: '4', periodicValidBet: '0.00', activeMembers: 5 },
      { rate: '6.5', periodicValidBet: '300000.00', activeMembers: 10 },
    ],
    affected: affected([
      ['CT-6001', 'ta***33', '9', 'ends'],
      ['CT-70018', 'su***91', '7.2', 'ends'],
      ['CT-70023', 'fa***29', '5', 'needsOffer'],
      ['CT-70031', 'mi***07', '4', 'paused'],
    ]),
    busy: false,
    onConfirm: nothing,
    onRetry: nothing,
    onClose: nothing,
  } as const;
  const none = affected([]);
  const long = say('banner.long.title');
  return {
    touched,
    noneTouched: { ...touched, affected: none },
    hourly: {
      ...touched,
      kind: 'hourly',
      offer: { ...touched.offer, period: 'daily', from: '' },
      tiers: touched.tiers.slice(0, 1),
      affected: none,
    },
    loading: { ...touched, affected: { status: 'loading' } },
    unread: {
      ...touched,
      affected: { status: 'error', error: new ApiError('HTTP', { http: 502 }), busy: false },
    },
    sending: { ...touched, affected: none, busy: true },
    longText: {
      ...touched,
      offer: { ...touched.offer, account: long },
      affected: affected([['CT-6001', 'x'.repeat(120), '99.99', 'ends']]),
    },
  };
});

/** The states whose screenshots are compared. */
export const offerReviewFaces = ['touched'] as const satisfies readonly StateId<
  typeof offerReviewStates
>[];
