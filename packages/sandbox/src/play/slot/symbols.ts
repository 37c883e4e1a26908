import { cover } from '../../art/cover.ts';
import type { Family } from '../../art/families/families.ts';

interface Tile {
  readonly family: Family;
  readonly palette: string;
  /** The drawing of the family. Default 7. */
  readonly id?: number;
}

/** The picture of each symbol, by the name of its subject. Each has its own palette, so that it is known by its colour. */
const tiles: Readonly<Record<string, Tile>> = {
  alpona: { family: 'alpona', palette: 'sindoor' },
  arch: { family: 'arch', palette: 'kash' },
  cards: { family: 'cards', palette: 'tea' },
  coin: { family: 'coin', palette: 'moyur' },
  dice: { family: 'dice', palette: 'poramati' },
  fish: { family: 'fish', palette: 'hilsa' },
  'fruit.citrus': { family: 'fruit', palette: 'borsha', id: 15 },
  'fruit.lichu': { family: 'fruit', palette: 'shapla', id: 9 },
  'fruit.mango': { family: 'fruit', palette: 'tea', id: 8 },
  'fruit.melon': { family: 'fruit', palette: 'krishna', id: 5 },
  gem: { family: 'gem', palette: 'neel' },
  jamdani: { family: 'jamdani', palette: 'gur' },
  kite: { family: 'kite', palette: 'hilsa' },
  lotus: { family: 'lotus', palette: 'shapla' },
  peacock: { family: 'peacock', palette: 'moyur' },
  river: { family: 'river', palette: 'padma' },
  tiger: { family: 'tiger', palette: 'sundarban' },
  wheel: { family: 'wheel', palette: 'sindoor' },
};

/** Names of all symbols. */
export const symbolNames: readonly string[] = Object.keys(tiles);

/** Family and number of a symbol's picture. */
export const tileOf = (name: string): Tile | undefined =>
  Object.hasOwn(tiles, name) ? tiles[name] : undefined;

/** The picture of a symbol as an SVG file; `undefined` for an unknown name. */
export function symbolPicture(name: string): string | undefined {
  const tile = tileOf(name);
  if (!tile) return undefined;
  const { family, palette, id = 7 } = tile;
  return cover(id, { family, palette, width: 240, height: 240 });
}
