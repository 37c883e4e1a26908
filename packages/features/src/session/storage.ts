/** The part of `Storage` the session needs; embeds pass an in-memory one. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What survives a reload of the tab. */
export interface StoredSession {
  readonly token: string;
  readonly username: string;
  readonly isAgent: boolean;
}

/** Session-storage keys of SPECIFICATION §3. They are written here and nowhere else. */
const keys = { token: 'token', isAgent: 'isAgent', username: 'username', merchant: 'merchant' };

/** Reads, writes and clears the stored session. A blocked storage is treated as empty. */
export function sessionStorageOver(store: KeyValueStore, merchant: string) {
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    read: (): string | null => attempt(() => store.getItem(keys.token) || null, null),
    write: ({ token, username, isAgent }: StoredSession): void =>
      attempt(() => {
        store.setItem(keys.token, token);
        store.setItem(keys.username, username);
        store.setItem(keys.isAgent, String(isAgent));
      }, undefined),
    /** Clears the session and re-stores the merchant (LGN-08). */
    clear: (): void =>
      attempt(() => {
        for (const key of [keys.token, keys.username, keys.isAgent]) store.removeItem(key);
        store.setItem(keys.merchant, merchant);
      }, undefined),
  };
}

/** A store that forgets with the page: embeds and stories. */
export function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
