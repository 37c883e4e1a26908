import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { toAffected, toContract } from './contracts-model.ts';
import type { ReviewWindowProps } from './ReviewWindow.tsx';
import { activeContract, givenContracts, offeredContract, sampleWriting } from './samples.ts';

const nothing = () => undefined;

const below = toAffected(
  [
    ['CT-6001', 'ta***33', '16', 'ends'],
    ['CT-6002', 'su***91', '14', 'ends'],
    ['CT-6003', 'fa***29', '12', 'needsOffer'],
    ['CT-6004', 'mi***07', '9', 'paused'],
  ].map(([contractId = '', account = '', rate = '', effect = '']) => ({
    ...{ contractId, account, rate, effect },
    kind: 'dividend',
    period: 'semimonthly',
  })),
);

/** The review before a step in every state it can be in (SBK-01). */
export const reviewStates = defineStates<ReviewWindowProps>()(() => {
  const [, asked, sent] = givenContracts.map((one) => toContract(one, sampleWriting));
  if (!asked || !sent) throw new Error('There are no samples');
  const accept = {
    contract: toContract(offeredContract, sampleWriting),
    action: 'accept',
    affected: { status: 'ready', value: below },
    busy: false,
    failed: null,
    onConfirm: nothing,
    onRetry: nothing,
    onClose: nothing,
  } as const;
  const none = { status: 'ready', value: [] } as const;
  return {
    accept,
    noneAffected: { ...accept, affected: none },
    reject: { ...accept, action: 'reject', affected: none },
    askEnd: {
      ...accept,
      contract: toContract(activeContract, sampleWriting),
      action: 'requestTermination',
    },
    refuse: { ...accept, contract: asked, action: 'reject', affected: none },
    terminate: { ...accept, contract: asked, action: 'terminate' },
    withdraw: { ...accept, contract: sent, action: 'terminate', affected: none },
    loading: { ...accept, affected: { status: 'loading' } },
    unread: {
      ...accept,
      affected: { status: 'error', error: new ApiError('HTTP', { http: 502 }), busy: false },
    },
    sending: { ...accept, affected: none, busy: true },
    lostAnswer: {
      ...accept,
      affected: none,
      failed: { error: new ApiError('NETWORK'), attempt: 1 },
    },
    featureOff: {
      ...accept,
      affected: none,
      failed: { error: new ApiError('FEATURE_OFF', { http: 403 }), attempt: 1 },
    },
  };
});

/** The states whose screenshots are compared. */
export const reviewFaces = ['accept'] as const satisfies readonly StateId<typeof reviewStates>[];
