import { isApiError } from '@parlour/api-client';
import type { Runtime } from '../runtime/index.ts';
import { type Countdown, createCountdown } from './countdown.ts';

/** What a code is asked for; each has a countdown of its own. */
export type SmsPurpose = 'login' | 'register';

/** A phone number as the backend takes it. */
export interface SmsTarget {
  /** Digits without the plus sign: `880`. */
  readonly countryDialingCode: string;
  readonly number: string;
}

/** The last code that went out. */
export interface SmsSent {
  readonly to: SmsTarget;
  readonly validMinutes: number;
}

export interface SmsSender {
  readonly countdown: Countdown;
  readonly sent: () => SmsSent | null;
  /** Rejects with an `ApiError`; does nothing during the countdown and within 1000 ms of the last attempt. */
  readonly send: (to: SmsTarget) => Promise<void>;
}

/** Milliseconds between two attempts, failed ones too (LGN-06). */
export const sendGap = 1_000;

/** Sends codes for one purpose and counts down `expiredMinutes` x 60 s afterwards (LGN-06). */
export function createSmsSender(
  { api, clock }: Pick<Runtime, 'api' | 'clock'>,
  purpose: SmsPurpose,
): SmsSender {
  const countdown = createCountdown(clock);
  let sent: SmsSent | null = null;
  let resting = false;
  const ask = ({ countryDialingCode, number }: SmsTarget) =>
    purpose === 'login'
      ? api.sendLoginSms({ countryDialingCode, mobileNum: number })
      : api.sendRegisterSms({ countryDialingCode, mobileNo: number });
  return {
    countdown,
    sent: () => sent,
    send: async (to) => {
      if (resting || countdown.secondsLeft() > 0) return;
      resting = true;
      setTimeout(() => {
        resting = false;
      }, sendGap);
      try {
        const { expiredMinutes } = await ask(to);
        sent = { to, validMinutes: expiredMinutes };
        countdown.start(expiredMinutes * 60);
      } catch (error) {
        const wait = isApiError(error) ? error.retryAfterSeconds : undefined;
        if (wait !== undefined) countdown.start(wait);
        throw error;
      }
    },
  };
}
