import { type KeyValueStore, memoryStore } from '../shared/session/key-value-store.ts';

/** How the storage of a browser may fail, in words that follow "a storage that". */
export const storeFaults = [
  'is refused',
  'is null',
  'refuses each call',
  'refuses a read',
  'is full',
  'loses a change',
] as const;

/** One of the ways in which a storage fails. */
export type StoreFault = (typeof storeFaults)[number];

const refuse = (name: string) => (): never => {
  throw new DOMException('The storage does not work.', name);
};

/** Gives the storage of a browser whose storage fails: what `window.localStorage` is there. */
export const brokenStores: Readonly<Record<StoreFault, () => KeyValueStore | null>> = {
  /** Cookies are blocked, or the page stands in a frame without an origin. */
  'is refused': refuse('SecurityError'),
  /** A web view of Android without DOM storage. */
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
