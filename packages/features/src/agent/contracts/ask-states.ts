import { ApiError } from '@parlour/api-client';
import { defineStates } from '@parlour/ui/testing';
import type { AskWindowProps } from './AskWindow.tsx';

const nothing = () => undefined;

/** The request to the upline in every state it can be in (SBK-01). */
export const askStates = defineStates<AskWindowProps>()(() => {
  const empty = {
    kind: 'dividend',
    typed: { period: 'semimonthly', note: '' },
    busy: false,
    failed: null,
    onType: nothing,
    onSend: nothing,
    onClose: nothing,
  } as const;
  return {
    empty,
    realtime: { ...empty, kind: 'realtime', typed: { period: 'daily', note: '' } },
    longNote: { ...empty, typed: { period: 'monthly', note: '\u09A8'.repeat(141) } },
    sending: { ...empty, busy: true },
    alreadyAsked: {
      ...empty,
      failed: { error: new ApiError('ALREADY_DONE', { http: 409 }), attempt: 1 },
    },
    lostAnswer: { ...empty, failed: { error: new ApiError('NETWORK'), attempt: 1 } },
  };
});
