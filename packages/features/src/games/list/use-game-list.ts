import { type Api, queries, retryDelay, retryRead, type WireGame } from '@parlour/api-client';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { isBgOffered } from '../../shared/games/categories.ts';
import {
  type GameSummary,
  type GameType,
  toGameSummary,
  type VendorNames,
} from '../../shared/games/game-summary.ts';
import { useVendorNames } from '../../shared/games/use-vendors.ts';
import { useLanguage } from '../../shared/i18n/use-t.ts';
import { useRuntime, useSession } from '../../shared/runtime/runtime.tsx';
import type { GameFilters } from './filters.ts';

/** Games per request (SPECIFICATION §9). */
export const pageSize = 12;

/** A list with its own page. */
export type Collection = 'hot' | 'new' | 'favourites' | 'recent';

/** A list with everything that a view needs. */
export interface GameListData {
  readonly games: readonly GameSummary[];
  /** Number of all results; `null` where the backend does not send it. */
  readonly total: number | null;
  readonly status: 'loading' | 'error' | 'ready';
  readonly error: unknown;
  readonly hasMore: boolean;
  /** State of the next page. */
  readonly more: 'idle' | 'loading' | 'failed';
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** One page of a list, from any call. */
interface Page {
  readonly games: readonly WireGame[];
  readonly totalPages: number;
  readonly totalCount: number | null;
}

type Fetcher = (pageNo: number, signal: AbortSignal) => Promise<Page>;

/**
 * Returns the games of one type, filtered, searched and paged, for a page with its own look (GAM-02). The caller keeps
 * `filters`, in the address (`readFilters`, `writeFilters`) or in component state; other filters are another list.
 * Needs a `RuntimeProvider` and a query client.
 */
export function useGameList(gameType: GameType, filters: GameFilters): GameListData {
  const { api, config } = useRuntime();
  const client = useQueryClient();
  const isMember = useSession().kind === 'authenticated';
  const { list, vendor, classify, minBet, name } = filters;
  const params = {
    clientType: config.clientType,
    pageSize,
    gameType,
    vassalage: vendor,
    gameClassify: classify,
    minBet,
    gameName: name.trim(),
  };
  const fetchers: Record<GameFilters['list'], Fetcher> = {
    '': async (pageNo, signal) => api.getGameList({ ...params, pageNo }, { signal }),
    // Hot games are one page: the list that their tab has already loaded (GAM-02).
    hot: async () => {
      const query = { gameType, ...(vendor ? { vassalage: vendor } : {}) };
      // The query of the pages makes the retries.
      const known = { ...hotGames(api, query), retry: false };
      const { list: games } = await client.fetchQuery(known);
      return { games, totalPages: 1, totalCount: games.length };
    },
    fav: async (pageNo, signal) => {
      const answer = await api.getFavouriteGames({ pageNo, pageSize }, { signal });
      return { games: answer.content, totalPages: answer.totalPages, totalCount: null };
    },
    recent: async (pageNo, signal) => {
      const query = { pageNo, pageSize, gameType, vassalage: vendor };
      const answer = await api.getRecentGames(query, { signal });
      return { games: answer.list, totalPages: answer.totalPages, totalCount: null };
    },
  };
  const isPrivate = list === 'fav' || list === 'recent';
  const key = list === 'fav' ? [list] : [list, params];
  return usePages(key, fetchers[list], !isPrivate || isMember, isPrivate);
}

/** The pages of hot, new, favourite or recent games (GAM-07). */
export function useCollection(collection: Collection): GameListData {
  const { api } = useRuntime();
  const isMember = useSession().kind === 'authenticated';
  const fetchers: Record<Collection, Fetcher> = {
    hot: async (_, signal) => {
      const { list } = await api.getHotGames({}, { signal });
      return { games: list, totalPages: 1, totalCount: list.length };
    },
    new: async (pageNo, signal) =>
      api.getGameList({ clientType: 3, pageNo, pageSize, isNew: true }, { signal }),
    favourites: async (pageNo, signal) => {
      const answer = await api.getFavouriteGames({ pageNo, pageSize }, { signal });
      return { games: answer.content, totalPages: answer.totalPages, totalCount: null };
    },
    recent: async (pageNo, signal) => {
      const answer = await api.getRecentGames({ pageNo, pageSize }, { signal });
      return { games: answer.list, totalPages: answer.totalPages, totalCount: null };
    },
  };
  const isPrivate = collection === 'favourites' || collection === 'recent';
  return usePages([collection], fetchers[collection], !isPrivate || isMember, isPrivate);
}

function usePages(
  key: readonly unknown[],
  fetcher: Fetcher,
  enabled: boolean,
  isPrivate: boolean,
): GameListData {
  const { api } = useRuntime();
  const names = useVendorNames();
  const query = useInfiniteQuery({
    queryKey: [api.language(), 'game-pages', ...key],
    queryFn: ({ pageParam, signal }) => fetcher(pageParam, signal),
    // Retried like every read: a refusal is reported at once, only a failed connection is tried again.
    retry: retryRead,
    retryDelay,
    initialPageParam: 1,
    getNextPageParam: (last, all) => (all.length < last.totalPages ? all.length + 1 : undefined),
    enabled,
    meta: { private: isPrivate },
  });
  const { isFetching, fetchNextPage } = query;
  // A new function once nothing is loading, so that a call that came too early is repeated.
  const loadMore = useCallback(() => {
    if (!isFetching) void fetchNextPage();
  }, [isFetching, fetchNextPage]);
  const games = useMemo(() => summaries(query.data?.pages ?? [], names), [query.data, names]);
  return {
    games,
    total: query.data?.pages[0]?.totalCount ?? null,
    status: query.data ? 'ready' : query.isError ? 'error' : 'loading',
    error: query.error,
    hasMore: query.hasNextPage,
    more: query.isFetchingNextPage ? 'loading' : query.isFetchNextPageError ? 'failed' : 'idle',
    loadMore,
    retry: () => void query.refetch(),
  };
}

/** All pages in one list; a game that moved between two pages occurs once. */
function summaries(pages: readonly Page[], names: VendorNames): readonly GameSummary[] {
  const seen = new Set<number>();
  return pages.flatMap(({ games }) =>
    games.flatMap((game) => {
      if (seen.has(game.nodeId)) return [];
      seen.add(game.nodeId);
      return [toGameSummary(game, names)];
    }),
  );
}

const hotGames = (api: Api, query: Parameters<typeof queries.hotGames>[1]) => ({
  ...queries.hotGames(api, query),
  staleTime: 600_000,
});

/** Whether the hot tab is shown: only if there is a hot game (GAM-02). Its place is reserved until that is known. */
export function useHasHotGames(gameType: GameType): boolean {
  const { api } = useRuntime();
  const { data, isPending } = useQuery(hotGames(api, { gameType }));
  return isPending || (data?.list.length ?? 0) > 0;
}

/** Whether the games of a class are offered in the visitor's language (LAY-05). */
export function useIsOffered(): (classify: string) => boolean {
  const { config } = useRuntime();
  const language = useLanguage();
  const hasBg = isBgOffered({ bgLanguage: config.bgCategoryLanguage, language });
  return (classify) => classify !== 'BG' || hasBg;
}

/** The classes that a category can be filtered by; `null` while unknown. */
export function useClassifications(gameType: GameType): readonly string[] | null {
  const { api } = useRuntime();
  const isOffered = useIsOffered();
  const { data, isPending } = useQuery({ ...queries.gameMenus(api), staleTime: 600_000 });
  if (isPending) return null;
  const classes = data?.find(({ code }) => code === gameType)?.gameClassify ?? [];
  return classes.filter(isOffered);
}
