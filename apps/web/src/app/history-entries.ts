/** Keys that the browser gives to history entries. The entries of frames inside the page are not included. */
interface Entries {
  /** Key of the current entry. */
  readonly current: string | null;
  /** Key of the entry `count` steps before the current one; `null` if it does not belong to this site. */
  readonly before: (count: number) => string | null;
  /** Whether the entry is before the current one. */
  readonly isBefore: (name: string) => boolean;
}

/** Returns the history entries of this site, or `null` in a browser without the Navigation API. */
export function entriesOf(page: Window): Entries | null {
  // The types always have it, but older browsers of cheap phones do not.
  const navigation: Navigation | undefined = 'navigation' in page ? page.navigation : undefined;
  const current = navigation?.currentEntry;
  if (!navigation || !current) return null;
  const all = navigation.entries();
  return {
    current: current.key,
    before: (count) => all[current.index - count]?.key ?? null,
    isBefore: (name) => all.some(({ key, index }) => key === name && index < current.index),
  };
}

/**
 * Goes to a history entry of this site by its key. Calls `onFailed` if the browser does not go there; `isElsewhere` is
 * true if a newer navigation of the person has replaced it.
 */
export function goToEntry(
  page: Window,
  name: string,
  onFailed: (isElsewhere: boolean) => void,
): void {
  const { committed, finished } = page.navigation.traverseTo(name);
  committed?.catch((error: unknown) =>
    onFailed(error instanceof DOMException && error.name === 'AbortError'),
  );
  // It rejects together with `committed`.
  finished?.catch(() => undefined);
}

/**
 * Whether the page contains frames. Their navigations are history entries too, so a number of steps is not reliable
 * then.
 */
export const hasFrames = (page: Window): boolean => page.document.querySelector('iframe') !== null;
