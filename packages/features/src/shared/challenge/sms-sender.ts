// biome-ignore-all lint/plugin/send-once: the forms that send a code lock it
import { ApiError, isApiError } from '@parlour/api-client';
import type { PhoneHandle, PhoneNumber, PhoneProof } from '../runtime/ports.ts';
import type { Runtime } from '../runtime/runtime.tsx';
import { type Countdown, createCountdown } from './countdown.ts';

/** Purpose of an SMS code. Each purpose has its own countdown. */
export type SmsPurpose = 'login' | 'register' | 'password';

/** A phone number in the backend's format. */
export type SmsTarget = PhoneNumber;

/** The last code that was sent. */
export interface SmsSent {
  readonly to: SmsTarget;
  readonly validMinutes: number;
}

export interface SmsSender {
  readonly countdown: Countdown;
  readonly sent: () => SmsSent | null;
  /**
   * Rejects with an `ApiError`. Does nothing during the countdown and within 1000 ms of the last attempt. Calls `onAsk`
   * when a code is really requested, so that the caller can clear the error of the last attempt.
   */
  readonly send: (to: SmsTarget, onAsk?: () => void) => Promise<void>;
  /**
   * Turns a typed code into the proof that the backend accepts instead. Returns `null` where the backend checks codes
   * itself. Rejects with an `ApiError` or a `ChallengeError`.
   */
  readonly prove: (code: string) => Promise<PhoneProof | null>;
  /** Forgets which number got the last code. The countdown continues. */
  readonly forget: () => void;
}

/** Milliseconds between two attempts, including failed ones (LGN-06). */
export const sendGap = 1_000;

/** Sends codes for one purpose and counts down `expiredMinutes` x 60 s afterwards (LGN-06). */
export function createSmsSender(
  { api, device, phoneVerification }: Pick<Runtime, 'api' | 'device' | 'phoneVerification'>,
  purpose: SmsPurpose,
): SmsSender {
  const countdown = createCountdown(device);
  // A forgotten password can only be reset with the backend's own codes (SPECIFICATION §3).
  const port = purpose === 'password' ? null : phoneVerification;
  let sent: SmsSent | null = null;
  let handle: PhoneHandle | null = null;
  let resting = false;
  const ask = ({ countryDialingCode, number }: SmsTarget) =>
    purpose === 'register'
      ? api.sendRegisterSms({ countryDialingCode, mobileNo: number })
      : api.sendLoginSms({ countryDialingCode, mobileNum: number });
  return {
    countdown,
    sent: () => sent,
    send: async (to, onAsk) => {
      if (resting || countdown.secondsLeft() > 0) return;
      onAsk?.();
      resting = true;
      setTimeout(() => {
        resting = false;
      }, sendGap);
      try {
        if (port) handle = await port.send(to);
        const { expiredMinutes } = handle ?? (await ask(to));
        sent = { to, validMinutes: expiredMinutes };
        countdown.start(expiredMinutes * 60);
      } catch (error) {
        const wait = isApiError(error) ? error.retryAfterSeconds : undefined;
        if (wait !== undefined) countdown.start(wait);
        throw error;
      }
    },
    prove: async (code) => {
      if (!port) return null;
      if (!handle) throw new ApiError('SMS_CODE_EXPIRED');
      return port.confirm(handle, code);
    },
    forget: () => {
      sent = handle = null;
    },
  };
}
