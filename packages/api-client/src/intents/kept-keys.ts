import type { IdempotencyKey } from '../transport/idempotency.ts';

/** Where keys are kept: `localStorage`, or a part of it. Each of its methods may throw. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A key under way, as a device keeps it. */
export interface KeptKey {
  readonly key: IdempotencyKey;
  /** ms since 1970 of the last attempt. */
  readonly at: number;
}

/** Name in the storage. */
const name = 'intents';

const isKey = (value: unknown): value is IdempotencyKey =>
  typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

/** A text as a key. @throws {TypeError} for a text that is none */
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

/** The kept keys by the mark of their wish. What is no key is left out; a storage that cannot be read has none. */
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

/** A storage that is full or blocked costs the memory of the device, and nothing else. */
export function writeKept(store: KeyStore, kept: ReadonlyMap<string, KeptKey>): void {
  try {
    if (kept.size === 0) store.removeItem(name);
    else store.setItem(name, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // The keys are still held by the page.
  }
}
