/** A letter or digit, together with its vowel signs and the letters joined to it by a virama. */
const syllable = /[\p{L}\p{N}](?:\u09cd\p{L}|\p{M})*/u;

/**
 * Returns the first letter of a name as a reader sees it. A Bengali consonant keeps its vowel sign and its conjunct;
 * `rafid` gives `R`. Returns `''` when there is no letter.
 */
export function initialOf(name: string): string {
  return (syllable.exec(name)?.[0] ?? '').toUpperCase();
}
