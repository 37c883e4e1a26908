import { contrast, over } from './colour.ts';
import { type ContrastPair, pairs } from './pairs.ts';
import type { RoleName } from './roles.ts';

/** The two schemes that every brand has. */
export type Scheme = 'light' | 'dark';
/** Both schemes, for loops over them. */
export const schemes: readonly Scheme[] = ['light', 'dark'];

/** A custom property, without its `--pl-` prefix. */
export type ColourToken = `color-${RoleName}` | `shadow-${1 | 2 | 3 | 4}`;
/** Every colour and shadow of one scheme, as CSS values. Colours are hex. */
export type SchemeTokens = Readonly<Record<ColourToken, string>>;

/** A pair with too little contrast. */
export interface ContrastMiss extends ContrastPair {
  /** The scheme in which the contrast is too low. */
  readonly scheme: Scheme;
  /** The measured ratio, 1–21; less than `min`. */
  readonly ratio: number;
}

/**
 * Measures every declared pair of a brand in both schemes. An empty list means that all pairs have their ratio
 * (THM-01).
 */
export function contrastMisses(brand: Readonly<Record<Scheme, SchemeTokens>>): ContrastMiss[] {
  return schemes.flatMap((scheme) =>
    missesIn(scheme, pairs, (role) => brand[scheme][`color-${role}`]),
  );
}

/** Returns the pairs of one scheme with too little contrast, for the given role colours (hex). */
export function missesIn(
  scheme: Scheme,
  among: readonly ContrastPair[],
  colourOf: (role: RoleName) => string,
): ContrastMiss[] {
  return among.flatMap((pair) => {
    const ratio = pairRatio(pair, colourOf);
    return ratio < pair.min ? [{ ...pair, scheme, ratio }] : [];
  });
}

/** Returns the contrast of one pair, for the given role colours (hex). */
export function pairRatio(pair: ContrastPair, colourOf: (role: RoleName) => string): number {
  const base = colourOf(pair.background);
  return contrast(
    colourOf(pair.foreground),
    pair.overlay ? over(colourOf(pair.overlay), base) : base,
  );
}
