import { type BrandSeed, brandSeeds, type ContrastPair, defineBrand } from '@parlour/ui/theme';
import { hueChroma, shapes } from '@parlour/ui/theme/runtime';

/** The three colours a brand chooses. */
export type ColourSeed = 'accent' | 'warm' | 'neutral';

/** Most chroma a slider offers; a tint stays quiet. */
export const mostChroma: Readonly<Record<ColourSeed, number>> = {
  accent: 0.3,
  warm: 0.25,
  neutral: 0.03,
};

/** What the wall is called while its brand is being edited: no shipped brand is touched. */
export const previewName = 'studio';

export const firstSeeds: BrandSeed = brandSeeds.padma;

/** Why a text cannot be a seed; null when it can. */
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

/** A copy with one seed changed; an empty optional seed is no seed. */
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

/** A copy that writes figures otherwise; what is the default anyway is not written down. */
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

/** `text-muted / surface-page`, with the overlay between them when there is one. */
export const pairName = ({ foreground, background, overlay }: ContrastPair): string =>
  [foreground, ...(overlay ? [overlay] : []), background].join(' / ');

/** WCAG grade of a ratio; boundaries of controls have one grade only. */
export function gradeOf(ratio: number, min: number): 'AAA' | 'AA' | 'UI' | null {
  if (ratio < min) return null;
  if (min < 4.5) return 'UI';
  return ratio >= 7 ? 'AAA' : 'AA';
}

/** The brand of the wall. */
export const previewBrand = (seeds: BrandSeed) => defineBrand({ ...seeds, name: previewName });
