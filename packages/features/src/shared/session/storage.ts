import { guarded } from './guarded-store.ts';
import type { KeyValueStore } from './key-value-store.ts';

/** The part of a session that survives a reload of the tab. */
export interface StoredSession {
  readonly token: string;
  readonly username: string;
  readonly isAgent: boolean;
}

/** Session-storage keys of SPECIFICATION §3. Only this file writes them. */
const keys = { token: 'token', isAgent: 'isAgent', username: 'username', merchant: 'merchant' };

/** Reads, writes and clears the stored session. */
export function sessionStorageOver(given: KeyValueStore, merchant: string) {
  const store = guarded(given, 'tab');
  return {
    read: (): string | null => store.getItem(keys.token) || null,
    write: ({ token, username, isAgent }: StoredSession): void => {
      store.setItem(keys.token, token);
      store.setItem(keys.username, username);
      store.setItem(keys.isAgent, String(isAgent));
    },
    /** Clears the session and re-stores the merchant (LGN-08). */
    clear: (): void => {
      for (const key of [keys.token, keys.username, keys.isAgent]) store.removeItem(key);
      store.setItem(keys.merchant, merchant);
    },
    /** Whether a reload will find the stored session. */
    keeps: (): boolean => store.keeps(keys.token),
  };
}
