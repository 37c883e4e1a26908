/** Something that can be found by its words. */
export interface Entry<T> {
  readonly value: T;
  /** Everything it is called, in any language. */
  readonly texts: readonly string[];
}

/** What one search cost: words compared letter by letter, and entries looked at. */
export interface Work {
  readonly compared: number;
  readonly scored: number;
}

export interface Found<T> {
  /** Best first. */
  readonly hits: readonly T[];
  /** The words as the index spells them; equal to the query's where nothing had to be guessed. */
  readonly spelled: string;
  readonly work: Work;
}

export interface WordIndex<T> {
  readonly search: (query: string, limit: number) => Found<T>;
}

/** No keystroke compares more words than this, however many games there are. */
export const comparedAtMost = 240;
/** No keystroke looks at more entries than this for each word of the query. */
export const scoredAtMost = 600;
/** Words of a query beyond these say nothing new. */
const wordsAtMost = 6;

/** Letters, marks and digits of any script, in lower case; everything else parts words. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Wrong letters a word of this length may have. */
const tolerance = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

const pairsOf = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));

/** Fewest changes that turn `typed` into the beginning of `word`; two swapped letters are one. */
export function distance(typed: string, word: string): number {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const same = typed[i - 1] === word[j - 1];
      let least = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return Math.min(...row);
}

/** A word of the index that a typed one may mean, and how well it does. */
interface Meant {
  readonly word: string;
  readonly score: number;
}

/**
 * A search over words, tolerant of slips of the keys (X-05, docs/decisions/029). Entries share few
 * words, so the work of a keystroke grows with the vocabulary, and is cut where it would be felt.
 */
export function wordIndex<T>(entries: readonly Entry<T>[]): WordIndex<T> {
  const places = new Map<string, number[]>();
  entries.forEach(({ texts }, place) => {
    for (const word of new Set(texts.flatMap(wordsOf))) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  });
  const sorted = [...places.keys()].sort();
  const byPair = new Map<string, string[]>();
  for (const word of sorted) {
    for (const pair of new Set(pairsOf(word))) {
      const known = byPair.get(pair);
      if (known) known.push(word);
      else byPair.set(pair, [word]);
    }
  }

  /** The words that begin like the typed one, by halving. */
  const beginning = (typed: string): readonly Meant[] => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < typed) low = middle + 1;
      else high = middle;
    }
    const found: Meant[] = [];
    for (let at = low; found.length < comparedAtMost; at++) {
      const word = sorted[at];
      if (!word?.startsWith(typed)) break;
      found.push({ word, score: word === typed ? 4 : 3 - Math.min(1, word.length / 40) });
    }
    return found;
  };

  /** The words most like the typed one by pairs of letters, the likeliest compared letter by letter. */
  const alike = (typed: string, counted: { compared: number }): readonly Meant[] => {
    const wrong = tolerance(typed.length);
    const pairs = pairsOf(typed);
    const shared = new Map<string, number>();
    for (const pair of pairs) {
      for (const word of byPair.get(pair) ?? []) shared.set(word, (shared.get(word) ?? 0) + 1);
    }
    // One wrong letter spoils two pairs, two swapped ones three.
    const enough = Math.max(1, pairs.length - 3 * wrong);
    return [...shared]
      .filter(([, count]) => count >= enough)
      .sort(([, a], [, b]) => b - a)
      .slice(0, comparedAtMost - counted.compared)
      .flatMap(([word]) => {
        counted.compared += 1;
        const off = distance(typed, word);
        return off <= wrong ? [{ word, score: 2 - off / 2 - word.length / 100 }] : [];
      })
      .sort((a, b) => b.score - a.score);
  };

  return {
    search(query, limit) {
      const typed = wordsOf(query).slice(0, wordsAtMost);
      const counted = { compared: 0, scored: 0 };
      const scores = new Map<number, { score: number; words: number }>();
      const spelled: string[] = [];
      typed.forEach((text, turn) => {
        const exact = beginning(text);
        const meant =
          exact.length > 0 || tolerance(text.length) === 0 ? exact : alike(text, counted);
        spelled.push(exact.length > 0 ? text : (meant[0]?.word ?? text));
        let left = scoredAtMost;
        for (const { word, score } of meant) {
          for (const place of places.get(word) ?? []) {
            if (left-- <= 0) break;
            counted.scored += 1;
            const known = scores.get(place);
            // A further word of the query counts once, and only beside the ones before it.
            if (!known) scores.set(place, { score, words: 1 });
            else if (known.words <= turn) {
              scores.set(place, { score: known.score + score, words: known.words + 1 });
            }
          }
        }
      });
      const most = Math.max(0, ...[...scores.values()].map(({ words }) => words));
      const hits = [...scores]
        .filter(([, { words }]) => words === most)
        .sort(([a, one], [b, other]) => other.score - one.score || a - b)
        .slice(0, limit)
        .flatMap(([place]) => entries[place]?.value ?? []);
      return { hits, spelled: spelled.join(' '), work: counted };
    },
  };
}

/** A title in pieces, the ones that were typed marked. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** Marks the beginnings of words that were typed. */
export function marked(title: string, query: string): readonly Piece[] {
  const typed = [...wordsOf(query)].sort((a, b) => b.length - a.length);
  return title.split(/(?<=\s)/).flatMap((word) => {
    const plain = word.normalize('NFC');
    const begun = typed.find((text) => plain.toLowerCase().startsWith(text));
    if (!begun) return [{ text: plain, marked: false }];
    const rest = plain.slice(begun.length);
    const first = { text: plain.slice(0, begun.length), marked: true };
    return rest ? [first, { text: rest, marked: false }] : [first];
  });
}
