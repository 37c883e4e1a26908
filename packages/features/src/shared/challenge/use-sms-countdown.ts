import { useSyncExternalStore } from 'react';
import type { PhoneProof } from '../runtime/ports.ts';
import { type Runtime, useRuntime } from '../runtime/runtime.tsx';
import { useOnce } from '../runtime/use-once.ts';
import { createSmsSender, type SmsPurpose, type SmsSender, type SmsSent } from './sms-sender.ts';

/** State and actions of a form's code button. */
export interface SmsCountdown {
  /** Seconds until another code may be requested; 0 means now. */
  readonly secondsLeft: number;
  /** The last code that was sent, also if the modal was closed and opened again since. */
  readonly sent: SmsSent | null;
  readonly sending: boolean;
  /**
   * Requests a code, and calls `onAsk` only if a request is made. Rejects with an `ApiError`. Sends one request at a
   * time, and none during the countdown.
   */
  readonly send: SmsSender['send'];
  /**
   * Turns a typed code into the proof that the backend accepts instead. Returns `null` where the backend checks codes
   * itself (LGN-02).
   */
  readonly prove: (code: string) => Promise<PhoneProof | null>;
}

/** One map per runtime, so that closing a modal does not reset the countdown (LGN-06). */
const senders = new WeakMap<Runtime, Map<SmsPurpose, SmsSender>>();

function senderOf(runtime: Runtime, purpose: SmsPurpose): SmsSender {
  const ofRuntime = senders.get(runtime) ?? new Map<SmsPurpose, SmsSender>();
  senders.set(runtime, ofRuntime);
  const known = ofRuntime.get(purpose);
  if (known) return known;
  const sender = createSmsSender(runtime, purpose);
  ofRuntime.set(purpose, sender);
  // Forgets the number at a login or a trial, so that the next person on this device does not see it. Drafts do the
  // same.
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
