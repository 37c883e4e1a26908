/** Normalises a text for comparison: composed, in lower case. */
export const plain = (text: string): string => text.normalize('NFC').toLowerCase();

/**
 * Letters, marks and digits of any script form words; everything else separates them. Bengali is not split at its vowel
 * signs.
 */
export const tokenize = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The words of a text, normalised for comparison. */
export const wordsOf = (text: string): readonly string[] => tokenize(plain(text));

/** A part of a title; matched parts are marked. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** Marks the parts of a title that match the beginnings of typed words. */
export function marked(title: string, query: string): readonly Piece[] {
  const typed = [...wordsOf(query)].sort((a, b) => b.length - a.length);
  return title.split(/(?<=\s)/).flatMap((word) => {
    const composed = word.normalize('NFC');
    const begun = typed.find((text) => composed.toLowerCase().startsWith(text));
    if (!begun) return [{ text: composed, marked: false }];
    const rest = composed.slice(begun.length);
    const first = { text: composed.slice(0, begun.length), marked: true };
    return rest ? [first, { text: rest, marked: false }] : [first];
  });
}
