import type { WireGame, WireGameTypeCode, WireGameVendors } from '@parlour/api-client';

/** A game as cards show it. */
export interface GameSummary {
  readonly id: number;
  readonly title: string;
  /** Vendor key, as used by filters and the API. */
  readonly vendorId: string;
  readonly vendorName: string;
  readonly gameType: string;
  readonly coverUrl: string;
  /** At most one flag: live wins over hot, hot over new. */
  readonly flag: 'live' | 'new' | 'hot' | null;
  /** Under maintenance: the game is shown but cannot be played. */
  readonly resting: boolean;
  /** Smallest stake, as a decimal string. */
  readonly minBet: string;
  /** The card opens the list of its vendor instead of a game (GAM-03). */
  readonly opensList?: true;
}

/** Vendor key → shown name. */
export type VendorNames = ReadonlyMap<string, string>;

/** Returns the names of the vendors in a list. */
export function vendorNamesOf(vendors: WireGameVendors): VendorNames {
  return new Map(vendors.map(({ vassalage, name }) => [vassalage, name]));
}

/** Converts a game of the API to the view model. An unknown vendor is shown by its key. */
export function toGameSummary(game: WireGame, names: VendorNames): GameSummary {
  return {
    id: game.nodeId,
    title: game.gameName,
    vendorId: game.vassalage,
    vendorName: names.get(game.vassalage) ?? game.vassalage,
    gameType: game.gameType,
    coverUrl: game.coverUrl,
    flag: flagOf(game),
    resting: game.maintenance === true,
    minBet: game.minBet,
    ...(game.isGame === 'VASSALAGE' && { opensList: true }),
  };
}

function flagOf({ isLive, isNew, isHot }: WireGame): GameSummary['flag'] {
  if (isLive) return 'live';
  if (isHot) return 'hot';
  return isNew ? 'new' : null;
}

/**
 * The default cover, for a game that has none or whose own fails to load. Pass it through `useResolve` before you use
 * it as a source.
 */
export const noCover = '/art/cover/fallback.svg';

/** The page that launches a game. */
export const gameHref = (id: number): string => `/game?id=${id}`;

/** A game type a request may name (GAM-01). */
export type GameType = WireGameTypeCode;

const gameTypes: readonly GameType[] = [
  'SPORTS',
  'ESPORTS',
  'LIVE',
  'LOTT',
  'ELOTT',
  'FISH',
  'PVP',
  'RNG',
  'COCKFIGHT',
];

/** Responses may contain types of a newer backend; requests use only the known ones. */
export const toGameType = (value: string): GameType | undefined =>
  gameTypes.find((type) => type === value);
