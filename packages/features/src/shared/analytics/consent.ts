import type { KeyValueStore } from '../session/key-value-store.ts';

/** The visitor's answer to the question about analytics. No answer counts as no. */
export type Consent = 'granted' | 'denied' | 'unasked';

const key = 'analyticsConsent';

/** Reads the answer stored on this device. A damaged answer counts as `unasked`. */
export function readConsent(storage: KeyValueStore): Consent {
  const kept = storage.getItem(key);
  return kept === 'granted' || kept === 'denied' ? kept : 'unasked';
}

/** Stores an answer. If it cannot be stored, it lasts until the page is closed. */
export function keepConsent(storage: KeyValueStore, consent: 'granted' | 'denied'): void {
  storage.setItem(key, consent);
}
