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
  /** What the backend calls those that arrived whole, in the order of `items`. */
  readonly ids: readonly string[];
  /** Some are still on their way. */
  readonly busy: boolean;
  /** The last file that is no picture one could send. */
  readonly refused: Refused | null;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
  readonly clear: () => void;
}

const nothing = () => undefined;

/** No picture, nothing to do: for the states of stories. */
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
 * Pictures that prove something, sent as soon as they are chosen: made smaller, without their
 * metadata, in parts, one after the other (WAL-06). What is on its way stops with the form.
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
