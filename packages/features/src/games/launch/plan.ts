// biome-ignore-all lint/plugin/send-once: useLaunch locks it
import {
  type Api,
  ApiError,
  queries,
  type WireGame,
  type WireLaunch,
  type WireLaunchBody,
  type WireLottery,
} from '@parlour/api-client';
import type { WithKey } from '@parlour/api-client/intents';
import type { QueryClient } from '@tanstack/react-query';
import {
  type GameSummary,
  noCover,
  toGameSummary,
  toGameType,
} from '../../shared/games/game-summary.ts';
import { keptGame } from '../../shared/games/last-played.ts';
import { sitePrizeMode, toPrizeMode } from '../../shared/games/lottery-mode.ts';
import type { SiteLottery } from '../../shared/games/use-site-lottery.ts';
import type { LaunchTarget } from './target.ts';

/** What every launch needs to find its game and to be sent. */
export interface LaunchPlace {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly clientType: 3;
  readonly device: 'WEB';
  readonly lottoArea: SiteLottery['area'];
  /** Language code, as the API expects it. */
  readonly language: string;
  /** A trial account plays with play money. */
  readonly demo: boolean;
  /** Name of the sports book. */
  readonly sports: string;
  /** Returns what is known about the game without a request. */
  readonly known: (id: number) => GameSummary | undefined;
}

/** A launch that is ready to be sent, and what is known about its game. */
export interface LaunchPlan {
  /** `null`: it can be launched, but its name is unknown. */
  readonly game: GameSummary | null;
  readonly send: (withKey: WithKey) => Promise<WireLaunch>;
}

/** Errors for targets that cannot be launched. */
const resting = () => new ApiError('GAME_MAINTENANCE');
const unknown = () => new ApiError('VALIDATION');

/** Finds the game of a target. Rejects with the reason when nothing can be launched. */
export function planLaunch(target: LaunchTarget, place: LaunchPlace): Promise<LaunchPlan> {
  switch (target.kind) {
    case 'game':
      return planGame(target.id, place);
    case 'first':
      return planFirst(target, place);
    case 'lottery':
      return planLottery(target, place);
    case 'sportsBook':
      return planSportsBook(target.vendor, place);
  }
}

const commonBody = ({ device, language, demo }: LaunchPlace) => ({
  platform: device,
  language,
  backUrl: '/',
  ...(demo && { demo: true }),
});

const sendOf =
  (body: WireLaunchBody, { api }: LaunchPlace): LaunchPlan['send'] =>
  (withKey) =>
    withKey('launchGame', body, (key) => api.launchGame(body, key));

function launchOf(nodeId: number, game: GameSummary | null, place: LaunchPlace): LaunchPlan {
  const body = {
    nodeId,
    vendor: game?.vendorId ?? '',
    // The backend identifies a game by its node id; the type only helps to find it.
    gameType: toGameType(game?.gameType ?? '') ?? ('RNG' as const),
    ...commonBody(place),
  };
  return { game, send: sendOf(body, place) };
}

/**
 * Uses the remembered card. After a reload, and for an address that somebody shared, it looks the game up by its id, so
 * that the launch names its vendor; for a backend without that filter in the recent and the hot list. A game that is not
 * found can still be played.
 */
async function planGame(id: number, place: LaunchPlace): Promise<LaunchPlan> {
  const { api, queryClient, clientType } = place;
  const kept = keptGame(queryClient, id);
  if (kept) return launchOf(id, kept, place);
  const byId = async () =>
    (await api.getGameList({ clientType, nodeId: id, pageNo: 1, pageSize: 1 })).games;
  const hot = async () => (await queryClient.ensureQueryData(queries.hotGames(api))).list;
  const game =
    (await inList(id, byId)) ??
    (await recentGame(id, place)) ??
    (await inList(id, hot)) ??
    place.known(id) ??
    null;
  return launchOf(id, game, place);
}

