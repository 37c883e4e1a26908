import { cacheOf } from './rules.ts';

/** What the worker notes beside the pages: it forgets its variables whenever the browser stops it. */
export interface Notes {
  /** Returns a note; empty if there is none. */
  readonly read: (name: NoteName) => Promise<string>;
  readonly write: (name: NoteName, text: string) => Promise<void>;
}

/** The language of the pages, and the version that the kept pages belong to. */
export type NoteName = 'language' | 'version';

/** Notes in the cache of the pages, so that they go when the pages go. */
export function notesIn(caches: CacheStorage, origin: string): Notes {
  const addressOf = (name: NoteName) => `${origin}/kept-note/${name}`;
  const open = () => caches.open(cacheOf('document'));
  return {
    read: async (name) => (await (await (await open()).match(addressOf(name)))?.text()) ?? '',
    write: async (name, text) => (await open()).put(addressOf(name), new Response(text)),
  };
}
