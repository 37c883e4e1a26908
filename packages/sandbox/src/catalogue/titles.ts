import { createRandom } from '../art/rng.ts';
import bengali from './data/titles.bn.json' with { type: 'json' };
import english from './data/titles.en.json' with { type: 'json' };
import type { Entry } from './entries.ts';
import type { Language } from './language.ts';

interface Words {
  readonly adjectives: readonly string[];
  readonly suffixes: readonly string[];
  readonly sets: Readonly<Record<string, readonly string[]>>;
}

const words: Readonly<Record<Language, Words>> = { bn: bengali, en: english };

/** A title as indexes into the word lists, so that both languages mean the same. */
interface Recipe {
  readonly set: string;
  readonly noun: number;
  readonly adjective?: number;
  readonly suffix?: number;
  /** Number of a live table. */
  readonly table?: number;
}

const indexes = (list: readonly unknown[] | undefined) => [...(list ?? []).keys()];

/** Start of a word, without an English genitive: enough to recognise it. */
const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/['’].*$/, '')
    .slice(0, 4);

/** The words that can follow or precede a noun: no `Golden Golden Mohur`, no `Kite Festival Festival`. */
interface Partners {
  readonly noun: number;
  readonly adjectives: readonly number[];
  readonly suffixes: readonly number[];
}

function partnersOf(set: string, noun: number): Partners {
  const lists = Object.values(words).map(({ adjectives, suffixes, sets }) => {
    const title = sets[set]?.[noun] ?? '';
    return { adjectives, suffixes, title, stems: new Set(title.split(' ').map(stem)) };
  });
  return {
    noun,
    adjectives: indexes(words.bn.adjectives).filter((adjective) =>
      lists.every(({ adjectives, stems }) => !stems.has(stem(adjectives[adjective] ?? ''))),
    ),
    // A name that contains a number gets no second one.
    suffixes: indexes(words.bn.suffixes).filter((suffix) =>
      lists.every(
        ({ suffixes, title }) => !title.includes(suffixes[suffix] ?? '') && !/\d/.test(title),
      ),
    ),
  };
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = createRandom(seed);
  const mixed = list.map((value) => ({ value, order: random.next() }));
  return mixed.sort((a, b) => a.order - b.order).map(({ value }) => value);
}

const liveTables = 40;

/** Enough recipes for `count` games of one set: plain names first, then longer ones. */
function recipesFor(set: string, count: number, seed: number): readonly Recipe[] {
  const nouns = indexes(words.bn.sets[set]);
  const recipes: Recipe[] = shuffled(
    nouns.map((noun) => ({ set, noun })),
    seed,
  );
  const add = (tier: () => Recipe[]) => {
    if (recipes.length < count) recipes.push(...shuffled(tier(), seed + recipes.length));
  };

  if (set.startsWith('LIVE.')) {
    for (let table = 2; table <= liveTables; table++) {
      add(() => nouns.map((noun) => ({ set, noun, table })));
    }
    return recipes;
  }

  const partners = nouns.map((noun) => partnersOf(set, noun));
  add(() =>
    partners.flatMap(({ noun, adjectives, suffixes }): Recipe[] => [
      ...adjectives.map((adjective) => ({ set, noun, adjective })),
      ...suffixes.map((suffix) => ({ set, noun, suffix })),
    ]),
  );
  add(() =>
    partners.flatMap(({ noun, adjectives, suffixes }) =>
      adjectives.flatMap((adjective) =>
        suffixes.map((suffix) => ({ set, noun, adjective, suffix })),
      ),
    ),
  );
  return recipes;
}

function write(recipe: Recipe, { adjectives, suffixes, sets }: Words): string {
  const { set, noun, adjective, suffix, table } = recipe;
  let title = sets[set]?.[noun] ?? '';
  if (adjective !== undefined) title = `${adjectives[adjective] ?? ''} ${title}`;
  if (suffix !== undefined) title += ` ${suffixes[suffix] ?? ''}`;
  if (table !== undefined) title += ` ${table}`;
  return title;
}

/** One title for each entry, in the order of the entries. */
export type Titles = Readonly<Record<Language, readonly string[]>>;

/** Names every game; no name is used twice in a language. */
export function createTitles(entries: readonly Entry[], seed: number): Titles {
  const counts = new Map<string, number>();
  for (const { titleSet } of entries) counts.set(titleSet, (counts.get(titleSet) ?? 0) + 1);

  const queues = new Map<string, Iterator<Recipe>>();
  let setNumber = 0;
  for (const [set, count] of counts) {
    queues.set(set, recipesFor(set, count, seed * 131 + setNumber++)[Symbol.iterator]());
  }
  const recipes = entries.map(({ titleSet }): Recipe => {
    const next = queues.get(titleSet)?.next();
    if (!next || next.done) throw new Error(`The titles of "${titleSet}" do not suffice.`);
    return next.value;
  });
  return {
    bn: recipes.map((recipe) => write(recipe, words.bn)),
    en: recipes.map((recipe) => write(recipe, words.en)),
  };
}
