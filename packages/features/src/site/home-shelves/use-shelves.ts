import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toGameSummary } from '../../shared/games/game-summary.ts';
import { useVendorNames } from '../../shared/games/use-vendors.ts';
import { readViewed, refreshed } from '../../shared/games/viewed.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useAsker, useRuntime, useSession } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useWinners } from '../winner-board/use-winners.ts';
import type { ShelfParts } from './HomeShelvesView.tsx';
import {
  freshShown,
  playedAtMost,
  popularAtMost,
  toDrawn,
  toFresh,
  toOffers,
} from './home-shelves-model.ts';

/** The content of the shelves changes within minutes, not seconds. */
const staleTime = 300_000;

/** Reads every shelf separately: a failed one does not affect the others (ERR-01). */
export function useShelves() {
  const { api, config, memory } = useRuntime();
  const { timeZone } = useSettings();
  const names = useVendorNames();
  const asker = useAsker();
  const [viewed] = useState(() => readViewed(memory.device));
  // A trial account has no recent games.
  const isMember = useSession().kind === 'authenticated';
  const recent = useQuery({
    ...queries.recentGames(api, { pageNo: 1, pageSize: playedAtMost }),
    meta: { private: true },
    enabled: isMember,
    // The game that was just left is the first.
    staleTime: 0,
  });

  const hot = useQuery({ ...queries.hotGames(api), staleTime });
  const fresh = useQuery({
    ...queries.gameList(api, {
      clientType: config.clientType,
      isNew: true,
      pageNo: 1,
      pageSize: freshShown,
    }),
    staleTime,
  });
  const winners = useWinners();
  const promotions = queries.promotions(api);
  const offers = useQuery({
    ...promotions,
    // The promotions page has the same query key. It separates the answers for visitors from those for members.
    queryKey: [...promotions.queryKey, asker],
    meta: { private: asker === 'member' },
    enabled: asker !== null,
    staleTime: 60_000,
  });
  const popular = useQuery({
    ...queries.popularGames(api, { count: popularAtMost, device: config.device }),
    staleTime,
  });
  const draws = useQuery({ ...queries.lotteryMenu(api), staleTime: 60_000 });

  const lists = [hot.data?.list ?? [], fresh.data?.games ?? []];
  const known = lists.flat().map((game) => toGameSummary(game, names));
  const opened = refreshed(viewed, known);
  const played = (isMember && recent.data?.list) || [];
  const parts: ShelfParts = {
    // A member who opened games on this device has played some: their shelf has its place before its games arrive.
    played:
      recent.isLoading && opened.length > 0
        ? { status: 'loading' }
        : { status: 'ready', value: played.map((game) => toGameSummary(game, names)) },
    // Games that were played were opened too. Where they are unknown, the opened ones take their place.
    viewed: recent.isLoading || played.length > 0 ? [] : opened,
    fresh: partOf(fresh, () => toFresh(lists, names)),
    winners: winners.board,
    offers: partOf(offers, toOffers),
    popular: partOf(popular, ({ list }) =>
      list.slice(0, popularAtMost).map((game) => toGameSummary(game, names)),
    ),
    draws: partOf(draws, (menu) => toDrawn(menu, timeZone)),
  };
  return {
    winnersClock: winners.clock,
    parts,
    retry: {
      fresh: () => void fresh.refetch(),
      winners: winners.retry,
      offers: () => void offers.refetch(),
      popular: () => void popular.refetch(),
      draws: () => void draws.refetch(),
    },
  };
}
