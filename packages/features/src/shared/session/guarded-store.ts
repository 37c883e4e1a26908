import type { KeyValueStore } from './key-value-store.ts';

/** A store that never throws, and remembers for as long as the page is open whatever the browser does not keep. */
export interface GuardedStore extends KeyValueStore {
  /** Whether the last change of this key is in the store of the browser. True where nothing was changed. */
  readonly keeps: (key: string) => boolean;
}

/** Every guarded store. A storage has its keys as properties, so none of them says what it is. */
const made = new WeakSet<KeyValueStore>();
const isGuarded = (store: KeyValueStore): store is GuardedStore => made.has(store);

/** Who else writes to a store: nobody (`tab`), or the other tabs of the site as well (`device`). */
export type StoreScope = 'tab' | 'device';

/**
 * The only way from the site to a storage of the browser. The browser may refuse the storage itself, give `null` for
 * it, refuse each call, be full, or lose what was written. None of that is an error here: what this page changed is
 * held in memory too. The memory decides for what the storage did not take; in a `tab` also for what the storage has
 * lost. Whatever else stands in the storage is newer: another tab, or another document of this tab, has written it.
 *
 * @param open Gives the storage; it is called for each access, and may throw.
 */
export function guardedStore(
  open: () => KeyValueStore | null | undefined,
  scope: StoreScope,
): GuardedStore {
  /** What this page changed; `null` is a removed key. */
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
      // What is in the storage now is looked at below.
    }
    if (stored(key) === value) notKept.delete(key);
    else notKept.add(key);
  };
  const store: GuardedStore = {
    getItem: (key) => {
      const own = changed.get(key);
      if (own !== undefined && notKept.has(key)) return own;
      const there = stored(key);
      // A tab writes alone: what is gone was lost.
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

/** The same store where it is guarded already; any other with a guard around it. */
export const guarded = (store: KeyValueStore, scope: StoreScope): GuardedStore =>
  isGuarded(store) ? store : guardedStore(() => store, scope);
