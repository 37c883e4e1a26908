import { type Api, isApiError, type WireUpload } from '@parlour/api-client';
import type { UploadItem } from '@parlour/ui/forms';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Picture, type Prepared, preparePicture, type Unfit } from './picture.ts';
import { type Purpose, sendPicture } from './send.ts';

/** A picture that was refused before anything was sent. */
export interface Refused {
  readonly name: string;
  readonly reason: Unfit;
}

export interface UploadsState {
  /** Oldest first. */
  readonly items: readonly UploadItem[];
  /** Backend ids of the completely sent pictures, by the id of their item. */
  readonly arrived: ReadonlyMap<string, string>;
  readonly refused: Refused | null;
}

export interface UploadStore {
  readonly store: StoreApi<UploadsState>;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  /** Sends the missing parts of a picture that failed. */
  readonly retry: (id: string) => void;
  /** Removes all pictures and stops the uploads. */
  readonly clear: () => void;
}

export interface UploadOptions {
  readonly api: Api;
  readonly purpose: Purpose;
  /** Default: {@link preparePicture}. */
  readonly prepare?: (file: File) => Promise<Prepared>;
}

interface Entry {
  readonly id: string;
  readonly file: File;
  readonly stop: AbortController;
  picture: Picture | null;
  begun: WireUpload | null;
}

const none: UploadsState = { items: [], arrived: new Map(), refused: null };

/**
 * Creates the store for the pictures of one form. They are sent one after the other, because on a slow connection two
 * at once would both be late (WAL-06).
 */
export function createUploads({
  api,
  purpose,
  prepare = preparePicture,
}: UploadOptions): UploadStore {
  const store = createStore<UploadsState>(() => none);
  const entries = new Map<string, Entry>();
  let count = 0;
  let last: Promise<void> = Promise.resolve();

  const change = (id: string, part: Partial<UploadItem>) =>
    store.setState(({ items }) => ({
      items: items.map((item) => (item.id === id ? { ...item, ...part } : item)),
    }));

  const drop = (id: string) => {
    entries.get(id)?.stop.abort();
    entries.delete(id);
    store.setState(({ items, arrived }) => ({
      items: items.filter((item) => item.id !== id),
      arrived: new Map([...arrived].filter(([one]) => one !== id)),
    }));
  };

  const refuse = ({ id, file: { name } }: Entry, reason: Unfit) => {
    drop(id);
    store.setState({ refused: { name, reason } });
  };

  const send = async (entry: Entry): Promise<void> => {
    const { id, file, stop } = entry;
    if (stop.signal.aborted) return;
    change(id, { state: 'uploading', progress: 0 });
    try {
      const picture = entry.picture ?? (await prepare(file));
      if (stop.signal.aborted) return;
      if (typeof picture === 'string') {
        refuse(entry, picture);
        return;
      }
      entry.picture = picture;
      change(id, { previewUrl: picture.preview });
      const upload = await sendPicture(api, {
        purpose,
        name: file.name,
        picture,
        signal: stop.signal,
        begun: entry.begun,
        onPart: (begun) => {
          entry.begun = begun;
          change(id, { progress: (100 * begun.received) / Math.max(1, begun.size) });
        },
      });
      if (stop.signal.aborted) return;
      store.setState(({ arrived }) => ({ arrived: new Map(arrived).set(id, upload.uploadId) }));
      change(id, { state: 'done' });
    } catch (error) {
      if (isApiError(error) && error.code === 'UPLOAD_REFUSED') refuse(entry, 'broken');
      // Otherwise the slot shows that the upload failed, and a press sends the rest.
      else change(id, { state: 'failed' });
    }
  };

  const queue = (entry: Entry) => {
    change(entry.id, { state: 'waiting', progress: 0 });
    last = last.then(() => send(entry));
  };

  return {
    store,
    add: (files) => {
      store.setState({ refused: null });
      for (const file of files) {
        count += 1;
        const id = String(count);
        const entry = { id, file, stop: new AbortController(), picture: null, begun: null };
        entries.set(id, entry);
        const item: UploadItem = { id, name: file.name, state: 'waiting' };
        store.setState(({ items }) => ({ items: [...items, item] }));
        queue(entry);
      }
    },
    remove: (id) => {
      store.setState({ refused: null });
      drop(id);
    },
    retry: (id) => {
      const entry = entries.get(id);
      if (entry) queue(entry);
    },
    clear: () => {
      for (const id of [...entries.keys()]) drop(id);
      store.setState(none);
    },
  };
}
