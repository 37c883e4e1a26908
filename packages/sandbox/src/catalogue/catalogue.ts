import type {
  WireGame as Game,
  WireGameMenu as GameMenu,
  WireGamePage as GamePage,
  WireGameVendor as GameVendor,
  WireMenuCard as MenuCard,
} from '@parlour/api-client/wire';
import { type CoverOptions, cover, coverPalette, subjectName } from '../art/cover.ts';
import { type Palette, paletteOf } from '../art/palettes.ts';
import { type VendorMarkOptions, vendorMark } from '../art/vendor-mark.ts';
import { paletteStepsOf } from './colours.ts';
import categoryRows from './data/categories.json' with { type: 'json' };
import { createEntries, type Entry, pickHot } from './entries.ts';
import { type GameType, gameTypes, isGameType } from './game-types.ts';
import { type Language, languageOf } from './language.ts';
import { once } from './once.ts';
import { type GameQuery, matcher, normaliseName, pageOf } from './search.ts';
import { createTitles } from './titles.ts';
import { type Vendor, vendors } from './vendors.ts';

export interface CatalogueOptions {
  /** Whether the cockfighting games are included. Default `false`. */
  cockfight?: boolean;
}

export interface HotQuery {
  gameType?: string | undefined;
  vassalage?: string | undefined;
  language?: string | undefined;
}

/** What the cover of a game shows. */
export interface Look {
  /** The name of its subject: `tiger`, `fruit.mango`. */
  readonly subject: string;
  readonly palette: Palette;
  /** Number of the vendor, which has its own style. */
  readonly mark: number;
}

/** All games, vendors and categories of one seed. Pure: equal seeds give equal results. */
export interface Catalogue {
  readonly vendors: readonly Vendor[];
  /** Vendors as the vendor list sends them; without a type, all vendors that have a game. */
  gameVendors(gameType?: string): GameVendor[];
  /** One category for each game type; e-sports is a category of its own. */
  categories(language?: string): GameMenu[];
  /** Categories as the backend sends them: e-sports cards are among the sports (LAY-05). */
  menus(language?: string): GameMenu[];
  findGames(query: GameQuery): GamePage;
  game(nodeId: number, language?: string): Game | undefined;
  hotGames(query?: HotQuery): Game[];
  newGames(query?: HotQuery): Game[];
  /** The picture of a game as an SVG file. */
  cover(nodeId: number): string | undefined;
  /** What the cover of a game shows, for a page that matches it. */
  look(nodeId: number): Look | undefined;
  /** The glyph of a vendor as an SVG file. */
  vendorMark(vassalage: string, options?: VendorMarkOptions): string | undefined;
}

/** Sports show wide art; the subject stays away from the edges there, and from those of an upright card. */
const wide = { width: 480, height: 270 };

