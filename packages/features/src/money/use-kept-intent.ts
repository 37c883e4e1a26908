import { isApiError, newIdempotencyKey } from '@parlour/api-client';
import { useState } from 'react';
import {
  createIntent,
  type IntentKey,
  isUnsettled,
  useMember,
  useRuntime,
  type WithKey,
} from '../runtime/index.ts';
import type { KeyValueStore } from '../session/index.ts';

/** How long a key is kept, in ms: the same request after that is a new intent. */
export const keptFor = 600_000;

/** The key of what is under way, as this device keeps it: what it was for cannot be read from it. */
interface KeptKey {
  readonly mark: string;
  readonly key: string;
  readonly at: number;
}

interface Keeping {
  readonly store: KeyValueStore;
  /** Name of the form: each has one entry. */
  readonly form: string;
  /** Whom it is about, where one form is for many: each of them has a key in it. Kept as a mark, never as it is. */
  readonly about?: string | undefined;
  /** Whose money moves. */
  readonly account: string;
  readonly now: () => number;
  readonly newKey?: () => string;
}

/**
 * As `createIntent`, for money that moves: the key also outlives the page, and the tabs of one device share it. After a
 * reload, or in another tab while the first waits, the same intent is the same order (WAL-07). The intent must contain
 * no password: it is stored as a hash.
 */
export function createKeptIntent(of: Keeping): WithKey {
  const { store, account, now, newKey = newIdempotencyKey, about = '' } = of;
  const name = `intent.${of.form}`;
  const recipient = about === '' ? '' : markOf(`${account} ${about}`);
  const all = (): ReadonlyMap<string, KeptKey> =>
    new Map([...readKept(store, name)].filter(([, { at }]) => now() >= at && now() - at < keptFor));
  const forget = (key: string) => {
    const left = new Map(all());
    if (left.get(recipient)?.key !== key) return;
    left.delete(recipient);
    keep(store, name, left);
  };
  let next = '';
  const withKey = createIntent(() => next);
  return (intent, attempt) => {
    const mark = markOf(`${account} ${JSON.stringify(intent)}`);
    const known = all().get(recipient);
    next = known?.mark === mark ? known.key : newKey();
    return withKey(intent, async (given: IntentKey) => {
      const { idempotencyKey: key } = given;
      keep(store, name, new Map(all()).set(recipient, { mark, key, at: now() }));
      try {
        const result = await attempt(given);
        forget(key);
        return result;
      } catch (error) {
        if (!isOpen(error)) forget(key);
        throw error;
      }
    });
  };
}

/** A key that was sent with another password has done its work: what became of it is not known here. */
const isOpen = (error: unknown): boolean =>
  isUnsettled(error) || (isApiError(error) && error.code === 'IDEMPOTENCY_MISMATCH');

/**
 * As `useIntent`, for money that moves: see {@link createKeptIntent} (WAL-07). What is under way for one recipient
 * keeps its key while the same page sends to others.
 */
export function useKeptIntent(form: string, about = ''): WithKey {
  const { memory, clock } = useRuntime();
  const account = useMember()?.account ?? '';
  const [open] = useState(() => new Map<string, WithKey>());
  const withKey =
    open.get(about) ??
    createKeptIntent({ store: memory.device, form, about, account, now: clock.now });
  open.set(about, withKey);
  return withKey;
}

/** The keys of one form by recipient; what is no key is left out. */
function readKept(store: KeyValueStore, name: string): ReadonlyMap<string, KeptKey> {
  try {
    const found: unknown = JSON.parse(store.getItem(name) ?? 'null');
    const entries = Object.entries(found ?? {});
    return new Map(entries.flatMap(([to, kept]) => (isKept(kept) ? [[to, kept] as const] : [])));
  } catch {
    return new Map();
  }
}

function keep(store: KeyValueStore, name: string, kept: ReadonlyMap<string, KeptKey>): void {
  if (kept.size === 0) store.removeItem(name);
  else store.setItem(name, JSON.stringify(Object.fromEntries(kept)));
}

const isKept = (found: unknown): found is KeptKey =>
  typeof found === 'object' &&
  found !== null &&
  'mark' in found &&
  typeof found.mark === 'string' &&
  'key' in found &&
  typeof found.key === 'string' &&
  /^[\w-]{8,64}$/.test(found.key) &&
  'at' in found &&
  typeof found.at === 'number';

/** A short hash of a text: distinguishes two intents without their content. */
function markOf(text: string): string {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 2654435761);
    other = Math.imul(other ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return `${(other >>> 0).toString(36)}${(one >>> 0).toString(36)}`;
}
