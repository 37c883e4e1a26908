import { type ApiError, healsIn, queries } from '@parlour/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type PrizeMode, sitePrizeMode } from '../../shared/games/lottery-mode.ts';
import { useSeconds } from '../../shared/games/use-seconds.ts';
import { useRuntime, useSession } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import {
  drawsAsked,
  type Lottery,
  type LotteryTab,
  lotteriesOf,
  ofMode,
  type Part,
  toDraws,
  toLotteries,
  toPlayed,
  untilNextDraw,
} from './lottery-model.ts';
import { useMenu } from './use-menu.ts';

/** The choices of the page, from the address and the device. */
export interface LotteryChoice {
  readonly tab: LotteryTab;
  /** The lottery type of the site (CFG-01). */
  readonly siteType: string;
  /** The chosen prize mode; `null`: that of the site. */
  readonly mode: PrizeMode | null;
  /** Code of the lottery whose draws are shown; empty: all. */
  readonly drawsOf: string;
  /** Node ids of the favourites. */
  readonly favourites: readonly number[];
}

/** Reads all parts of the lottery screen separately: a failed one does not affect the others (LOT-01). */
export function useLottery({ tab, mode, drawsOf, favourites, siteType }: LotteryChoice) {
  const { api, config, clock } = useRuntime();
  const { kind } = useSession();
  const { timeZone, currencySymbol } = useSettings();
  const isPlayer = kind === 'authenticated' || kind === 'trial';

  const menu = useMenu();
  /** While the page is visible, everything that a draw changes is fetched again after it. */
  const afterDraw = (query: Parameters<typeof healsIn>[0]) =>
    healsIn(query) || (menu.data ? untilNextDraw(menu.data, clock.now()) : false);
  const menus = useQuery({ ...queries.gameMenus(api), staleTime: 600_000 });
  const siteMode = menus.data ? sitePrizeMode(menus.data) : null;
  const shownMode = mode ?? siteMode ?? 'Lott';
  const popular = useQuery({
    ...queries.popularGames(api, {
      count: 20,
      device: config.device,
      ...(siteMode && { prizeMode: siteMode }),
    }),
    enabled: tab === 'popular' && !menus.isPending,
    staleTime: 300_000,
  });
  const played = useQuery({
    ...queries.recentLotteries(api),
    enabled: isPlayer,
    refetchInterval: afterDraw,
  });
  const draws = useQuery({
    ...queries.openedNumbers(api, {
      count: drawsAsked,
      ...(drawsOf !== '' && { gameCode: drawsOf }),
    }),
    staleTime: 60_000,
    refetchInterval: afterDraw,
  });

  const all = partOf(menu, (wire) => toLotteries(wire, clock.now(), timeZone));
  const ids: Part<readonly number[]> =
    tab === 'popular'
      ? partOf(popular, ({ list }) => list.map(({ nodeId }) => nodeId))
      : tab === 'recent'
        ? partOf(played, ({ list }) => list.map(({ nodeId }) => nodeId))
        : { status: 'ready', value: favourites };
  return {
    isPlayer,
    mode: shownMode,
    parts: {
      lotteries: both(all, ids, (list, order) => lotteriesOf(list, tab, order, siteType)),
      ofMode: both(all, modeKnown(menus.isPending && mode === null), (list) =>
        ofMode(list, shownMode),
      ),
      draws: partOf(draws, (wire) => toDraws(wire, timeZone)),
      played: isPlayer ? partOf(played, (wire) => toPlayed(wire, currencySymbol, timeZone)) : null,
    },
    /** The lotteries that the table of draws can be filtered by. */
    names: all.status === 'ready' ? all.value : noLotteries,
    retry: {
      lotteries: () => {
        if (menu.isError) void menu.refetch();
        if (popular.isError) void popular.refetch();
        if (played.isError) void played.refetch();
      },
      draws: () => void draws.refetch(),
      played: () => void played.refetch(),
    },
  };
}

const noLotteries: readonly Lottery[] = [];

/**
 * Duration of this play session in seconds, as the backend counts it: the value of its answer plus the time since.
 * `null` for a visitor and before the first answer.
 */
export function useSessionClock(): number | null {
  const { api, device } = useRuntime();
  const { kind } = useSession();
  const isPlayer = kind === 'authenticated' || kind === 'trial';
  const read = queries.playSession(api);
  const { queryKey, queryFn: ask, networkMode = 'online', retry, retryDelay, meta } = read;
  const { data: since } = useQuery<number, ApiError>({
    // The cache keeps the start of the session instead of the answer.
    queryKey: [...queryKey, 'measured'],
    networkMode,
    ...(retry !== undefined && { retry }),
    ...(retryDelay !== undefined && { retryDelay }),
    ...(meta !== undefined && { meta }),
    queryFn: async (context) => {
      if (typeof ask !== 'function') throw new Error('The query of the session asks nothing');
      const { seconds } = await ask(context);
      return device.now() - seconds * 1000;
    },
    enabled: isPlayer,
  });
  const sinceShown = isPlayer ? (since ?? null) : null;
  const seconds = useSeconds(sinceShown);
  return sinceShown === null ? null : seconds;
}

const modeKnown = (isPending: boolean): Part<null> =>
  isPending ? { status: 'loading' } : { status: 'ready', value: null };

type Answer<Wire> = Pick<UseQueryResult<Wire>, 'data' | 'error' | 'isError' | 'isFetching'>;

function partOf<Wire, Value>(query: Answer<Wire>, toValue: (wire: Wire) => Value): Part<Value> {
  if (query.data !== undefined) return { status: 'ready', value: toValue(query.data) };
  if (query.isError) return { status: 'error', error: query.error, busy: query.isFetching };
  return { status: 'loading' };
}

/** Joins two parts: fails with the first that fails, and is ready when both are. */
function both<A, B, Value>(a: Part<A>, b: Part<B>, join: (a: A, b: B) => Value): Part<Value> {
  if (a.status === 'error') return a;
  if (b.status === 'error') return b;
  if (a.status === 'loading' || b.status === 'loading') return { status: 'loading' };
  return { status: 'ready', value: join(a.value, b.value) };
}
