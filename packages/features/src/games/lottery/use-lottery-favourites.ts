import { useState } from 'react';
import { useMember, useRuntime } from '../../shared/runtime/runtime.tsx';
import type { KeyValueStore } from '../../shared/session/key-value-store.ts';
import { useGuard } from '../../shared/shell/use-guard.ts';

/** Storage key of the favourite lotteries of all accounts on this device (SPECIFICATION §3). */
const key = 'LOTTFAV';
/** More than the number of lotteries; a longer list is cut. */
const most = 200;

/** Reads the favourites of one account on this device; damaged entries are left out. */
export function readFavourites(store: KeyValueStore, username: string): readonly number[] {
  const mine: unknown = readAll(store)[username];
  if (!Array.isArray(mine)) return [];
  return mine.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, most);
}

/** Stores the favourites of one account; those of other accounts stay unchanged. */
export function keepFavourites(
  store: KeyValueStore,
  username: string,
  ids: readonly number[],
): void {
  store.setItem(key, JSON.stringify({ ...readAll(store), [username]: ids.slice(0, most) }));
}

function readAll(store: KeyValueStore): Readonly<Record<string, unknown>> {
  try {
    const all: unknown = JSON.parse(store.getItem(key) ?? '{}');
    return typeof all === 'object' && all !== null && !Array.isArray(all)
      ? Object.fromEntries(Object.entries(all))
      : {};
  } catch {
    return {};
  }
}

/** Favourite lotteries, per username on this device (GAM-04). A visitor has to log in first. */
export function useLotteryFavourites() {
  const { memory, session } = useRuntime();
  const account = useMember()?.account ?? null;
  const guard = useGuard();
  const read = (name: string | null) => (name === null ? [] : readFavourites(memory.device, name));
  const [known, setKnown] = useState({ account, ids: read(account) });
  const ids = known.account === account ? known.ids : read(account);
  return {
    ids,
    toggle: (id: number) =>
      guard(() => {
        // After a login the account differs from the one when the heart was pressed.
        const state = session.store.getState();
        const name = 'member' in state ? state.member.account : null;
        if (name === null) return;
        const mine = read(name);
        const others = mine.filter((other) => other !== id);
        const next = others.length < mine.length ? others : [id, ...mine];
        keepFavourites(memory.device, name, next);
        setKnown({ account: name, ids: next });
      }),
  };
}
