import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { SessionTroubleViewProps } from './SessionTroubleView.tsx';

const nothing = () => undefined;

/** Every state of a login whose member fails to load (LGN-03). */
export const sessionTroubleStates = defineStates<SessionTroubleViewProps>()(() => {
  const offline: SessionTroubleViewProps = {
    error: new ApiError('NETWORK'),
    busy: false,
    onRetry: nothing,
    onLogout: nothing,
  };
  return {
    offline,
    slow: { ...offline, error: new ApiError('TIMEOUT') },
    serverError: { ...offline, error: new ApiError('HTTP', { http: 503 }) },
    badAnswer: { ...offline, error: new ApiError('SCHEMA') },
    busy: { ...offline, busy: true },
  };
});

/** The states whose screenshots are compared. */
export const sessionTroubleFaces = ['offline', 'serverError'] as const satisfies readonly StateId<
  typeof sessionTroubleStates
>[];
