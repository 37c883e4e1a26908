import { useState } from 'react';
import { useMember, useRuntime } from '../../shared/runtime/runtime.tsx';
import type { KeyValueStore } from '../../shared/session/key-value-store.ts';
import { useGuard } from '../../shared/shell/use-guard.ts';

/** Where a device keeps the favourite lotteries of everybody who plays on it (SPECIFICATION §3). */
const key = 'LOTTFAV';
/** More than there are lotteries; a list that grew for another reason is cut. */
const most = 200;

/** The favourites of one person on this device; nothing that is damaged comes out. */
export function readFavourites(store: KeyValueStore, username: string): readonly number[] {
  const mine: unknown = readAll(store)[username];
  if (!Array.isArray(mine)) return [];
  return mine.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, most);
}

/** Keeps them; those of others stay as they are. */
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
        // After a login the name is another one than when the heart was pressed.
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
