/** Names of the browser for steps of the history. Frames inside a page have steps too: they are not among these. */
interface Entries {
  /** Name of the present step. */
  readonly current: string | null;
  /** Name of the step so many before the present one, if it is of this site. */
  readonly before: (count: number) => string | null;
  /** Whether a step lies before the present one. */
  readonly isBefore: (name: string) => boolean;
}

/** The steps of this site around the present one; `null` in a browser without the Navigation API. */
export function entriesOf(page: Window): Entries | null {
  // Older browsers of cheap phones lack it, whatever the types say.
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
 * Goes to a step of this site by its name; calls `onFailed` when the browser does not. `isElsewhere`: a newer wish of
 * the person has taken its place.
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
  // It rejects together with the other.
  finished?.catch(() => undefined);
}

/** Whether the page holds frames. Their moves are steps too, so a count of steps is not reliable then. */
export const hasFrames = (page: Window): boolean => page.document.querySelector('iframe') !== null;
