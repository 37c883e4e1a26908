import type { KeyValueStore } from '@parlour/features/session';

/** How far down each step of the history was left, in pixels, by its key. */
export type Places = Map<string, number>;

const storageKey = 'places';
/** The first step of a visit has no key of its own: typed again, it is a new visit. */
const firstStep = 'default';
const longest = 50;

/** What an earlier load of this tab has left; a spoiled entry is an empty one. */
export function readPlaces(store: KeyValueStore): Places {
  try {
    const kept: unknown = JSON.parse(store.getItem(storageKey) ?? '{}');
    return new Map(
      Object.entries(kept ?? {}).filter((entry): entry is [string, number] =>
        Number.isFinite(entry[1]),
      ),
    );
  } catch {
    return new Map();
  }
}

/** Keeps the last of them for the next load of this tab. */
export function storePlaces(store: KeyValueStore, places: Places): void {
  const kept = [...places].filter(([key]) => key !== firstStep).slice(-longest);
  store.setItem(storageKey, JSON.stringify(Object.fromEntries(kept)));
}

/** What a person does to move the page, or to work in it: from then on it is theirs. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Returns to a place as soon as the page is tall enough for it, and stays there while it still
 * grows, until the person moves. Gives back how to stop.
 */
export function keepReturning(page: Window, top: number): () => void {
  const root = page.document.documentElement;
  const goBack = () => {
    if (root.scrollHeight - root.clientHeight >= top) page.scrollTo(0, top);
  };
  const watch = new ResizeObserver(goBack);
  const stop = () => {
    watch.disconnect();
    for (const move of ownMoves) page.removeEventListener(move, stop);
  };
  for (const move of ownMoves) page.addEventListener(move, stop, { passive: true });
  watch.observe(page.document.body);
  goBack();
  return stop;
}
