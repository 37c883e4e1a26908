import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { plain, tokenize, wordsOf } from './words.ts';

/** A value that can be found by its words. */
export interface Entry<T> {
  readonly value: T;
  /** All its names, in any language. */
  readonly texts: readonly string[];
}

/** The result of a search. */
export interface Found<T> {
  /** Best first. */
  readonly hits: readonly T[];
  /** The words as the index spells them; equal to the query where no typo was corrected. */
  readonly spelled: string;
  /** How many of the typed words the hits match; 0 without hits. */
  readonly matched: number;
  /** How many entries were scored; an entry counts once for each word it was scored for. */
  readonly scored: number;
}

/** Finds values by the words of their texts. */
export interface SearchIndex<T> {
  readonly search: (query: string, limit: number) => Found<T>;
}

/** Maximum number of entries that the lookup of one word scores. */
export const scoredAtMost = 600;
/** Maximum number of query words; further ones are ignored. */
const wordsAtMost = 6;

/** From this length on, a word that is still being typed is compared with the prefixes of words. */
const begunAtLeast = 3;

const beginningsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - begunAtLeast + 1) }, (_, more) =>
    word.slice(0, begunAtLeast + more),
  );

/** One way to look up a typed word. */
interface Lookup {
  readonly fields: string[];
  readonly prefix?: boolean;
  readonly fuzzy?: number;
  /** The letters a word must have, in any order. */
  readonly letters?: string;
}

const lettersOf = (word: string): string => [...word].sort().join('');

/**
 * The ways to look up a typed word, the most certain first: as a prefix, with one wrong letter, with two. The library
 * counts two swapped letters as two wrong ones. In a word below eight letters no other two wrong letters are allowed.
 */
function lookupsOf(typed: string): readonly Lookup[] {
  const begins = { fields: ['text'], prefix: true };
  if (typed.length < 4) return [begins];
  const slips = { fields: ['beginnings'], fuzzy: 1 };
  const two = { ...slips, fuzzy: 2 };
  return [begins, slips, typed.length < 8 ? { ...two, letters: lettersOf(typed) } : two];
}

/** A word search that tolerates typos (X-05, docs/decisions/029). */
export function searchIndex<T>(entries: readonly Entry<T>[]): SearchIndex<T> {
  const index = new MiniSearch<{ readonly id: number; readonly text: string }>({
    fields: ['text', 'beginnings'],
    extractField: (entry, field) => (field === 'id' ? entry.id : entry.text),
    tokenize,
    processTerm: (word, field) =>
      field === 'beginnings' ? beginningsOf(plain(word)) : plain(word),
  });
  index.addAll(entries.map(({ texts }, id) => ({ id, text: texts.join(' ') })));
  /** The whole word of an entry that starts with one of these. */
  const wholeOf = ({ id, terms }: SearchResult) =>
    wordsOf(entries[id]?.texts.join(' ') ?? '').find((word) =>
      terms.some((begun) => word.startsWith(begun)),
    );

  return {
    search(query, limit) {
      let scored = 0;
      /** The lookup as options of the library, which leaves out entries with a boost of 0. */
      const bounded = ({ letters, ...lookup }: Lookup): SearchOptions => {
        let left = scoredAtMost;
        return {
          ...lookup,
          boostDocument: (_id, word) => {
            if (left === 0 || (letters && lettersOf(word) !== letters)) return 0;
            left -= 1;
            scored += 1;
            return 1;
          },
        };
      };
      const meant = wordsOf(query)
        .slice(0, wordsAtMost)
        .map((typed) => {
          for (const lookup of lookupsOf(typed)) {
            const [nearest] = index.search(typed, bounded(lookup));
            if (nearest) {
              return { typed, lookup, spelled: lookup.prefix ? typed : wholeOf(nearest) };
            }
          }
          return { typed, lookup: { fields: ['text'] }, spelled: typed };
        });
      const results = index.search({
        combineWith: 'OR',
        queries: meant.map(({ typed, lookup }) => ({ ...bounded(lookup), queries: [typed] })),
      });
      // Leaves out an entry that matches fewer of the typed words than another one.
      const most = Math.max(0, ...results.map(({ queryTerms }) => queryTerms.length));
      return {
        hits: results
          .filter(({ queryTerms }) => queryTerms.length === most)
          .slice(0, limit)
          .flatMap(({ id }) => entries[id]?.value ?? []),
        matched: most,
        spelled: meant.map(({ spelled }) => spelled).join(' '),
        scored,
      };
    },
  };
}
