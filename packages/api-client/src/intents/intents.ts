import { hash } from 'ohash';
import type { KeyedOperation } from '../generated/calls.ts';
import { type IdempotencyKey, type IntentKey, randomHex } from '../transport/idempotency.ts';
import { asKey, type KeptKey, type KeyStore, readKept, writeKept } from './kept-keys.ts';
import { leavesOpen } from './outcome.ts';

/** How long a key is kept after its last attempt, in ms: half a day. The same wish after that is a new one. */
export const keptFor = 43_200_000;
/** The address of a started game does not live longer, in ms. */
const launchKeptFor = 600_000;

/**
 * Does one wish, as often as a person has to try: `attempt` gets the key of the wish, the same one until the backend has
 * answered. A wish is what was asked for, as plain data: usually the body. Passwords in it do not count.
 */
export type WithKey = <Result>(
  operation: KeyedOperation,
  wish: unknown,
  attempt: (key: IntentKey) => Promise<Result>,
) => Promise<Result>;

/** The wishes of one account. */
export interface Intents {
  readonly withKey: WithKey;
  /** The backend says elsewhere that a wish is done: the same one later is new. */
  readonly settle: (operation: KeyedOperation, wish: unknown) => void;
}

interface Keeping {
  readonly store: KeyStore;
  /** ms since 1970. */
  readonly now: () => number;
}

/**
 * Keeps one idempotency key for each wish until the backend has answered it (WAL-07): on the device, so that it outlives
 * the page and is that of every tab, and in memory, so that a storage that is full or blocked costs nothing. What is
 * stored are hashes and random keys.
 *
 * An answer ends a key. A refusal ends it too, except one that the backend gives before it looks at keys, where an
 * earlier attempt got no answer. The wish of another account is another wish.
 */
export function createIntents({ store, now }: Keeping): (account: string) => Intents {
  const own = new Map<string, KeptKey>();
  const known = (mark: string, operation: KeyedOperation): IdempotencyKey | undefined =>
    [own.get(mark), readKept(store).get(mark)].find(
      (kept) => kept && isFresh(kept, now(), lifeOf(operation)),
    )?.key;
  const keep = (mark: string, key: IdempotencyKey) => {
    const kept = { key, at: now() };
    own.set(mark, kept);
    const fresh = [...readKept(store)].filter(([, one]) => isFresh(one, now(), keptFor));
    writeKept(store, new Map(fresh).set(mark, kept));
  };
  const forget = (mark: string, key: IdempotencyKey) => {
    if (own.get(mark)?.key === key) own.delete(mark);
    const left = new Map(readKept(store));
    if (left.get(mark)?.key !== key) return;
    left.delete(mark);
    writeKept(store, left);
  };
  return (account) => ({
    withKey: async (operation, wish, attempt) => {
      const mark = markOf(account, operation, wish);
      const earlier = known(mark, operation);
      const key = earlier ?? asKey(randomHex());
      keep(mark, key);
      try {
        const result = await attempt({ idempotencyKey: key });
        forget(mark, key);
        return result;
      } catch (error) {
        // Another tab may have forgotten it meanwhile.
        if (leavesOpen(error, earlier !== undefined)) keep(mark, key);
        else forget(mark, key);
        throw error;
      }
    },
    settle: (operation, wish) => {
      const mark = markOf(account, operation, wish);
      const key = known(mark, operation);
      if (key !== undefined) forget(mark, key);
    },
  });
}

const lifeOf = (operation: KeyedOperation): number =>
  operation === 'launchGame' ? launchKeptFor : keptFor;

/** The clock of a device may be set back: that ends no key. */
const isFresh = ({ at }: KeptKey, now: number, life: number): boolean => Math.abs(now - at) < life;

/** What tells two wishes apart, as a hash: the account, the operation and what was asked for. */
const markOf = (account: string, operation: KeyedOperation, wish: unknown): string =>
  hash([account, operation, withoutPasswords(wish)]);

/** Plain data without its passwords: typed anew after a lost answer the wish is the same, and none is stored. */
function withoutPasswords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPasswords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => part !== undefined && !/passw/i.test(name))
      .map(([name, part]) => [name, withoutPasswords(part)]),
  );
}
