import type { WireHelpCentre } from '@parlour/api-client';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import type { HouseText } from '../../shared/house-texts/house-texts.ts';
import type { Translate } from '../../shared/i18n/use-t.ts';
import { queryPart } from '../../shared/links/query-part.ts';
import { pageList } from './pages.ts';
import { type Entry, type SearchIndex, searchIndex } from './search-index.ts';

/** A page of the site, found by its names in every language and by synonyms. */
export interface SitePage {
  readonly href: string;
  readonly title: string;
}

/** A result of a search. */
export type Hit =
  | { readonly kind: 'game'; readonly id: string; readonly game: GameSummary }
  | { readonly kind: 'page'; readonly id: string; readonly page: SitePage };

/** One titled part of the list. */
export interface HitGroup {
  readonly id: 'games' | 'pages' | 'help' | 'viewed' | 'popular';
  readonly hits: readonly Hit[];
}

const gamesShown = 8;
const pagesShown = 4;
const questionsShown = 4;
const viewedShown = 5;

export const gameHit = (game: GameSummary): Hit => ({ kind: 'game', id: `game-${game.id}`, game });
export const pageHit = (page: SitePage): Hit => ({ kind: 'page', id: `page-${page.href}`, page });

/**
 * The pages with their names in the visitor's language; they are found by names in other languages too. Of the texts of
 * the house only the published ones.
 */
export const sitePages = (t: Translate, texts: readonly HouseText[]): readonly Entry<SitePage>[] =>
  pageList
    .filter(({ shows }) => shows === undefined || texts.includes(shows))
    .map(({ href, title, words }) => ({
      value: { href, title: t(title) },
      texts: [t(title), words],
    }));

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
  readonly pages: SearchIndex<SitePage>;
  readonly questions: SearchIndex<SitePage>;
}

/** Builds the index of games from the cache or memory of this device (each once), of pages, and of help questions. */
export function toKnown(
  games: readonly GameSummary[],
  t: Translate,
  questions: readonly Entry<SitePage>[],
  texts: readonly HouseText[] = [],
): Known {
  const unique = [...new Map(games.map((game) => [game.id, game])).values()];
  return {
    games: searchIndex(unique.map((value) => ({ value, texts: [value.title, value.vendorName] }))),
    pages: searchIndex(sitePages(t, texts)),
    questions: searchIndex(questions),
  };
}

export interface Answer {
  readonly groups: readonly HitGroup[];
  /** The query in the spelling of the index; used for the search in the backend. */
  readonly spelled: string;
}

/** Joins local results and further results of the backend into one list. */
export function answer(known: Known, query: string, more: readonly GameSummary[]): Answer {
  const local = known.games.search(query, gamesShown);
  const byId = new Map([...local.hits, ...more].map((game) => [game.id, game]));
  const games = [...byId.values()].slice(0, gamesShown).map(gameHit);
  const pages = known.pages.search(query, pagesShown).hits.map(pageHit);
  const questions = known.questions.search(query, questionsShown).hits.map(pageHit);
  return {
    groups: filled([group('games', games), group('pages', pages), group('help', questions)]),
    spelled: local.spelled,
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
