import { useSyncExternalStore } from 'react';
import type { PhoneProof } from '../runtime/ports.ts';
import { type Runtime, useRuntime } from '../runtime/runtime.tsx';
import { useOnce } from '../runtime/use-once.ts';
import { createSmsSender, type SmsPurpose, type SmsSender, type SmsSent } from './sms-sender.ts';

/** The code button of a form. */
export interface SmsCountdown {
  /** Until another code may be requested; 0 = now. */
  readonly secondsLeft: number;
  /** The last code that went out, also before the modal was closed and opened again. */
  readonly sent: SmsSent | null;
  readonly sending: boolean;
  /**
   * Requests a code, and calls `onAsk` when it really does. Rejects with an `ApiError`. One request at a time, none
   * during the countdown.
   */
  readonly send: SmsSender['send'];
  /** What the backend takes in place of a typed code; `null` where it checks codes itself (LGN-02). */
  readonly prove: (code: string) => Promise<PhoneProof | null>;
}

/** Lives as long as the runtime, so that closing a modal does not reset the countdown (LGN-06). */
const senders = new WeakMap<Runtime, Map<SmsPurpose, SmsSender>>();

function senderOf(runtime: Runtime, purpose: SmsPurpose): SmsSender {
  const ofRuntime = senders.get(runtime) ?? new Map<SmsPurpose, SmsSender>();
  senders.set(runtime, ofRuntime);
  const known = ofRuntime.get(purpose);
  if (known) return known;
  const sender = createSmsSender(runtime, purpose);
  ofRuntime.set(purpose, sender);
  // As drafts do: the next person on this device does not find the number of the last one.
  runtime.session.store.subscribe(({ kind }) => {
    if (kind === 'authenticated' || kind === 'trial') sender.forget();
  });
  return sender;
}

/** SMS codes for one purpose: `send`, and the countdown that disables its button (LGN-06). */
export function useSmsCountdown(purpose: SmsPurpose): SmsCountdown {
  const sender = senderOf(useRuntime(), purpose);
  const { subscribe, secondsLeft } = sender.countdown;
  const [send, sending] = useOnce(sender.send);
  return {
    secondsLeft: useSyncExternalStore(subscribe, secondsLeft, () => 0),
    sent: sender.sent(),
    sending,
    send,
    prove: sender.prove,
  };
}