/**
 * Looks for a game among those the member played last. The answer of a launch does not name the game. But a launched
 * game is the newest of the recent ones, so reading them after the launch finds names that no other list has.
 */
export async function recentGame(
  id: number,
  { api, demo }: Pick<LaunchPlace, 'api' | 'demo'>,
): Promise<GameSummary | null> {
  // A trial account has no recent games.
  if (demo) return null;
  return inList(id, async () => (await api.getRecentGames({ pageNo: 1, pageSize: 50 })).list);
}

/** Without a connection nothing is found. The launch itself reports that failure. */
async function inList(
  id: number,
  list: () => Promise<readonly WireGame[]>,
): Promise<GameSummary | null> {
  try {
    const game = (await list()).find(({ nodeId }) => nodeId === id);
    return game ? toGameSummary(game, new Map()) : null;
  } catch {
    return null;
  }
}

async function planFirst(
  { vendor, gameType }: Extract<LaunchTarget, { kind: 'first' }>,
  place: LaunchPlace,
): Promise<LaunchPlan> {
  const { games } = await place.api.getGameList({
    clientType: place.clientType,
    ...(gameType && { gameType }),
    ...(vendor && { vassalage: vendor }),
    pageNo: 1,
    pageSize: 12,
  });
  const game = games.find(({ maintenance }) => maintenance !== true);
  if (!game) throw resting();
  return launchOf(game.nodeId, toGameSummary(game, new Map()), place);
}

async function planLottery(
  { code, view }: Extract<LaunchTarget, { kind: 'lottery' }>,
  place: LaunchPlace,
): Promise<LaunchPlan> {
  const { api, queryClient } = place;
  const { list } = await queryClient.ensureQueryData(queries.lotteryMenu(api));
  const lottery = list.find(({ gameCode }) => gameCode === code);
  if (!lottery) throw unknown();
  const mode = toPrizeMode(lottery.prizeMode) ?? (await modeOfSite(place));
  const game = gameOfLottery(lottery, mode === 'Elott' ? 'ELOTT' : 'LOTT');
  const body = {
    nodeId: lottery.nodeId,
    vendor: '',
    gameType: game.gameType,
    ...commonBody(place),
    launchMode: 'LOTT' as const,
    lottoArea: place.lottoArea,
    lottoPrizeMode: mode,
    lottoGameCode: code,
    lottoView: view,
    device: place.device,
  };
  return { game, send: sendOf(body, place) };
}

/** A lottery names its mode; one with an unknown mode is played in the mode of the site. */
const modeOfSite = async ({ api, queryClient }: LaunchPlace) =>
  sitePrizeMode(await queryClient.ensureQueryData(queries.gameMenus(api)));

const gameOfLottery = (lottery: WireLottery, gameType: 'LOTT' | 'ELOTT') => ({
  id: lottery.nodeId,
  title: lottery.name,
  vendorId: '',
  vendorName: '',
  gameType,
  coverUrl: lottery.coverUrl,
  flag: null,
  resting: false,
  minBet: '0',
});

/** The sports book exists only where a sports vendor does (LCH-02). */
async function planSportsBook(wanted: string | null, place: LaunchPlace): Promise<LaunchPlan> {
  const { api, queryClient, device: platform, language } = place;
  const vendors = await queryClient.ensureQueryData(
    queries.gameVendors(api, { gameType: 'SPORTS' }),
  );
  const vendor = vendors.find(
    ({ vassalage, maintenance }) => maintenance !== true && (wanted ?? vassalage) === vassalage,
  );
  if (!vendor) throw resting();
  const game = {
    id: 0,
    title: place.sports,
    vendorId: vendor.vassalage,
    vendorName: vendor.name,
    gameType: 'SPORTS',
    coverUrl: noCover,
    flag: null,
    resting: false,
    minBet: '0',
  };
  const body = { vendor: vendor.vassalage, platform, language, backUrl: '/sports' };
  return { game, send: () => api.launchSportsBook(body) };
}
