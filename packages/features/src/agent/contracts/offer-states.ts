import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { OfferWindowProps } from './OfferWindow.tsx';
import { emptyOffer } from './offer.ts';
import { sampleSymbol } from './samples.ts';

const nothing = () => undefined;

/** The offer to a downline in every state it can be in (SBK-01). */
export const offerStates = defineStates<OfferWindowProps>()((say) => {
  const empty = {
    kind: 'dividend',
    typed: emptyOffer('dividend'),
    candidates: {
      status: 'ready',
      value: [
        { id: 'm-1', account: 'ta***33', nickname: 'Tania' },
        { id: 'm-2', account: 'su***91', nickname: '' },
      ],
    },
    top: '15',
    firstDay: '2026-11-21',
    currencySymbol: sampleSymbol,
    busy: false,
    failed: null,
    refused: new Map(),
    onType: nothing,
    onSearch: nothing,
    onSend: nothing,
    onAgain: nothing,
    onRetry: nothing,
    onClose: nothing,
  } as const;
  const typed = {
    memberId: 'm-1',
    account: 'ta***33',
    period: 'monthly',
    from: '2026-12-01',
    tiers: [
      { id: 1, rate: '8', bet: '0', members: '5' },
      { id: 2, rate: '10.5', bet: '3,00,000', members: '10' },
    ],
  } as const;
  const filled = { ...empty, typed };
  return {
    empty,
    filled,
    hourly: { ...empty, kind: 'hourly', typed: emptyOffer('hourly') },
    wrong: {
      ...filled,
      typed: {
        ...typed,
        tiers: [
          { id: 1, rate: '16', bet: '100', members: '5' },
          { id: 2, rate: '9.125', bet: '50', members: '5' },
          { id: 3, rate: '9', bet: '50', members: '2.5' },
        ],
      },
    },
    topUnknown: { ...filled, top: null },
    candidatesLoading: { ...empty, candidates: { status: 'loading' } },
    candidatesFailed: {
      ...empty,
      candidates: { status: 'error', error: new ApiError('HTTP', { http: 502 }), busy: false },
    },
    sending: { ...filled, busy: true },
    refused: {
      ...filled,
      failed: { error: new ApiError('VALIDATION', { http: 422 }), attempt: 1 },
      refused: new Map([['tiers', say('sample.amountTooSmall')]]),
    },
    lostAnswer: { ...filled, failed: { error: new ApiError('NETWORK'), attempt: 1 } },
  };
});

/** The states whose screenshots are compared. */
export const offerFaces = ['wrong'] as const satisfies readonly StateId<typeof offerStates>[];
