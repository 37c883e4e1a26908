import type { IdempotencyKey } from '../transport/idempotency.ts';

/** The storage of the keys: `localStorage`, or a part of it. Each of its methods may throw. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A key without an answer, as the device stores it. */
export interface KeptKey {
  readonly key: IdempotencyKey;
  /** ms since 1970 of the last attempt. */
  readonly at: number;
}

/** Name of the item in the storage. */
const name = 'intents';

const isKey = (value: unknown): value is IdempotencyKey =>
  typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

/**
 * Converts a text into a key.
 * @throws {TypeError} when the text is no key
 */
export function asKey(text: string): IdempotencyKey {
  if (!isKey(text)) throw new TypeError('A key is 32 hex digits');
  return text;
}

const isKept = (found: unknown): found is KeptKey =>
  typeof found === 'object' &&
  found !== null &&
  'key' in found &&
  isKey(found.key) &&
  'at' in found &&
  typeof found.at === 'number';

/**
 * The stored keys by the hash of their intent. Ignores invalid entries; returns none when the storage cannot be read.
 */
export function readKept(store: KeyStore): ReadonlyMap<string, KeptKey> {
  try {
    const found: unknown = JSON.parse(store.getItem(name) ?? 'null');
    return new Map(
      Object.entries(found ?? {}).flatMap(([mark, kept]) =>
        isKept(kept) ? [[mark, { key: kept.key, at: kept.at }] as const] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

/** Stores the keys. Ignores a full or blocked storage. */
export function writeKept(store: KeyStore, kept: ReadonlyMap<string, KeptKey>): void {
  try {
    if (kept.size === 0) store.removeItem(name);
    else store.setItem(name, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // The page still has the keys in memory.
  }
}
