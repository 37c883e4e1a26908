import { hueChroma } from '../../packages/ui/src/theme/colour.ts';
import { defineBrand } from '../../packages/ui/src/theme/define-brand.ts';
import type { BrandSeed, SeedColour } from '../../packages/ui/src/theme/seeds.ts';

export interface NewBrandOptions {
  /** Any CSS colour. Default: a hue that follows from the name. */
  readonly accent?: string | undefined;
  /** Any CSS colour. Its chroma is limited to that of a tint. Default: a trace of the accent. */
  readonly neutral?: string | undefined;
  /** Corner of the smallest box in px, 0–12. Default: 4 to 7, by the name. */
  readonly radius?: number | undefined;
  /** The name as shown in English. Default: the name with a capital. */
  readonly title?: string | undefined;
  /** The name as shown in Bengali. Default: as in English; a brand without a Bengali name keeps its letters. */
  readonly bn?: string | undefined;
  /** `latin` or `bengali`: digits of the figures of a Bengali page. Default `latin`. */
  readonly digits?: string | undefined;
  /** `thousands` or `lakh`: where commas are put. Default `thousands`. */
  readonly grouping?: string | undefined;
}

/** Logos on a 36 × 36 tile, one stroke each. */
const marks = [
  ['wave', 'M6 22c4-6 8 6 12 0s8 6 12 0'],
  ['peak', 'M7 26l7-14 4 8 4-6 7 12'],
  ['leaf', 'M10 26c0-12 6-17 16-17 0 11-5 17-16 17zM10 26l8-9'],
  ['ring', 'M18 9a9 9 0 1 0 .1 0zM18 15a3 3 0 1 0 .1 0z'],
  ['sail', 'M17 8v18H8L17 8zM21 13v13h7l-7-13z'],
  ['gate', 'M9 27V16a9 9 0 0 1 18 0v11M18 27V17'],
] as const;

/**
 * Returns a complete brand for a name. Hue, warm colour, corners and logo follow from the name, so two new brands
 * rarely look alike, and the same command gives the same brand. The defaults are moderate: square corners and a
 * coloured page are options.
 *
 * @throws RangeError when the name, a colour, the radius or a word for figures cannot be used.
 */
export function newBrand(name: string, options: NewBrandOptions = {}): BrandSeed {
  const number = hash(name);
  const accent = options.accent ?? { hue: number % 360, chroma: 0.13 };
  const { hue, chroma } = hueChroma(accent);
  const shown = options.title ?? name.charAt(0).toUpperCase() + name.slice(1);
  const { digits, grouping } = options;
  const seeds = {
    $schema: '../brand.schema.json',
    name,
    names: { bn: options.bn ?? shown, en: shown },
    accent,
    // From marigold to amber: prizes are warm in every brand.
    warm: { hue: 60 + (number % 30), chroma: 0.15 },
    // A grey stays grey.
    neutral: options.neutral ?? { hue: Math.round(hue), chroma: Math.min(0.01, rounded(chroma)) },
    // With a larger radius a checkbox would look like a radio button.
    radius: options.radius ?? 4 + (number % 4),
    density: 'regular',
    shadow: 0.07,
    logo: markOf(number)[1],
    ...((digits ?? grouping) !== undefined && {
      numbers: {
        ...(digits !== undefined && { digits }),
        ...(grouping !== undefined && { grouping }),
      },
    }),
    coverStyle: 'portrait',
  } satisfies BrandSeed;
  defineBrand(seeds);
  return seeds;
}

/** Describes the seeds of a new brand, one line each, and says which ones were given as options. */
export function choices(seeds: BrandSeed, asked: NewBrandOptions): readonly string[] {
  const of = (colour: SeedColour) =>
    typeof colour === 'string' ? colour : `hue ${colour.hue}, chroma ${colour.chroma}`;
  const by = (option: unknown, otherwise = 'by the name') =>
    option === undefined ? otherwise : 'as asked';
  const [mark] = markOf(hash(seeds.name));
  return [
    `Accent     ${of(seeds.accent)} (${by(asked.accent, 'by the name; --accent')})`,
    `Warm       ${of(seeds.warm)} (by the name)`,
    `Neutral    ${of(seeds.neutral)} (${by(asked.neutral, 'a trace of the accent')})`,
    `Radius     ${seeds.radius} px (${by(asked.radius)})`,
    `Mark       ${mark} (by the name)`,
    `Figures    ${seeds.numbers?.digits ?? 'latin'} digits (${by(asked.digits, '--digits')}), ${seeds.numbers?.grouping ?? 'thousands'} (${by(asked.grouping, '--grouping')})`,
  ];
}

const markOf = (number: number) => marks[number % marks.length] ?? marks[0];
const rounded = (chroma: number) => Math.round(chroma * 1000) / 1000;

/** Returns the registry with one more line, in alphabetical order. */
export function addToRegistry(registry: string, name: string): string {
  const isLine = (line: string) => line.startsWith('export ');
  const lines = registry.trimEnd().split('\n');
  const exported = /^[a-z]\w*$/.test(name) ? name : `'${name}'`;
  const added = `export { default as ${exported} } from './${name}.json' with { type: 'json' };`;
  const file = (line: string) => /'\.\/([^']+)'/.exec(line)?.[1] ?? '';
  const brands = [...lines.filter(isLine), added].sort((a, b) => (file(a) < file(b) ? -1 : 1));
  return `${[...lines.filter((line) => !isLine(line)), ...brands].join('\n')}\n`;
}

/** FNV-1a: short, and the same result on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) {
    value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}
