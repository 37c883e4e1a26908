import type { WireGame, WireGameMenus, WireGameVendors } from '@parlour/api-client';
import { categoryHref, withVendor } from '../../shared/games/categories.ts';
import {
  type GameSummary,
  toGameSummary,
  type VendorNames,
} from '../../shared/games/game-summary.ts';
import { type HomeSection, homeSections } from '../../shared/runtime/config-lists.ts';

/** A section of the lobby itself; the shelves below it are another part. */
export type LobbyPart = Exclude<HomeSection, 'shelves'>;

/** The sections of the lobby in order. `null`: all, in the order of the product. */
export const lobbyParts = (sections: readonly HomeSection[] | null): readonly LobbyPart[] =>
  (sections ?? homeSections).filter((name) => name !== 'shelves');

/** Whether the shelves stand below the lobby. */
export const hasShelves = (sections: readonly HomeSection[] | null): boolean =>
  sections?.includes('shelves') ?? true;

/** The rows of the lobby in order: the jackpot shares the row of the banner, at the place of the first of them. */
export function lobbyRows(parts: readonly LobbyPart[]): readonly Exclude<LobbyPart, 'jackpot'>[] {
  return [...new Set(parts.map((name) => (name === 'jackpot' ? 'banners' : name)))];
}

/** The featured game and the eight beside it. */
export const hotGamesShown = 9;
export const liveTablesShown = 4;

/**
 * Names of vendors. Those of the menu cards are used until the list of vendors is loaded. A prerendered page has no
 * such list, and a changed name would re-create every game of the page.
 */
export const namesIn = (menus: WireGameMenus, listed: VendorNames): VendorNames =>
  new Map([
    ...menus.flatMap(({ cards }) =>
      cards.map(({ vassalage, title }): [string, string] => [vassalage, title]),
    ),
    ...listed,
  ]);

/**
 * The hot games of the lobby: the largest kind and the others in turn, each time from another vendor, so that any list
 * shows all vendors and kinds. Live tables have their own row.
 */
export function toHotGames(games: readonly WireGame[], names: VendorNames): readonly GameSummary[] {
  const kinds = new Map<string, WireGame[]>();
  for (const game of unique(games)) {
    if (game.gameType === 'LIVE') continue;
    kinds.set(game.gameType, [...(kinds.get(game.gameType) ?? []), game]);
  }
  const [main = [], ...others] = [...kinds.values()].sort((a, b) => b.length - a.length);
  const taken: WireGame[] = [];
  const take = (kind: WireGame[] | undefined) => {
    if (!kind?.length || taken.length === hotGamesShown) return;
    const isNew = ({ vassalage }: WireGame) => taken.every((game) => game.vassalage !== vassalage);
    const [game] = kind.splice(Math.max(0, kind.findIndex(isNew)), 1);
    if (game) taken.push(game);
  };
  for (let turn = 0; turn < hotGamesShown; turn++) {
    take(main);
    take(others[turn % Math.max(1, others.length)]);
  }
  return taken.map((game) => toGameSummary(game, names));
}

/** Live tables from the whole list of hot games. */
export function toLiveTables(
  games: readonly WireGame[],
  names: VendorNames,
): readonly GameSummary[] {
  const live = unique(games).filter(({ gameType }) => gameType === 'LIVE');
  const step = Math.max(1, Math.floor(live.length / liveTablesShown));
  return live
    .filter((_, place) => place % step === 0)
    .slice(0, liveTablesShown)
    .map((game) => toGameSummary(game, names));
}

const unique = (games: readonly WireGame[]): readonly WireGame[] => [
  ...new Map(games.map((game) => [game.nodeId, game])).values(),
];

/** A vendor of the carousel, and the page with its games. */
export interface LobbyVendor {
  readonly id: string;
  readonly name: string;
  readonly mark: string;
  readonly href: string;
}

/** Vendors that have a page: slots if they have slots, else their first category (GAM-03). */
export function toLobbyVendors(vendors: WireGameVendors): readonly LobbyVendor[] {
  return vendors.flatMap(({ vassalage: id, name, gameTypes, logoUrl: mark }) => {
    const type = gameTypes.includes('RNG') ? 'RNG' : gameTypes.find((code) => categoryHref(code));
    const page = type === undefined ? null : categoryHref(type);
    return page === null ? [] : [{ id, name, mark, href: withVendor(page, id) }];
  });
}
