import { queries } from '@parlour/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { toCategories, useVendorNames, useVendorsQuery } from '../games/index.ts';
import { useLanguage, useT } from '../i18n/index.ts';
import { toJackpotSource } from '../jackpot/index.ts';
import { useRuntime } from '../runtime/index.ts';
import {
  liveTablesShown,
  type Part,
  toHotGames,
  toLiveTables,
  toLobbyVendors,
  toSlides,
} from './model.ts';

/** What the lobby shows changes by the minute, not by the second. */
const staleTime = 300_000;
/** Categories and vendors change with a release of the backend. */
const steady = { staleTime: 600_000 };

/** Every section of the lobby by itself: one that fails leaves the others alone. */
export function useLobby() {
  const { api, config } = useRuntime();
  const t = useT();
  const language = useLanguage();
  const banners = useQuery({ ...queries.banners(api, { groupName: 'w_home' }), staleTime });
  const jackpot = useQuery({ ...queries.jackpot(api, { scope: 'home' }), staleTime });
  const notices = useQuery({ ...queries.notices(api), staleTime });
  const menus = useQuery({ ...queries.gameMenus(api), ...steady });
  const hot = useQuery({ ...queries.hotGames(api), staleTime });
  const vendors = useVendorsQuery();
  const names = useVendorNames();

  const hotLive = hot.data ? toLiveTables(hot.data.list, names) : null;
  const enoughLive = hotLive === null || hotLive.length >= liveTablesShown;
  const tables = useQuery({
    ...queries.gameList(api, {
      clientType: config.clientType,
      gameType: 'LIVE',
      pageNo: 1,
      pageSize: liveTablesShown,
    }),
    staleTime,
    enabled: !enoughLive,
  });
  const live = enoughLive
    ? partOf(hot, () => hotLive ?? [])
    : partOf(tables, ({ games }) => toLiveTables(games, names));

  const categories = partOf(menus, (list) =>
    toCategories(list, {
      language,
      esportsTitle: t('nav.esports'),
      bgLanguage: config.bgCategoryLanguage,
    }),
  );

  return {
    hotCount: hot.data?.list.length ?? 0,
    parts: {
      banners: partOf(banners, (list) => toSlides(list, t('ui.details'))),
      jackpot: partOf(jackpot, toJackpotSource),
      notices: partOf(notices, (list) => list),
      categories: hot.isPending ? loading : categories,
      hot: partOf(hot, ({ list }) => toHotGames(list, names)),
      live,
      vendors: partOf(vendors, toLobbyVendors),
    },
    retry: {
      banners: () => void banners.refetch(),
      jackpot: () => void jackpot.refetch(),
      notices: () => void notices.refetch(),
      categories: () => void menus.refetch(),
      hot: () => void hot.refetch(),
      live: () => void (enoughLive ? hot : tables).refetch(),
      vendors: () => void vendors.refetch(),
    },
  };
}

/** The hot tile comes first: a row that got it later would move. */
const loading = { status: 'loading' } as const;

function partOf<Wire, Value>(
  query: Pick<UseQueryResult<Wire>, 'data' | 'error' | 'isError' | 'isFetching'>,
  toValue: (wire: Wire) => Value,
): Part<Value> {
  if (query.data !== undefined) return { status: 'ready', value: toValue(query.data) };
  // A second attempt under way keeps its message until it ends; the button shows that it runs.
  if (query.isError) return { status: 'error', error: query.error, busy: query.isFetching };
  return { status: 'loading' };
}
