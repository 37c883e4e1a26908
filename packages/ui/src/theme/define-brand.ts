import { exactHex, hueChroma, toHex } from './colour.ts';
import type { Scheme, SchemeTokens } from './contrast.ts';
import { type BrandSeed, type CoverStyle, type Density, seedProblem } from './seeds.ts';
import { type PinReport, type SeedColours, solve, solvePinned } from './solve.ts';

/** Tokens of a brand that are the same in both schemes. */
export type ShapeToken =
  | `radius-${'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full'}`
  | `control-${'sm' | 'md' | 'lg'}`
  | 'cover-ratio';

/** A brand derived from its seeds by `defineBrand`: every token in both schemes. */
export interface Brand {
  /** Value of `data-brand`. */
  readonly id: string;
  /** Colours and shadows of the light scheme. */
  readonly light: SchemeTokens;
  /** Colours and shadows of the dark scheme. */
  readonly dark: SchemeTokens;
  /** Radius steps, control heights, cover shape and the title font. */
  readonly shape: Readonly<Record<ShapeToken, string>> & { readonly 'font-display'?: string };
  /** Tokens that differ on wide screens with a mouse; empty unless `compact`. */
  readonly desktop: Readonly<Partial<Record<ShapeToken, string>>>;
  /** The result for `accentFill`; absent when the seeds set none. */
  readonly pin?: Readonly<Record<Scheme, PinReport>>;
  /** The seeds it was derived from, to change or save them. */
  readonly seeds: BrandSeed;
}

const quietest = 0.03;

/**
 * Derives every token of a brand, light and dark, from its seeds. Pure. Colours are computed in OKLCH, mapped into
 * sRGB and returned as hex (8 digits when translucent), so that older browsers need no OKLCH. Every pair of `pairs.ts`
 * keeps its ratio for any seeds.
 *
 * @throws RangeError when a seed is malformed.
 */
export function defineBrand(seeds: BrandSeed): Brand {
  const problem = seedProblem(seeds);
  if (problem !== null) throw new RangeError(problem);
  const { name, shadow, accentFill } = seeds;
  const neutral = hueChroma(seeds.neutral);
  const tint: SeedColours = {
    accent: hueChroma(seeds.accent),
    warm: hueChroma(seeds.warm),
    neutral: { hue: neutral.hue, chroma: Math.min(neutral.chroma, quietest) },
  };
  const shape = shapeOf(seeds);
  const light = lightShadows(tint.neutral.hue, shadow);
  if (accentFill === undefined) {
    return {
      id: name,
      light: { ...solve(tint, 'light'), ...light },
      dark: { ...solve(tint, 'dark'), ...darkShadows },
      ...shape,
      seeds,
    };
  }
  const pin = exactHex(accentFill);
  const [inLight, inDark] = [solvePinned(tint, 'light', pin), solvePinned(tint, 'dark', pin)];
  return {
    id: name,
    light: { ...inLight.colours, ...light },
    dark: { ...inDark.colours, ...darkShadows },
    ...shape,
    pin: { light: inLight.report, dark: inDark.report },
    seeds,
  };
}

const heights: Readonly<Record<Density, readonly [sm: number, md: number, lg: number]>> = {
  compact: [32, 40, 46],
  regular: [36, 44, 52],
  roomy: [40, 48, 56],
};
const ratios: Readonly<Record<CoverStyle, string>> = { portrait: '3 / 4', square: '1 / 1' };

const controls = (density: Density) => {
  const [sm, md, lg] = heights[density];
  return { 'control-sm': `${sm}px`, 'control-md': `${md}px`, 'control-lg': `${lg}px` } as const;
};

function shapeOf({ radius, density, coverStyle, displayFont }: BrandSeed) {
  const px = (times: number) => `${radius * times}px`;
  const shape: Brand['shape'] = {
    'radius-xs': px(1),
    'radius-sm': px(2),
    'radius-md': px(3),
    'radius-lg': px(4),
    'radius-xl': px(6),
    'radius-full': px(999),
    ...controls(density === 'roomy' ? 'roomy' : 'regular'),
    'cover-ratio': ratios[coverStyle === 'square' ? 'square' : 'portrait'],
    ...(displayFont === undefined ? {} : { 'font-display': displayFont }),
  };
  return { shape, desktop: density === 'compact' ? controls('compact') : {} };
}

function lightShadows(hue: number, opacity: number): Record<`shadow-${1 | 2 | 3 | 4}`, string> {
  const ink = (times: number) => toHex(0.2, 0.02, hue, Math.min(opacity * times, 0.999));
  const thin = ink(1);
  return {
    'shadow-1': `0 1px 2px ${thin}`,
    'shadow-2': `0 1px 2px ${thin}, 0 4px 12px -2px ${thin}`,
    'shadow-3': `0 2px 4px ${thin}, 0 12px 28px -6px ${ink(2)}`,
    'shadow-4': `0 4px 8px ${thin}, 0 32px 64px -12px ${ink(3.6)}`,
  };
}

/** In the dark scheme a raised surface is lighter and has a thin inner line. */
const darkShadows: Record<`shadow-${1 | 2 | 3 | 4}`, string> = {
  'shadow-1': 'inset 0 0 0 1px #ffffff09',
  'shadow-2': 'inset 0 0 0 1px #ffffff0a, 0 4px 14px -2px #00000066',
  'shadow-3': 'inset 0 0 0 1px #ffffff0f, 0 14px 34px -6px #0000008c',
  'shadow-4': 'inset 0 0 0 1px #ffffff12, 0 36px 72px -12px #000000bf',
};
