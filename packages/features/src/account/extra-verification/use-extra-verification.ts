import { isApiError } from '@parlour/api-client';
import { useState, useSyncExternalStore } from 'react';
import { useCodeWarning } from '../../shared/challenge/use-code-warning.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useOnce } from '../../shared/runtime/use-once.ts';
import type { VerifyMethod } from '../../shared/session/types.ts';
import { codeSenderOf } from './code-sender.ts';
import type { ExtraVerificationViewProps } from './ExtraVerificationView.props.ts';
import {
  answerOf,
  channelOf,
  type VerifyFailure,
  verifyMethods,
} from './extra-verification-model.ts';

const never = () => () => undefined;
const nobody = { challengeId: '', methods: [] };

/**
 * State and actions of the extra verification of a pending login (LGN-07): choose a method, request a code, answer, or
 * cancel the login. When a verification has expired, the login opens again and the waiting action is kept.
 */
export function useExtraVerification(): ExtraVerificationViewProps {
  const runtime = useRuntime();
  const { session, overlays } = runtime;
  // Stored at the start, because the session's state changes before the response arrives.
  const [challenge] = useState(() => {
    const state = session.store.getState();
    return state.kind === 'extraVerification' ? state.challenge : nobody;
  });
  const methods = verifyMethods(challenge.methods);
  const [asked, setAsked] = useState<VerifyMethod | null>(null);
  const method = asked ?? methods[0] ?? null;
  const channel = method && channelOf(method);
  const sender = channel ? codeSenderOf(runtime, challenge, channel) : null;
  const secondsLeft = useSyncExternalStore(
    sender?.countdown.subscribe ?? never,
    sender?.countdown.secondsLeft ?? zero,
    zero,
  );
  const [failure, setFailure] = useState<VerifyFailure | null>(null);
  const warn = useCodeWarning();
  const fail = (error: unknown, show: (error: unknown) => void) => {
    if (isApiError(error) && error.code === 'CHALLENGE_EXPIRED') session.cancel();
    // The login has ended, or the member could not be loaded: another login is needed.
    if (session.store.getState().kind === 'anonymous') {
      overlays.open({ name: 'login', props: { error } });
    } else show(error);
  };
  const mark = (error: unknown) => {
    if (method) setFailure((last) => ({ method, error, attempt: (last?.attempt ?? 0) + 1 }));
  };
  const [send, sending] = useOnce(async () => {
    setFailure(null);
    await sender?.send().catch((error: unknown) => fail(error, warn));
  });
  const [verify, busy] = useOnce(async (typed: string) => {
    if (!method) return;
    await session
      .verify(method, answerOf(method, typed))
      .catch((error: unknown) => fail(error, mark));
  });
  return {
    methods,
    method,
    code: { secondsLeft, validMinutes: sender?.validMinutes() ?? null, sending },
    failure: failure?.method === method ? failure : null,
    busy,
    onMethod: setAsked,
    onSend: () => void send(),
    onSubmit: (typed) => void verify(typed),
    onCancel: () => {
      session.cancel();
      overlays.dismiss();
    },
  };
}

const zero = () => 0;
