import type { WireHelpCentre } from '@parlour/api-client';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import type { Translate } from '../../shared/i18n/use-t.ts';
import { pageList } from './pages.ts';
import { type Entry, type SearchIndex, searchIndex } from './search-index.ts';

/** A page of the site, to be found by its names in every language and by what else it is called. */
export interface SitePage {
  readonly href: string;
  readonly title: string;
}

/** Something a search finds. */
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

/** The pages by their names in the language of the visitor, found by those of other languages too. */
export const sitePages = (t: Translate): readonly Entry<SitePage>[] =>
  pageList.map(({ href, title, words }) => ({
    value: { href, title: t(title) },
    texts: [t(title), words],
  }));

/**
 * The questions of the help, each with the address that opens it: by its own words and those of its
 * topic. `also` holds the same ones in other languages: who types in one of them finds it in theirs.
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
      value: { href: `/help?question=${encodeURIComponent(articleId)}`, title },
      texts: words.get(articleId) ?? [title],
    })),
  );
}

/** Everything that is searched without asking the backend for more. */
export interface Known {
  readonly games: SearchIndex<GameSummary>;
  readonly pages: SearchIndex<SitePage>;
  readonly questions: SearchIndex<SitePage>;
}

/**
 * Index of the games in the cache or memory of this device, each once, of the pages, and of the questions of the help.
 */
export function toKnown(
  games: readonly GameSummary[],
  t: Translate,
  questions: readonly Entry<SitePage>[],
): Known {
  const unique = [...new Map(games.map((game) => [game.id, game])).values()];
  return {
    games: searchIndex(unique.map((value) => ({ value, texts: [value.title, value.vendorName] }))),
    pages: searchIndex(sitePages(t)),
    questions: searchIndex(questions),
  };
}

export interface Answer {
  readonly groups: readonly HitGroup[];
  /** The query in the spelling of the index; the backend is searched with it. */
  readonly spelled: string;
}

/** What is found at once, and what the backend found beyond it, as one list. */
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

/** Before anything is typed: what was opened here last, and what others play. */
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

/** The place a key leads to in a list that goes round; -1 is before the first. */
export function step(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  return null;
}
