import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Language, languages } from '../i18n/language.ts';
import { guarded } from '../session/guarded-store.ts';
import type { KeyValueStore } from '../session/key-value-store.ts';
import { preferenceKeys as keys } from './preference-keys.ts';

/** Light or dark page. */
export type Scheme = 'light' | 'dark';

/** The visitor's choices on this device (LAY-04). */
export interface PreferencesState {
  readonly scheme: Scheme;
  readonly language: Language;
  /** Whether the header hides the balance (LAY-03). */
  readonly balanceHidden: boolean;
}

/** The visitor's choices on this device. Each setter also stores the choice. */
export interface Preferences {
  readonly store: StoreApi<PreferencesState>;
  readonly setScheme: (scheme: Scheme) => void;
  readonly setLanguage: (language: Language) => void;
  readonly setBalanceHidden: (hidden: boolean) => void;
}

/** Any value other than exactly `dark` is the default, light. */
const toScheme = (value: unknown): Scheme => (value === 'dark' ? 'dark' : 'light');

/** Reads the stored choices. A damaged or unsupported choice is replaced by the default. */
export function createPreferences(given: KeyValueStore, fallback: Language): Preferences {
  const storage = guarded(given, 'device');
  const language = storage.getItem(keys.language);
  // A prerendered document does not depend on the device: React hydrates it with the initial state, and the stored
  // choices apply after that.
  const store = createStore<PreferencesState>(() => ({
    scheme: 'light',
    language: languages.find((known) => known === language) ?? fallback,
    balanceHidden: false,
  }));
  const scheme = toScheme(storage.getItem(keys.scheme));
  const balanceHidden = storage.getItem(keys.balance) === 'hidden';
  // Sets a new state only if something differs: after hydration, every component that reads a changed state renders
  // again.
  if (scheme !== 'light' || balanceHidden) store.setState({ scheme, balanceHidden });
  return {
    store,
    setScheme: (scheme) => {
      storage.setItem(keys.scheme, scheme);
      store.setState({ scheme });
    },
    setLanguage: (next) => {
      storage.setItem(keys.language, next);
      store.setState({ language: next });
    },
    setBalanceHidden: (hidden) => {
      storage.setItem(keys.balance, hidden ? 'hidden' : 'shown');
      store.setState({ balanceHidden: hidden });
    },
  };
}
