import type { Look } from '../../catalogue/catalogue.ts';
import data from './families.json' with { type: 'json' };
import { linesFor } from './lines.ts';
import { type Machine, stripOf } from './machine.ts';

/** Three families of reels, and the plain one of games that have no page of their own yet. */
export type ReelFamily = keyof typeof data;

interface FamilyRow {
  /** How often each symbol is on a reel, the rarest first. */
  readonly counts: readonly number[];
  /** By number of lines: the payouts of each symbol as multiples of the stake. */
  readonly pays: Readonly<Record<string, readonly (readonly number[])[]>>;
}

const rows: Readonly<Record<ReelFamily, FamilyRow>> = data;

/** The symbols of each family; in games with their own picture that one is the rarest symbol. */
const symbols: Readonly<Record<ReelFamily, readonly string[]>> = {
  garden: [
    'peacock',
    'lotus',
    'alpona',
    'fruit.lichu',
    'fruit.melon',
    'fruit.mango',
    'fruit.citrus',
  ],
  river: ['tiger', 'river', 'fish', 'arch', 'lotus', 'kite', 'fruit.melon'],
  bazaar: ['gem', 'coin', 'wheel', 'jamdani', 'dice', 'cards', 'kite'],
  plain: ['lotus', 'fish', 'kite', 'coin', 'gem', 'peacock'],
};

const byVendor = ['garden', 'river', 'bazaar'] as const;

/** The family of a vendor's slot games. */
export const familyOf = (mark: number): ReelFamily =>
  byVendor[mark % byVendor.length] ?? byVendor[0];

/** The symbols of a family with the game's own subject first. */
function symbolsWith(family: ReelFamily, subject: string): readonly string[] {
  const known = symbols[family];
  const others = known.filter((name) => name !== subject);
  return [subject, ...(others.length < known.length ? others : known.slice(1))];
}

/** Numbers of lines with a pay table, ascending. */
const lineCounts = (family: ReelFamily): readonly number[] =>
  Object.keys(rows[family].pays).map(Number);

/** The slot game of a family with at least this many lines, as far as the family has them. */
export function machineFor(family: ReelFamily, minLines: number, look?: Look): Machine {
  const counts = lineCounts(family);
  const lines = counts.find((count) => count >= minLines) ?? counts.at(-1) ?? 1;
  const isPlain = family === 'plain';
  const reels = lines > 5 ? 5 : 3;
  return {
    reels,
    rows: isPlain ? 1 : 3,
    symbols: isPlain || !look ? symbols[family] : symbolsWith(family, look.subject),
    strip: stripOf(rows[family].counts),
    lines: isPlain ? [[0, 0, 0]] : linesFor(reels, lines),
    least: reels === 3 ? 2 : 3,
    pays: rows[family].pays[lines] ?? [],
  };
}
