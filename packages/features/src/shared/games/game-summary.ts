import type { WireGame, WireGameTypeCode, WireGameVendors } from '@parlour/api-client';

/** A game as cards show it. */
export interface GameSummary {
  readonly id: number;
  readonly title: string;
  /** Vendor key, as filters and the wire know it. */
  readonly vendorId: string;
  readonly vendorName: string;
  readonly gameType: string;
  readonly coverUrl: string;
  /** One flag only: live before hot before new. */
  readonly flag: 'live' | 'new' | 'hot' | null;
  /** Under maintenance: shown, not playable. */
  readonly resting: boolean;
  /** Smallest stake, a decimal string. */
  readonly minBet: string;
}

/** Vendor key → shown name. */
export type VendorNames = ReadonlyMap<string, string>;

/** The names of a vendor list. */
export function vendorNamesOf(vendors: WireGameVendors): VendorNames {
  return new Map(vendors.map(({ vassalage, name }) => [vassalage, name]));
}

/** Wire → view model. An unknown vendor shows its key. */
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
  };
}

function flagOf({ isLive, isNew, isHot }: WireGame): GameSummary['flag'] {
  if (isLive) return 'live';
  if (isHot) return 'hot';
  return isNew ? 'new' : null;
}

/** The cover of a game that has none, or whose own does not come. Give it to `useResolve` before a picture gets it. */
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

/** Answers may bring types of a newer backend; requests name only the known ones. */
export const toGameType = (value: string): GameType | undefined =>
  gameTypes.find((type) => type === value);
