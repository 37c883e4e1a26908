import { distance } from 'fastest-levenshtein';

/**
 * The number of letters to add, leave out, change or swap with their neighbour to get from one text to the other. The
 * library counts a swap as two changes, so each text with one swap is tried too.
 */
function steps(from: string, to: string): number {
  const swapped = Array.from({ length: Math.max(0, from.length - 1) }, (_, at) => {
    const [one = '', other = ''] = from.slice(at, at + 2);
    return from.slice(0, at) + other + one + from.slice(at + 2);
  });
  return Math.min(distance(from, to), ...swapped.map((text) => distance(text, to) + 1));
}

/** Returns the known name that a wrong one was probably meant to be, or `null` if none is near. */
export function closest(wrong: string, known: readonly string[]): string | null {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[-_.\s]/g, '');
  const [best] = known
    .map((name) => ({ name, far: steps(plain(wrong), plain(name)) }))
    .filter(({ name, far }) => far <= Math.max(1, Math.floor(Math.min(name.length, 15) / 3)))
    .sort((a, b) => a.far - b.far);
  return best?.name ?? null;
}

/** A question for the end of a sentence; empty if no known name is near. */
export function didYouMean(wrong: string, known: readonly string[]): string {
  const name = closest(wrong, known);
  return name === null ? '' : ` Did you mean \`${name}\`?`;
}
