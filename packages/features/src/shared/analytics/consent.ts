import type { KeyValueStore } from '../session/key-value-store.ts';

/** What a visitor said about being counted. Nothing said is no. */
export type Consent = 'granted' | 'denied' | 'unasked';

const key = 'analyticsConsent';

/** The answer of this device; a damaged answer counts as none. */
export function readConsent(storage: KeyValueStore): Consent {
  const kept = storage.getItem(key);
  return kept === 'granted' || kept === 'denied' ? kept : 'unasked';
}

/** Keeps an answer. Where it cannot be kept it holds until the page is left. */
export function keepConsent(storage: KeyValueStore, consent: 'granted' | 'denied'): void {
  storage.setItem(key, consent);
}
