import { hash } from 'ohash';
import type { KeyedOperation } from '../generated/calls.ts';
import { type IdempotencyKey, type IntentKey, randomHex } from '../transport/idempotency.ts';
import { asKey, type KeptKey, type KeyStore, readKept, writeKept } from './kept-keys.ts';
import { leavesOpen } from './outcome.ts';

/** How long a key is kept after its last attempt, in ms: half a day. The same intent after that gets a new key. */
export const keptFor = 43_200_000;
/** The same for the launch of a game: its URL is not valid longer, in ms. */
const launchKeptFor = 600_000;

/**
 * Runs one intent, as often as the person tries: `attempt` gets the key of the intent, the same one until the backend
 * has answered. `wish` is what the person asked for, as plain data: usually the body. Passwords in it do not count.
 */
export type WithKey = <Result>(
  operation: KeyedOperation,
  wish: unknown,
  attempt: (key: IntentKey) => Promise<Result>,
) => Promise<Result>;

/** The intents of one account. */
export interface Intents {
  readonly withKey: WithKey;
  /** Ends the key of an intent that the backend has reported as done elsewhere: the same intent later is new. */
  readonly settle: (operation: KeyedOperation, wish: unknown) => void;
}

interface Keeping {
  readonly store: KeyStore;
  /** ms since 1970. */
  readonly now: () => number;
}

/**
 * Keeps one idempotency key for each intent until the backend has answered it (WAL-07). The device stores it, so that
 * it survives a reload and all tabs share it. The page keeps it in memory too, so that a full or blocked storage causes
 * no error. The storage contains only hashes and random keys.
 *
 * An answer ends a key. A refusal ends it too, with one exception: when an earlier attempt got no answer, a refusal
 * that the backend gives before it looks at keys does not end it. The same intent of another account has another key.
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
        // Another tab may have removed it in the meantime.
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

/** Compares the absolute difference: setting the device clock back does not end a key. */
const isFresh = ({ at }: KeptKey, now: number, life: number): boolean => Math.abs(now - at) < life;

/** A hash that identifies an intent: of the account, the operation and what was asked for. */
const markOf = (account: string, operation: KeyedOperation, wish: unknown): string =>
  hash([account, operation, withoutPasswords(wish)]);

/**
 * Removes passwords from plain data: an intent stays the same when a password is typed again after a lost answer, and
 * no password is stored.
 */
function withoutPasswords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPasswords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => part !== undefined && !/passw/i.test(name))
      .map(([name, part]) => [name, withoutPasswords(part)]),
  );
}
