import type { WireNotice } from '@parlour/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { pagesOf, shownOf } from '../paging/paging.ts';
import type { KeyValueStore } from '../session/key-value-store.ts';

/** A notice or an announcement with the fields its readers need; `content` is HTML from the server. */
export type Notice = Pick<WireNotice, 'id' | 'title' | 'content' | 'time'>;

/** Rows per page: beside the text, and in a list without a text on a phone (NOT-02). */
export const rowsOf = { split: 9, list: 7 } as const;
export type ReaderLayout = keyof typeof rowsOf;

/**
 * Returns the notice whose text is shown. Beside the list one is always open: the first of the page, unless another of
 * this page was chosen. A list without a text opens none until one is chosen.
 */
export function openOf(
  rows: readonly Notice[],
  chosen: string | null,
  layout: ReaderLayout,
): Notice | null {
  const found = rows.find(({ id }) => id === chosen);
  return found ?? (layout === 'split' ? (rows[0] ?? null) : null);
}

/**
 * Returns the rows of one page and their position. They are cut from the whole list, or used unchanged if the server
 * returns single pages and `notices` contains one of them.
 */
export function partOfList(
  notices: readonly Notice[],
  total: number | undefined,
  page: number,
  size: number,
) {
  if (total === undefined) return shownOf(notices, page, size);
  const start = (page - 1) * size;
  return {
    rows: notices,
    page,
    pages: Math.max(page, pagesOf(total, size)),
    from: Math.min(start + 1, total),
    to: start + notices.length,
  };
}

/** Returns the page of the list that contains a notice; for a missing notice the requested page. */
export function pageWith(
  notices: readonly Notice[],
  chosen: string | null,
  asked: number,
  size: number,
): number {
  const place = notices.findIndex(({ id }) => id === chosen);
  return place < 0 ? asked : Math.floor(place / size) + 1;
}

const readKey = 'readNotices';
/** Most ids of read notices that a device stores, a few hundred bytes. Older ones are removed. */
const mostKept = 100;

/** Returns the ids of the notices read on this device, oldest first. A damaged entry counts as nothing read. */
export function readIds(device: KeyValueStore): readonly string[] {
  try {
    const kept: unknown = JSON.parse(device.getItem(readKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The read notices of each device, so that every part of a page sees at once what was read. */
const stores = new WeakMap<KeyValueStore, StoreApi<ReadonlySet<string>>>();

/** Returns the ids of the read notices as a store. */
export function readNotices(device: KeyValueStore): StoreApi<ReadonlySet<string>> {
  const known = stores.get(device);
  if (known) return known;
  const made = createStore<ReadonlySet<string>>(() => new Set(readIds(device)));
  stores.set(device, made);
  return made;
}

/** Marks a notice as read. */
export function keepRead(device: KeyValueStore, id: string): void {
  const others = readIds(device).filter((other) => other !== id);
  device.setItem(readKey, JSON.stringify([...others, id].slice(-mostKept)));
  const { getState, setState } = readNotices(device);
  if (!getState().has(id)) setState(new Set(getState()).add(id), true);
}
