import type { WireGame as Game } from '@parlour/api-client/wire';
import { describe, expect, test } from 'vitest';
import { coverSubject, subjectName } from '../art/cover.ts';
import { palettes } from '../art/palettes.ts';
import { createCatalogue } from './catalogue.ts';
import { createEntries } from './entries.ts';
import { type GameType, gameTypes } from './game-types.ts';

const offered = gameTypes.filter((type) => type !== 'COCKFIGHT');
const catalogue = createCatalogue(1);
const entries = new Map(createEntries(offered, 1).map((entry) => [entry.nodeId, entry]));

/** Hue in degrees, computed independently of the tested code. */
function hueOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = (hex.match(/[0-9a-f]{2}/g) ?? []).map((part) => parseInt(part, 16));
  return ((Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI + 360) % 360;
}

interface CoverLook {
  readonly game: string;
  readonly picture: string;
  readonly palette: string;
  readonly hue: number;
}

/** The look of a cover: reads the colours from the SVG file. */
function lookOf({ nodeId, gameName }: Game): CoverLook {
  const svg = catalogue.cover(nodeId) ?? '';
  const palette = palettes.find(({ mid, base, deep }) =>
    [mid, base, deep].every((colour) => svg.includes(`stop-color="${colour}"`)),
  );
  const entry = entries.get(nodeId);
  if (!palette || !entry) throw new Error(`No look for game ${nodeId}.`);
  const { type, vendor, family } = entry;
  const subject = coverSubject(nodeId, { type, vendor: vendor.mark, ...(family && { family }) });
  return {
    game: `${nodeId} ${gameName}`,
    picture: subjectName(subject),
    palette: palette.name,
    hue: hueOf(palette.base),
  };
}

const looksOf = (games: readonly Game[]) => games.map(lookOf);

/** Pairs of list items that are `apart` places from each other. */
const pairs = (looks: readonly CoverLook[], apart: number): (readonly [CoverLook, CoverLook])[] =>
  looks.slice(apart).flatMap((look, index) => {
    const before = looks[index];
    return before ? [[before, look] as const] : [];
  });

const describePairs = (found: readonly (readonly [CoverLook, CoverLook])[]) =>
  found.map(([a, b]) => `${a.game} / ${b.game}: ${a.picture} ${a.palette}, ${b.palette}`);

const hueBetween = (a: CoverLook, b: CoverLook) => {
  const apart = Math.abs(a.hue - b.hue);
  return Math.min(apart, 360 - apart);
};

const pageOf = (gameType: GameType, pageSize = 60) =>
  catalogue.findGames({ gameType, pageSize, language: 'EN' }).games;

const lists: readonly (readonly [string, readonly CoverLook[]])[] = [
  ['hot games', looksOf(catalogue.hotGames({ language: 'EN' }))],
  ['new games', looksOf(catalogue.newGames({ language: 'EN' }).slice(0, 24))],
  ['hot slots', looksOf(catalogue.hotGames({ gameType: 'RNG', language: 'EN' }))],
  ...offered.map((type) => [type, looksOf(pageOf(type))] as const),
];

describe.each(lists)('covers of %s', (_, looks) => {
  test('[GAM-05] neighbours have grounds of different hue', () => {
    expect(describePairs(pairs(looks, 1).filter(([a, b]) => hueBetween(a, b) < 20))).toEqual([]);
  });

  test('[GAM-05] no picture repeats in the same colours within a row', () => {
    const again = [1, 2, 3, 4, 5, 6].flatMap((apart) =>
      pairs(looks, apart).filter(([a, b]) => a.picture === b.picture && a.palette === b.palette),
    );
    expect(describePairs(again)).toEqual([]);
  });
});

test.each(['SPORTS', 'LIVE', 'PVP', 'FISH'] as const)(
  '[GAM-05] among hot games of %s no two neighbours show the same picture',
  (gameType) => {
    const looks = looksOf(catalogue.hotGames({ gameType, language: 'EN' }));
    const twice = pairs(looks, 1).filter(([a, b]) => a.picture === b.picture);
    expect(describePairs(twice)).toEqual([]);
  },
);

test('[NAV-04] the first rows of sports show balls, boats and kites, never the same twice in a row', () => {
  const looks = looksOf(pageOf('SPORTS', 12));
  expect(describePairs(pairs(looks, 1).filter(([a, b]) => a.picture === b.picture))).toEqual([]);
  expect(new Set(looks.map(({ picture }) => picture)).size).toBeGreaterThan(2);
});

test('[GAM-05] equal seeds give equal colours', () => {
  const { games } = catalogue.findGames({ gameType: 'RNG', pageSize: 20 });
  const again = createCatalogue(1);
  for (const { nodeId } of games) expect(again.cover(nodeId)).toBe(catalogue.cover(nodeId));
});

/** Nouns of titles, and the pictures that match them. */
const motifs: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\btiger\b(?! live)/i, ['tiger']],
  [/\bpeacock\b/i, ['peacock']],
  [/\bkite\b/i, ['kite']],
  [/\bmohurs?\b/i, ['coin']],
  [/\b(lily|lotus)\b/i, ['lotus']],
  [/\bflower circle\b/i, ['alpona']],
  [/\b(diamond|ruby|sapphire|gems?)\b/i, ['gem']],
  [/\bdice\b/i, ['dice']],
  [/\broulette\b/i, ['wheel']],
  [/\b(poker|cards?)\b/i, ['cards']],
  [/\bfootball\b/i, ['ball.football']],
  [/\bcricket\b/i, ['ball.cricket']],
  [/\bmango\b/i, ['fruit.mango']],
  [/\blichu\b/i, ['fruit.lichu']],
];
/** The noun names a card game, or the title joins two motifs. */
const spoken = /dragon tiger|lotus ruby/i;

test('[GAM-06] a title that names a motif has a picture of it', () => {
  const wrong = [1, 2, 3, 4, 5].flatMap((pageNo) =>
    offered.flatMap((gameType) => {
      const { games } = catalogue.findGames({ gameType, pageSize: 200, pageNo, language: 'EN' });
      return games.flatMap((game) => {
        const picture = subjectName(entries.get(game.nodeId)?.subject ?? { family: 'alpona' });
        const motif = motifs.find(([noun]) => noun.test(game.gameName));
        if (!motif || spoken.test(game.gameName) || motif[1].includes(picture)) return [];
        return [`${game.gameName}: ${picture}`];
      });
    }),
  );
  expect(wrong).toEqual([]);
});
