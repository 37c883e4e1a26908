import { defineBrand } from '../../packages/ui/src/theme/defineBrand.ts';
import type { BrandSeed } from '../../packages/ui/src/theme/seeds.ts';

export interface NewBrandOptions {
  /** Any CSS colour. Default: a hue that follows from the name. */
  readonly accent?: string | undefined;
  /** The name as shown in English. Default: the name with a capital. */
  readonly title?: string | undefined;
  /** The name as shown in Bengali. Default: as in English; a brand without a Bengali name keeps its letters. */
  readonly bn?: string | undefined;
}

/** Marks on a 36 × 36 tile, one stroke each: wave, peak, leaf, ring, sail, gate. */
const marks = [
  'M6 22c4-6 8 6 12 0s8 6 12 0',
  'M7 26l7-14 4 8 4-6 7 12',
  'M10 26c0-12 6-17 16-17 0 11-5 17-16 17zM10 26l8-9',
  'M18 9a9 9 0 1 0 .1 0zM18 15a3 3 0 1 0 .1 0z',
  'M17 8v18H8L17 8zM21 13v13h7l-7-13z',
  'M9 27V16a9 9 0 0 1 18 0v11M18 27V17',
] as const;

/**
 * A complete brand under a name: its hue, warm colour, corners and mark follow
 * from the name, so two new brands rarely look alike and the same command gives
 * the same brand.
 *
 * @throws RangeError when the name or a colour cannot be used.
 */
export function newBrand(name: string, { accent, title, bn }: NewBrandOptions = {}): BrandSeed {
  const number = hash(name);
  const hue = number % 360;
  const shown = title ?? name.charAt(0).toUpperCase() + name.slice(1);
  const seeds = {
    $schema: '../brand.schema.json',
    name,
    names: { bn: bn ?? shown, en: shown },
    accent: accent ?? { hue, chroma: 0.13 },
    // Marigold to amber: prizes stay warm in every brand.
    warm: { hue: 60 + (number % 30), chroma: 0.15 },
    neutral: typeof accent === 'string' ? accent : { hue, chroma: 0.01 },
    radius: number % 7,
    density: 'regular',
    shadow: 0.07,
    logo: marks[number % marks.length] ?? marks[0],
    coverStyle: 'portrait',
  } satisfies BrandSeed;
  defineBrand(seeds);
  return seeds;
}

/** The registry with one more line, in alphabetical order. */
export function addToRegistry(registry: string, name: string): string {
  const isLine = (line: string) => line.startsWith('export ');
  const lines = registry.trimEnd().split('\n');
  const exported = /^[a-z]\w*$/.test(name) ? name : JSON.stringify(name);
  const added = `export { default as ${exported} } from './${name}.json' with { type: 'json' };`;
  const file = (line: string) => /'\.\/([^']+)'/.exec(line)?.[1] ?? '';
  const brands = [...lines.filter(isLine), added].sort((a, b) => (file(a) < file(b) ? -1 : 1));
  return `${[...lines.filter((line) => !isLine(line)), ...brands].join('\n')}\n`;
}

/** FNV-1a: small, and the same number everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) {
    value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}
