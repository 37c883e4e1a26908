import { type BrandSeed, brandSeeds, type ContrastPair, defineBrand } from '@parlour/ui/theme';
import { hueChroma, shapes } from '@parlour/ui/theme/runtime';

/** The three colours that a brand defines. */
export type ColourSeed = 'accent' | 'warm' | 'neutral';

/** The highest chroma of each slider. It is low for a tint. */
export const mostChroma: Readonly<Record<ColourSeed, number>> = {
  accent: 0.3,
  warm: 0.25,
  neutral: 0.03,
};

/** Name of the brand on the wall while it is edited, so that no shipped brand changes. */
export const previewName = 'studio';

export const firstSeeds: BrandSeed = brandSeeds.padma;

/** Returns why a text cannot be a seed, or null if it can. */
export function faultOf(
  kind: keyof typeof shapes,
  text: string,
): 'studio.notAColour' | 'studio.notAllowed' | null {
  if (kind === 'colour') {
    try {
      hueChroma(text);
      return shapes.colour.test(text) ? null : 'studio.notAColour';
    } catch {
      return 'studio.notAColour';
    }
  }
  return shapes[kind].test(text) ? null : 'studio.notAllowed';
}

/** Returns a copy with one seed changed. An empty optional seed is removed. */
export function withSeed<Key extends keyof BrandSeed>(
  seeds: BrandSeed,
  key: Key,
  value: BrandSeed[Key] | undefined,
): BrandSeed {
  const copy = { ...seeds };
  if (value === undefined || value === '') delete copy[key];
  else copy[key] = value;
  return copy;
}

/** Returns a copy with another number format. A default value is not stored. */
export function withNumbers(
  seeds: BrandSeed,
  change: NonNullable<BrandSeed['numbers']>,
): BrandSeed {
  const { digits = 'latin', grouping = 'thousands' } = { ...seeds.numbers, ...change };
  const numbers = {
    ...(digits !== 'latin' && { digits }),
    ...(grouping !== 'thousands' && { grouping }),
  };
  return withSeed(seeds, 'numbers', Object.keys(numbers).length > 0 ? numbers : undefined);
}

/** `text-muted / surface-page`, with the overlay between them if there is one. */
export const pairName = ({ foreground, background, overlay }: ContrastPair): string =>
  [foreground, ...(overlay ? [overlay] : []), background].join(' / ');

/** The WCAG grade of a ratio. Boundaries of controls have only one grade. */
export function gradeOf(ratio: number, min: number): 'AAA' | 'AA' | 'UI' | null {
  if (ratio < min) return null;
  if (min < 4.5) return 'UI';
  return ratio >= 7 ? 'AAA' : 'AA';
}

/** The brand that the wall shows. */
export const previewBrand = (seeds: BrandSeed) => defineBrand({ ...seeds, name: previewName });
