import type { KeyValueStore } from './key-value-store.ts';

/** A store that never throws. Values that the browser does not store are kept in memory while the page is open. */
export interface GuardedStore extends KeyValueStore {
  /** Whether the browser's storage has the last change of this key. True if nothing was changed. */
  readonly keeps: (key: string) => boolean;
}

/** All guarded stores. A flag on the object would not work, because a storage has its keys as properties. */
const made = new WeakSet<KeyValueStore>();
const isGuarded = (store: KeyValueStore): store is GuardedStore => made.has(store);

/** Who else writes to a store: no other tab (`tab`), or also the other tabs of the site (`device`). */
export type StoreScope = 'tab' | 'device';

/**
 * The site accesses the browser's storages only through it. The browser may refuse the storage itself, return `null`
 * for it, refuse each call, be full, or lose written values. None of that is an error here, because the changes of this
 * page are also kept in memory. Memory wins for values that the storage did not accept, and with `tab` also for values
 * that it has lost. Any other value in the storage is newer: another tab, or another document of this tab, has written
 * it.
 *
 * @param open Returns the storage. It is called for each access, and may throw.
 */
export function guardedStore(
  open: () => KeyValueStore | null | undefined,
  scope: StoreScope,
): GuardedStore {
  /** The changes of this page; `null` is a removed key. */
  const changed = new Map<string, string | null>();
  const notKept = new Set<string>();
  const stored = (key: string): string | null | undefined => {
    try {
      return open()?.getItem(key);
    } catch {
      return undefined;
    }
  };
  const change = (key: string, value: string | null) => {
    changed.set(key, value);
    try {
      const place = open();
      if (value === null) place?.removeItem(key);
      else place?.setItem(key, value);
    } catch {
      // Checks below whether the storage has the new value.
    }
    if (stored(key) === value) notKept.delete(key);
    else notKept.add(key);
  };
  const store: GuardedStore = {
    getItem: (key) => {
      const own = changed.get(key);
      if (own !== undefined && notKept.has(key)) return own;
      const there = stored(key);
      // Only this tab writes: a missing value was lost.
      if (own !== undefined && scope === 'tab') return there ?? own;
      return there === undefined ? (own ?? null) : there;
    },
    setItem: change,
    removeItem: (key) => change(key, null),
    keeps: (key) => !notKept.has(key),
  };
  made.add(store);
  return store;
}

/** Returns the store if it is already guarded, otherwise a guarded one. */
export const guarded = (store: KeyValueStore, scope: StoreScope): GuardedStore =>
  isGuarded(store) ? store : guardedStore(() => store, scope);
