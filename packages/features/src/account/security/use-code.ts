import { isApiError, type WireMemberCodeBody } from '@parlour/api-client';
import { useState, useSyncExternalStore } from 'react';
import { createCountdown } from '../../shared/challenge/countdown.ts';
import { useCodeWarning } from '../../shared/challenge/use-code-warning.ts';
import type { Attempt } from '../../shared/form/use-attempt.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useOnce } from '../../shared/runtime/use-once.ts';

interface SentCode {
  readonly secondsLeft: number;
  /** `null` before a code was sent. */
  readonly validMinutes: number | null;
  readonly sending: boolean;
  readonly send: (body: WireMemberCodeBody) => void;
}

/**
 * Sends a code to a new number or address, and counts down until another one may be requested; a refusal with a wait
 * also starts the countdown, and every failure is shown in a warning. A request clears the form's error of an earlier
 * attempt.
 */
export function useCode({ forget }: Pick<Attempt<[]>, 'forget'>): SentCode {
  const { api, device } = useRuntime();
  const warn = useCodeWarning();
  const [countdown] = useState(() => createCountdown(device));
  const [validMinutes, setValidMinutes] = useState<number | null>(null);
  const [send, sending] = useOnce(async (body: WireMemberCodeBody) => {
    forget();
    try {
      const { expiredMinutes } = await api.sendMemberCode(body);
      setValidMinutes(expiredMinutes);
      countdown.start(expiredMinutes * 60);
    } catch (error) {
      const wait = isApiError(error) ? error.retryAfterSeconds : undefined;
      if (wait !== undefined) countdown.start(wait);
      warn(error);
    }
  });
  return {
    secondsLeft: useSyncExternalStore(countdown.subscribe, countdown.secondsLeft, () => 0),
    validMinutes,
    sending,
    send: (body) => void send(body),
  };
}
