import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { toCategories } from '../../shared/games/categories.ts';
import { useVendorNames, useVendorsQuery } from '../../shared/games/use-vendors.ts';
import { useLanguage, useT } from '../../shared/i18n/use-t.ts';
import { toJackpotSource } from '../../shared/jackpot/source.ts';
import { useLinkTo } from '../../shared/links/server-link.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { type BannerGroup, useBanners } from '../banners/use-banners.ts';
import {
  liveTablesShown,
  namesIn,
  toHotGames,
  toLiveTables,
  toLobbyVendors,
} from './home-model.ts';

/** The content of the lobby changes within minutes, not seconds. */
const staleTime = 300_000;
/** Categories and vendors change with a release of the backend. */
const steady = { staleTime: 600_000 };

/** Reads every section of the lobby separately: a failed one does not affect the others. */
export function useLobby(group: BannerGroup) {
  const { api, config } = useRuntime();
  const t = useT();
  const linkTo = useLinkTo();
  const language = useLanguage();
  const { banners, retry: retryBanners } = useBanners(group);
  const jackpot = useQuery({ ...queries.jackpot(api, { scope: 'rng' }), staleTime });
  const notices = useQuery({ ...queries.notices(api), staleTime });
  const menus = useQuery({ ...queries.gameMenus(api), ...steady });
  const hot = useQuery({ ...queries.hotGames(api), staleTime });
  const vendors = useVendorsQuery();
  const names = namesIn(menus.data ?? [], useVendorNames());

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
    parts: useStableValue({
      banners,
      jackpot: partOf(jackpot, (wire) => toJackpotSource(wire, linkTo)),
      notices: partOf(notices, (list) => list),
      categories: hot.isPending ? loading : categories,
      hot: partOf(hot, ({ list }) => toHotGames(list, names)),
      live,
      vendors: partOf(vendors, toLobbyVendors),
    }),
    retry: {
      banners: retryBanners,
      jackpot: () => void jackpot.refetch(),
      notices: () => void notices.refetch(),
      categories: () => void menus.refetch(),
      hot: () => void hot.refetch(),
      live: () => void (enoughLive ? hot : tables).refetch(),
      vendors: () => void vendors.refetch(),
    },
  };
}

/** The hot tile comes first, so the row waits for it: added later, it would move the others. */
const loading = { status: 'loading' } as const;
