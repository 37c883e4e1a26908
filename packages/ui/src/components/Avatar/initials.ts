/** A letter or digit with its vowel signs and the letters joined to it by a virama. */
const syllable = /[\p{L}\p{N}](?:\u09cd\p{L}|\p{M})*/u;

/**
 * The first letter of a name as its reader sees it: a Bengali consonant keeps
 * its vowel sign and its conjunct, `rafid` gives `R`. Nameless gives ''.
 */
export function initialOf(name: string): string {
  return (syllable.exec(name)?.[0] ?? '').toUpperCase();
}
