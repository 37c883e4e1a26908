import type { KeyValueStore } from '@parlour/features/session';

/** The scroll position of each history entry in pixels, by the router's key. */
export type Places = Map<string, number>;

const storageKey = 'places';
/** The first step of a visit has no own key. The same address opened again is a new visit. */
const firstStep = 'default';
const longest = 50;

/** Reads the positions that an earlier load of this tab stored. An invalid value counts as empty. */
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

/** Stores the latest positions for the next load of this tab. */
export function storePlaces(store: KeyValueStore, places: Places): void {
  const kept = [...places].filter(([key]) => key !== firstStep).slice(-longest);
  store.setItem(storageKey, JSON.stringify(Object.fromEntries(kept)));
}

/** Input by which a person moves or uses the page. After it the page is not scrolled any more. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position as soon as the page is tall enough, and keeps it while the page grows, until the person scrolls
 * or uses the page. Returns a function that stops it.
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
