import { distance } from 'fastest-levenshtein';

/** A page of Storybook, as its index lists it. */
export interface Entry {
  readonly id: string;
  /** Folders of the sidebar: `Widgets/Agent/Hourly salary/Live`. */
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

/**
 * Returns the pages whose address or title is nearest to an address that does not exist, the nearest first. A title
 * counts, because an address from before a page was moved has the words of its new title more often than its ID.
 */
export function nearestTo(wanted: string, entries: readonly Entry[], most = 3): readonly Entry[] {
  const words = wordsOf(wanted);
  const measured = entries.map((entry) => {
    const byId = distance(words, wordsOf(entry.id));
    const byTitle = distance(words, wordsOf(`${entry.title} ${entry.name}`));
    return { entry, far: Math.min(byId, byTitle) };
  });
  // Further than this, the two have no more in common than any two addresses.
  const limit = Math.max(4, words.length * 0.5);
  return measured
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** Whether an address leads to a page: to one of its ID, or to the first of a component. */
export const isThere = (wanted: string, entries: readonly Entry[]): boolean =>
  entries.some(({ id }) => id.startsWith(wanted));

/** `Widgets/Agent/Hourly salary` and `widgets-agent-hourly-salary` have the same words. */
const wordsOf = (text: string): string =>
  text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
