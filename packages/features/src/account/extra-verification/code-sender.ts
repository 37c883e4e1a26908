// biome-ignore-all lint/plugin/send-once: useExtraVerification locks it
import { type Api, isApiError } from '@parlour/api-client';
import { type Countdown, createCountdown } from '../../shared/challenge/countdown.ts';
import type { Runtime } from '../../shared/runtime/runtime.tsx';

/** Sends the codes of one verification over one channel. */
export interface CodeSender {
  readonly countdown: Countdown;
  /** Validity of the last code in minutes; `null` before the first. */
  readonly validMinutes: () => number | null;
  /** Rejects with an `ApiError`. Does nothing during the countdown. */
  readonly send: () => Promise<void>;
}

type Channel = Parameters<Api['sendChallengeCode']>[0]['method'];

/** Sends codes for a verification and counts down until the next may be requested (LGN-06, LGN-07). */
export function createCodeSender(
  { api, device }: Pick<Runtime, 'api' | 'device'>,
  challengeId: string,
  method: Channel,
): CodeSender {
  const countdown = createCountdown(device);
  let validMinutes: number | null = null;
  return {
    countdown,
    validMinutes: () => validMinutes,
    send: async () => {
      if (countdown.secondsLeft() > 0) return;
      try {
        const { expiredMinutes } = await api.sendChallengeCode({ challengeId, method });
        validMinutes = expiredMinutes;
        countdown.start(expiredMinutes * 60);
      } catch (error) {
        const wait = isApiError(error) ? error.retryAfterSeconds : undefined;
        if (wait !== undefined) countdown.start(wait);
        throw error;
      }
    },
  };
}

/**
 * One sender per channel, stored by challenge, so that the countdown continues when the window is closed and opened
 * again.
 */
const senders = new WeakMap<object, Map<Channel, CodeSender>>();

/** Returns the sender of a challenge for a channel. */
export function codeSenderOf(
  runtime: Pick<Runtime, 'api' | 'device'>,
  challenge: { readonly challengeId: string },
  channel: Channel,
): CodeSender {
  const own = senders.get(challenge) ?? new Map<Channel, CodeSender>();
  senders.set(challenge, own);
  const sender = own.get(channel) ?? createCodeSender(runtime, challenge.challengeId, channel);
  own.set(channel, sender);
  return sender;
}
