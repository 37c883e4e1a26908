import { type KeyValueStore, memoryStore } from '../shared/session/key-value-store.ts';

/** The ways in which a browser's storage may fail, as texts that follow "a storage that". */
export const storeFaults = [
  'is refused',
  'is null',
  'refuses each call',
  'refuses a read',
  'is full',
  'loses a change',
] as const;

/** One way in which a storage fails. */
export type StoreFault = (typeof storeFaults)[number];

const refuse = (name: string) => (): never => {
  throw new DOMException('The storage does not work.', name);
};

/** Returns the storage of a browser with this fault, in place of `window.localStorage`. */
export const brokenStores: Readonly<Record<StoreFault, () => KeyValueStore | null>> = {
  /** Cookies are blocked, or the page is in a frame without an origin. */
  'is refused': refuse('SecurityError'),
  /** An Android web view without DOM storage. */
  'is null': () => null,
  'refuses a read': () => ({ ...memoryStore(), getItem: refuse('InvalidStateError') }),
  'refuses each call': () => {
    const call = refuse('InvalidStateError');
    return { getItem: call, setItem: call, removeItem: call };
  },
  /** A full disk, or a quota of 0. */
  'is full': () => ({ ...memoryStore(), setItem: refuse('QuotaExceededError') }),
  'loses a change': () => ({ ...memoryStore(), setItem: () => undefined }),
};
