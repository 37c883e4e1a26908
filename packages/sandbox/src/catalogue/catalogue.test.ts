import type { WireGame as Game } from '@parlour/api-client/wire';
import { describe, expect, test } from 'vitest';
import { coverSubject } from '../art/cover.ts';
import { createCatalogue } from './catalogue.ts';
import type { GameQuery } from './search.ts';
import { vendors } from './vendors.ts';

const catalogue = createCatalogue(1);

function everyGame(query: GameQuery, source = catalogue): Game[] {
  const games: Game[] = [];
  for (let pageNo = 1; ; pageNo++) {
    const page = source.findGames({ ...query, pageNo, pageSize: 200 });
    games.push(...page.games);
    if (pageNo >= page.totalPages) return games;
  }
}

const english = everyGame({ language: 'EN' });
const bengali = everyGame({ language: 'BN' });

/** Not the card of a list of games, which has the name of its vendor. */
const isPlayed = ({ isGame }: (typeof english)[number]) => isGame === 'GAME';

describe('games', () => {
  test('[GAM-06] there are 10,000 games, and no name is used twice in a language', () => {
    expect(english).toHaveLength(10_000);
    for (const games of [english, bengali]) {
      const named = games.filter(isPlayed).map((game) => game.gameName);
      expect(new Set(named).size).toBe(named.length);
    }
    expect(new Set(english.map((game) => game.nodeId)).size).toBe(10_000);
  });

  test('[GAM-06] the same seed gives the same games, another seed gives others', () => {
    const page = { pageSize: 50, gameType: 'RNG' };
    expect(createCatalogue(1).findGames(page)).toEqual(catalogue.findGames(page));
    expect(createCatalogue(2).findGames(page)).not.toEqual(catalogue.findGames(page));
  });

  test('[GAM-06] every name is written in the letters of its language', () => {
    expect(english.filter((game) => !/^[A-Za-z0-9 '’/-]+$/.test(game.gameName))).toEqual([]);
    const letters = /^[\u0980-\u09ff0-9A-Z /-]+$/;
    expect(bengali.filter((game) => isPlayed(game) && !letters.test(game.gameName))).toEqual([]);
    expect(bengali.filter((game) => /[\u09e6-\u09ef]/.test(game.gameName))).toEqual([]);
  });

  test('[GAM-07] about 120 games are hot, none of them closed, some games are new', () => {
    const hot = catalogue.hotGames({ language: 'EN' });
    expect(hot).toHaveLength(120);
    expect(hot.filter((game) => !game.isHot || game.maintenance)).toEqual([]);
    expect(english.filter((game) => game.isHot)).toHaveLength(120);
    expect(catalogue.newGames().length).toBeGreaterThan(50);
  });

  test('[GAM-01] hot games can be filtered by type and by vendor', () => {
    const hotSlots = catalogue.hotGames({ gameType: 'RNG' });
    expect(hotSlots.length).toBeGreaterThan(0);
    expect(new Set(hotSlots.map((game) => game.gameType))).toEqual(new Set(['RNG']));
    const [first] = hotSlots;
    const ofVendor = catalogue.hotGames({ vassalage: first?.vassalage });
    expect(ofVendor.map((game) => game.nodeId)).toContain(first?.nodeId);
  });

  test('[GAM-01] live tables are marked live, jackpot slots as jackpots, a few games are closed', () => {
    expect(english.every((game) => (game.isLive ?? false) === (game.gameType === 'LIVE'))).toBe(
      true,
    );
    expect(english.every((game) => (game.jackpot ?? false) === (game.gameClassify === 'JP'))).toBe(
      true,
    );
    const closed = english.filter((game) => game.maintenance);
    expect(closed.length).toBeGreaterThan(2);
    expect(closed.length).toBeLessThan(40);
  });

  test('[GAM-05] the cover path of a game returns a picture; an unknown game has neither', () => {
    const game = catalogue.game(4711, 'EN');
    expect(game?.coverUrl).toBe('/art/cover/4711.svg');
    expect(catalogue.cover(4711)).toMatch(/^<svg /);
    expect(catalogue.cover(4711)).not.toBe(catalogue.cover(4712));
    for (const unknown of [0, -1, 10_001, 1.5, Number.NaN]) {
      expect(catalogue.game(unknown)).toBeUndefined();
      expect(catalogue.cover(unknown)).toBeUndefined();
    }
  });

  test('[GAM-05] [NAV-04] art is upright for a game card and wide for a sports tile', () => {
    const artOf = (gameType: string) =>
      catalogue.cover(catalogue.findGames({ gameType }).games[0]?.nodeId ?? 0);
    expect(artOf('RNG')).toContain('viewBox="0 0 300 400"');
    expect(artOf('SPORTS')).toContain('viewBox="0 0 480 270"');
  });

  test('[GAM-06] from the third page on, a slot shows another family than the slot before', () => {
    const marks = new Map(vendors.map(({ code, mark }) => [code, mark]));
    const { games } = catalogue.findGames({ gameType: 'RNG', pageSize: 200, pageNo: 3 });
    const repeats = games.filter((game, index) => {
      const before = games[index - 1];
      const given = ['VP', 'TG', 'BG'];
      if (!before || given.includes(game.gameClassify) || given.includes(before.gameClassify)) {
        return false;
      }
      const familyOf = ({ nodeId, vassalage }: Game) =>
        coverSubject(nodeId, { type: 'RNG', vendor: marks.get(vassalage) ?? 0 }).family;
      return familyOf(game) === familyOf(before);
    });
    expect(repeats).toEqual([]);
  });
});

describe('categories and vendors', () => {
  test('[GAM-01] each game type is a category with its vendors, named in both languages', () => {
    const codes = catalogue.categories('EN').map((category) => category.code);
    expect(codes).toEqual(['SPORTS', 'ESPORTS', 'LIVE', 'RNG', 'FISH', 'PVP', 'LOTT', 'ELOTT']);
    expect(catalogue.categories('EN').map((category) => category.title)).not.toEqual(
      catalogue.categories('BN').map((category) => category.title),
    );
    for (const { code, gameCount, cards } of catalogue.categories()) {
      expect(gameCount).toBe(catalogue.findGames({ gameType: code }).totalCount);
      for (const card of cards) {
        const { totalCount } = catalogue.findGames({ gameType: code, vassalage: card.vassalage });
        expect(card.gameCount).toBe(totalCount);
        expect(totalCount).toBeGreaterThan(0);
      }
    }
  });

  test('[GAM-01] slots are classified as SC, VP, TG, AC, JP and BG, and each class has games', () => {
    const slots = catalogue.categories().find((category) => category.code === 'RNG');
    expect(slots?.gameClassify).toEqual(['SC', 'VP', 'TG', 'AC', 'JP', 'BG']);
    for (const gameClassify of slots?.gameClassify ?? []) {
      expect(catalogue.findGames({ gameType: 'RNG', gameClassify }).totalCount).toBeGreaterThan(
        200,
      );
    }
  });

  test('[LAY-05] the menus of the backend carry the e-sports cards among the sports', () => {
    const menus = catalogue.menus('EN');
    expect(menus.map((menu) => menu.code)).not.toContain('ESPORTS');
    const sports = menus.find((menu) => menu.code === 'SPORTS');
    const cards = sports?.cards.map((card) => card.vassalage) ?? [];
    expect(cards.slice(-5)).toEqual(['AV', 'AI', 'IMES', 'TF', 'IA']);
    expect(sports?.gameCount).toBe(sports?.cards.reduce((sum, card) => sum + card.gameCount, 0));
  });

  test('[GAM-01] cockfighting games are off by default', () => {
    expect(catalogue.findGames({ gameType: 'COCKFIGHT' }).totalCount).toBe(0);
    expect(catalogue.vendors.map((vendor) => vendor.code)).not.toContain('DS88');
    const withIt = createCatalogue(1, { cockfight: true });
    const { games } = withIt.findGames({ gameType: 'COCKFIGHT' });
    expect(games.map((game) => game.vassalage)).toEqual(['DS88', 'DS88', 'DS88', 'DS88']);
    expect(withIt.categories().at(-1)?.code).toBe('COCKFIGHT');
    // Every other game is the same with and without them.
    for (const nodeId of [1, 571, 4_711, 10_000]) {
      expect(withIt.game(nodeId, 'EN')).toEqual(catalogue.game(nodeId, 'EN'));
    }
    expect(withIt.hotGames()).toEqual(catalogue.hotGames());
  });

  test('[GAM-03] there are forty vendors with a mark each; slots have more than seven', () => {
    expect(vendors).toHaveLength(40);
    expect(new Set(vendors.map((vendor) => vendor.code)).size).toBe(40);
    expect(new Set(vendors.map((vendor) => vendor.name)).size).toBe(40);
    expect(new Set(vendors.map((vendor) => vendor.mark)).size).toBe(40);
    expect(catalogue.gameVendors('RNG').length).toBeGreaterThan(7);
    expect(catalogue.gameVendors('LIVE').some((vendor) => vendor.isVassalage)).toBe(true);
    for (const { vassalage } of catalogue.gameVendors()) {
      expect(catalogue.vendorMark(vassalage)).toMatch(/^<svg /);
    }
    expect(catalogue.vendorMark('NOBODY')).toBeUndefined();
  });
});

describe('search and filters', () => {
  test('[GAM-02] twelve games a page, pages do not overlap, past the end is empty', () => {
    const first = catalogue.findGames({ gameType: 'RNG' });
    const second = catalogue.findGames({ gameType: 'RNG', pageNo: 2 });
    expect(first.games).toHaveLength(12);
    expect(first.totalPages).toBe(Math.ceil(first.totalCount / 12));
    const both = [...first.games, ...second.games].map((game) => game.nodeId);
    expect(new Set(both).size).toBe(24);
    expect(catalogue.findGames({ gameType: 'RNG', pageNo: 99_999 }).games).toEqual([]);
  });

  test('[GAM-02] a name is found in either language, in any case, with blanks around it', () => {
    const ids = (gameName: string) =>
      everyGame({ gameName, language: 'BN' }).map((game) => game.nodeId);
    const found = ids('  kite FESTIVAL ');
    expect(found.length).toBeGreaterThan(1);
    expect(found).toEqual(ids('kite festival'));
    const expected = english.filter((game) => /kite festival/i.test(game.gameName));
    expect(found).toEqual(expected.map((game) => game.nodeId));
    const [game] = expected;
    const bengaliName = catalogue.game(game?.nodeId ?? 0, 'BN')?.gameName ?? '';
    expect(ids(bengaliName)).toContain(game?.nodeId);
    expect(ids('no such game at all')).toEqual([]);
  });

  test('[GAM-02] composed and decomposed Bengali letters find the same games', () => {
    const name = bengali.find((game) =>
      game.gameName.includes('\u09df'.normalize('NFC')),
    )?.gameName;
    const part = name?.split(' ')[0] ?? '';
    const composed = part.replaceAll('\u09af\u09bc', '\u09df');
    expect(composed).not.toBe(part);
    const { totalCount } = catalogue.findGames({ gameName: composed });
    expect(totalCount).toBeGreaterThan(0);
    expect(totalCount).toBe(catalogue.findGames({ gameName: part }).totalCount);
  });

  test.each(['0.01', '0.05', '0.1', '0.5', '0.75'])(
    '[GAM-02] the minimum bet %s shows exactly the slots with that minimum',
    (minBet) => {
      const { totalCount } = catalogue.findGames({ gameType: 'RNG', minBet });
      const expected = english.filter(
        (game) => game.gameType === 'RNG' && Number(game.minBet) === Number(minBet),
      );
      expect(totalCount).toBe(expected.length);
      expect(totalCount).toBeGreaterThan(100);
    },
  );

  test('[GAM-02] an empty filter shows all, filters combine', () => {
    const all = catalogue.findGames({ gameType: 'RNG' }).totalCount;
    expect(catalogue.findGames({ gameType: 'RNG', minBet: '', gameName: '  ' }).totalCount).toBe(
      all,
    );
    const query = { gameType: 'RNG', vassalage: 'HIJOLIX', gameClassify: 'JP', minBet: '0.1' };
    const { games, totalCount } = catalogue.findGames({ ...query, minLineNum: '20' });
    expect(totalCount).toBeGreaterThan(0);
    for (const game of games) {
      expect(game).toMatchObject({ vassalage: 'HIJOLIX', gameClassify: 'JP', minBet: '0.1' });
      expect(game.minLineNum).toBeGreaterThanOrEqual(20);
    }
  });
});
