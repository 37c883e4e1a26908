import type { WireHelpCentre } from '@parlour/api-client';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import { queryPart } from '../../shared/links/query-part.ts';
import { type Entry, type Found, type SearchIndex, searchIndex } from './search-index.ts';
import type { SitePage } from './site-pages.ts';
import { wordsOf } from './words.ts';

/** A result of a search. */
export type Hit =
  | { readonly kind: 'game'; readonly id: string; readonly game: GameSummary }
  | { readonly kind: 'page'; readonly id: string; readonly page: SitePage };

/** One titled part of the list. */
export interface HitGroup {
  readonly id: 'pages' | 'help' | 'games' | 'viewed' | 'popular';
  readonly hits: readonly Hit[];
}

const gamesShown = 8;
const pagesShown = 4;
/** All found pages are put in order before the closest are shown. */
const everyPage = 100;
const questionsShown = 4;
const viewedShown = 5;

export const gameHit = (game: GameSummary): Hit => ({ kind: 'game', id: `game-${game.id}`, game });
export const pageHit = (page: SitePage): Hit => ({ kind: 'page', id: `page-${page.href}`, page });

/**
 * The help questions, each with the address that opens it; found by their own words and those of their topic. `also`
 * contains the same questions in other languages, so that words of those languages find them too.
 */
export function toQuestions(
  own: WireHelpCentre,
  also: readonly WireHelpCentre[],
): readonly Entry<SitePage>[] {
  const words = new Map<string, string[]>();
  for (const { topics } of [own, ...also]) {
    for (const { title: topic, articles } of topics) {
      for (const { articleId, title } of articles) {
        words.set(articleId, [...(words.get(articleId) ?? []), title, topic]);
      }
    }
  }
  return own.topics.flatMap(({ articles }) =>
    articles.map(({ articleId, title }) => ({
      value: { href: `/help?question=${queryPart(articleId)}`, title },
      texts: words.get(articleId) ?? [title],
    })),
  );
}

/** Everything that is searched locally, without a request. */
export interface Known {
  readonly games: SearchIndex<GameSummary>;
  readonly pages: SearchIndex<Entry<SitePage>>;
  readonly questions: SearchIndex<SitePage>;
}

/** Builds the index of games from the cache or memory of this device (each once), of pages, and of help questions. */
export function toKnown(
  games: readonly GameSummary[],
  pages: readonly Entry<SitePage>[],
  questions: readonly Entry<SitePage>[],
): Known {
  const unique = [...new Map(games.map((game) => [game.id, game])).values()];
  return {
    games: searchIndex(unique.map((value) => ({ value, texts: [value.title, value.vendorName] }))),
    pages: searchIndex(pages.map((value) => ({ value, texts: value.texts }))),
    questions: searchIndex(questions),
  };
}

export interface Answer {
  readonly groups: readonly HitGroup[];
  /** The query in the spelling of the index; used for the search in the backend. */
  readonly spelled: string;
}

/** How far the words of an entry are from what was typed: its name comes first in its texts, then the closest words. */
function distance({ texts }: Entry<SitePage>, typed: readonly string[]): number {
  const lists = texts.map(wordsOf);
  const ofWord = (word: string) =>
    Math.min(
      ...lists.map((words) => {
        const whole = words.indexOf(word);
        const begun = words.findIndex((one) => one.startsWith(word));
        // A longer word is worth less than the same word, but more than the next one.
        return Math.min(whole < 0 ? Infinity : whole, begun < 0 ? Infinity : begun + 0.5);
      }),
    );
  return typed.reduce((sum, word) => sum + Math.min(ofWord(word), unmatched), 0);
}

/** Distance of a word that an entry does not have. */
const unmatched = 100;

/** The found pages, the closest first; pages that are equally close stay in the order of the index. */
function closest({ hits, spelled }: Found<Entry<SitePage>>): readonly SitePage[] {
  const typed = wordsOf(spelled);
  return hits
    .map((entry) => ({ page: entry.value, far: distance(entry, typed) }))
    .sort((a, b) => a.far - b.far)
    .map(({ page }) => page);
}

/**
 * Joins local results and further results of the backend into one list: the page first, then help, then games. A
 * part that matches fewer of the typed words, or only with a correction, comes after the others. Results of the backend
 * move no part, because they arrive while the visitor reads.
 */
export function answer(known: Known, query: string, more: readonly GameSummary[]): Answer {
  const games = known.games.search(query, gamesShown);
  const pages = known.pages.search(query, everyPage);
  const questions = known.questions.search(query, questionsShown);
  const typed = wordsOf(query).join(' ');
  const part = (id: HitGroup['id'], found: Found<unknown>, hits: readonly Hit[]) => ({
    ...group(id, hits),
    matched: found.matched,
    isCorrected: found.spelled !== typed,
  });
  const byId = new Map([...games.hits, ...more].map((game) => [game.id, game]));
  const parts = [
    part('pages', pages, closest(pages).slice(0, pagesShown).map(pageHit)),
    part('help', questions, questions.hits.map(pageHit)),
    part('games', games, [...byId.values()].slice(0, gamesShown).map(gameHit)),
  ].sort((a, b) => b.matched - a.matched || Number(a.isCorrected) - Number(b.isCorrected));
  return {
    groups: filled(parts.map(({ id, hits }) => group(id, hits))),
    spelled: games.spelled,
  };
}

/** Suggestions before typing: games opened last on this device, and popular games. */
export function suggestions(
  viewed: readonly GameSummary[],
  popular: readonly GameSummary[],
): readonly HitGroup[] {
  return filled([
    group('viewed', viewed.slice(0, viewedShown).map(gameHit)),
    group('popular', popular.slice(0, viewedShown).map(gameHit)),
  ]);
}

const group = (id: HitGroup['id'], hits: readonly Hit[]): HitGroup => ({ id, hits });
const filled = (groups: readonly HitGroup[]) => groups.filter(({ hits }) => hits.length > 0);

/** The position after a key in a list that wraps; -1 is before the first. */
export function step(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  return null;
}
