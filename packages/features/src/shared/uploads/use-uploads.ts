import type { UploadItem } from '@parlour/ui/forms';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../runtime/runtime.tsx';
import type { Purpose } from './send.ts';
import { createUploads, type Refused } from './store.ts';

/** The pictures of a form (WAL-06). */
export interface Uploads {
  /** Oldest first. */
  readonly items: readonly UploadItem[];
  /** Backend ids of the completely sent pictures, in the order of `items`. */
  readonly ids: readonly string[];
  /** Whether pictures are still being sent. */
  readonly busy: boolean;
  /** The last file that could not be sent. */
  readonly refused: Refused | null;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
  readonly clear: () => void;
}

const nothing = () => undefined;

/** An empty list without actions, for the states of stories. */
export const noUploads: Uploads = {
  items: [],
  ids: [],
  busy: false,
  refused: null,
  add: nothing,
  remove: nothing,
  retry: nothing,
  clear: nothing,
};

/**
 * Pictures that prove something. They are sent as soon as they are chosen: scaled down, without their metadata, in
 * parts, one after the other (WAL-06). Unmounting the form stops the uploads.
 */
export function useUploads(purpose: Purpose): Uploads {
  const { api } = useRuntime();
  const uploads = useMemo(() => createUploads({ api, purpose }), [api, purpose]);
  const { items, arrived, refused } = useStore(uploads.store);
  useEffect(() => uploads.clear, [uploads]);
  return {
    items,
    ids: items.flatMap(({ id }) => arrived.get(id) ?? []),
    busy: items.some(({ state }) => state === 'waiting' || state === 'uploading'),
    refused,
    add: uploads.add,
    remove: uploads.remove,
    retry: uploads.retry,
    clear: uploads.clear,
  };
}