export function createCatalogue(seed = 1, options: CatalogueOptions = {}): Catalogue {
  const offered = gameTypes.filter((type) => type !== 'COCKFIGHT' || options.cockfight);
  const entries = once(() => createEntries(offered, seed));
  const titles = once(() => createTitles(entries(), seed));
  const hot = once(() => pickHot(entries(), seed));
  const paletteSteps = once(() => paletteStepsOf(entries(), hot()));
  const openVendors = vendors.filter((vendor) =>
    vendor.gameTypes.some((type) => offered.includes(type)),
  );
  /** The names of each game in both languages, prepared for the search. */
  const names = once(() =>
    titles().bn.map((title, index) => normaliseName(`${title}\n${titles().en[index] ?? ''}`)),
  );
  const indexOf = (entry: Entry) => entry.nodeId - 1;
  const entryOf = (nodeId: number): Entry | undefined => entries()[nodeId - 1];
  const nameOf = (entry: Entry) => names()[indexOf(entry)] ?? '';
  const optionsOf = (entry: Entry): CoverOptions => {
    const { type, vendor, family } = entry;
    const paletteStep = paletteSteps()[indexOf(entry)] ?? 0;
    return { type, vendor: vendor.mark, paletteStep, ...(family && { family }) };
  };

  /** The last game of a vendor with an own list, in each type: its card opens that list (GAM-03). */
  const lists = once(() => {
    const last = new Map<string, Entry>();
    for (const entry of entries()) {
      if (entry.vendor.ownList) last.set(`${entry.type} ${entry.vendor.code}`, entry);
    }
    return new Set(last.values());
  });
  const toGame = (entry: Entry, language: Language): Game => {
    const isList = lists().has(entry);
    const own = titles()[language][indexOf(entry)] ?? '';
    return {
      nodeId: entry.nodeId,
      gameName: isList ? entry.vendor.name : own,
      vassalage: entry.vendor.code,
      vendor: entry.vendor.code,
      gameType: entry.type,
      gameClassify: entry.classify,
      minBet: entry.minBet,
      minLineNum: entry.minLines,
      coverUrl: `/art/cover/${entry.nodeId}.svg`,
      isHot: hot().has(entry.nodeId),
      isNew: entry.isNew,
      ...(entry.type === 'LIVE' && { isLive: true }),
      ...(entry.maintenance && { maintenance: true }),
      ...(entry.classify === 'JP' && { jackpot: true }),
      accountTypeName: entry.vendor.name,
      gameCode: `${entry.vendor.code}-${entry.nodeId}`,
      defaultPlayType: 'REAL',
      isGame: isList ? 'VASSALAGE' : 'GAME',
    };
  };

  const counts = once(() => {
    const found = new Map<string, number>();
    for (const { type, vendor } of entries()) {
      const key = `${type} ${vendor.code}`;
      found.set(key, (found.get(key) ?? 0) + 1);
    }
    return found;
  });
  const cardsOf = (type: GameType): MenuCard[] =>
    openVendors
      .filter((vendor) => vendor.gameTypes.includes(type))
      .map((vendor) => ({
        vassalage: vendor.code,
        title: vendor.name,
        isHot: vendor.hot,
        gameCount: counts().get(`${type} ${vendor.code}`) ?? 0,
      }));

  const categories = (asked?: string): GameMenu[] => {
    const language = languageOf(asked);
    return categoryRows.flatMap(({ code, title, gameClassify }) => {
      if (!isGameType(code) || !offered.includes(code)) return [];
      const cards = cardsOf(code);
      const gameCount = cards.reduce((sum, card) => sum + card.gameCount, 0);
      return [{ code, title: title[language], gameClassify, gameCount, cards }];
    });
  };

  const listed = (query: HotQuery, wanted: (entry: Entry) => boolean): Game[] => {
    const matches = matcher(query, nameOf);
    return entries()
      .filter((entry) => wanted(entry) && matches(entry))
      .map((entry) => toGame(entry, languageOf(query.language)));
  };

  return {
    vendors: openVendors,
    gameVendors: (gameType) =>
      openVendors
        .filter((vendor) => !gameType || vendor.gameTypes.some((type) => type === gameType))
        .map((vendor) => ({
          vassalage: vendor.code,
          name: vendor.name,
          gameTypes: [...vendor.gameTypes],
          logoUrl: `/art/vendor/${vendor.code}.svg`,
          ...(vendor.ownList && { isVassalage: true }),
          ...(vendor.maintenance && { maintenance: true }),
        })),
    categories,
    menus(asked) {
      const all = categories(asked);
      const esports = all.find((category) => category.code === 'ESPORTS');
      return all
        .filter((category) => category !== esports)
        .map((category) =>
          category.code === 'SPORTS' && esports
            ? {
                ...category,
                gameCount: category.gameCount + esports.gameCount,
                cards: [...category.cards, ...esports.cards],
              }
            : category,
        );
    },
    findGames(query) {
      const found = entries().filter(matcher(query, nameOf));
      const { start, end, size, language } = pageOf(query);
      return {
        games: found.slice(start, end).map((entry) => toGame(entry, language)),
        totalPages: Math.ceil(found.length / size),
        totalCount: found.length,
      };
    },
    game(nodeId, language) {
      const entry = entryOf(nodeId);
      return entry && toGame(entry, languageOf(language));
    },
    hotGames: (query = {}) => listed(query, (entry) => hot().has(entry.nodeId)),
    newGames: (query = {}) => listed(query, (entry) => entry.isNew),
    cover(nodeId) {
      const entry = entryOf(nodeId);
      if (!entry) return undefined;
      const look = optionsOf(entry);
      return cover(nodeId, entry.type === 'SPORTS' ? { ...look, ...wide } : look);
    },
    look(nodeId) {
      const entry = entryOf(nodeId);
      if (!entry) return undefined;
      const palette = paletteOf(coverPalette(nodeId, optionsOf(entry)));
      return { subject: subjectName(entry.subject), palette, mark: entry.vendor.mark };
    },
    vendorMark(vassalage, markOptions) {
      const vendor = vendors.find(({ code }) => code === vassalage);
      return vendor && vendorMark(vendor.mark, markOptions);
    },
  };
}
