import { contrast, over } from './colour.ts';
import { type ContrastPair, pairs } from './pairs.ts';
import type { RoleName } from './roles.ts';

/** The two schemes every brand is derived in. */
export type Scheme = 'light' | 'dark';
/** Both schemes, for loops over them. */
export const schemes: readonly Scheme[] = ['light', 'dark'];

/** Custom property without its `--pl-` prefix. */
export type ColourToken = `color-${RoleName}` | `shadow-${1 | 2 | 3 | 4}`;
/** Every colour and shadow of one scheme as a CSS value; colours are hex. */
export type SchemeTokens = Readonly<Record<ColourToken, string>>;

/** A pair that misses its ratio. */
export interface ContrastMiss extends ContrastPair {
  /** In which scheme it misses. */
  readonly scheme: Scheme;
  /** What it has, 1–21; less than `min`. */
  readonly ratio: number;
}

/** Measures every declared pair of a brand in both schemes; empty means all hold (THM-01). */
export function contrastMisses(brand: Readonly<Record<Scheme, SchemeTokens>>): ContrastMiss[] {
  return schemes.flatMap((scheme) =>
    missesIn(scheme, pairs, (role) => brand[scheme][`color-${role}`]),
  );
}

/** The pairs of one scheme that miss their ratio under a lookup of role colours (hex). */
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

/** Contrast of one pair under a lookup of role colours (hex). */
export function pairRatio(pair: ContrastPair, colourOf: (role: RoleName) => string): number {
  const base = colourOf(pair.background);
  return contrast(
    colourOf(pair.foreground),
    pair.overlay ? over(colourOf(pair.overlay), base) : base,
  );
}
