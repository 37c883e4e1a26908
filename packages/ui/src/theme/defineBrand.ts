import { contrast, type HueChroma, hueChroma, over, toHex } from './colour.ts';
import { type ContrastPair, pairs } from './pairs.ts';
import { isRoleName, type RoleName, type RoleRule, roleNames, roles, type Seed } from './roles.ts';

export type Scheme = 'light' | 'dark';
export const schemes: readonly Scheme[] = ['light', 'dark'];

/** A seed colour: hue and chroma, or any CSS colour of which only those two are used. */
export type SeedColour = HueChroma | string;

/** The whole of a brand. Everything else is derived (BRD-01). */
export interface BrandSeed {
  /** Identifier, also the value of `data-brand`: small letters, digits, hyphens. */
  readonly name: string;
  readonly accent: SeedColour;
  /** Prizes, points, the demo mark. */
  readonly warm: SeedColour;
  /** Tint of surfaces and text; its chroma is held below 0.03 so that chrome stays quiet. */
  readonly neutral: SeedColour;
  /** Corner of the smallest box in px, 0–12; 0 is square. */
  readonly radius: number;
  /** Font-family list of titles. Default: the body face. */
  readonly displayFont?: string;
  /** Opacity of one shadow layer in the light scheme, 0–0.2. */
  readonly shadow: number;
  /** Name of the mark that `Logo` draws. */
  readonly logo?: string;
  /** Overrides the currency symbol of the site settings. */
  readonly currencySymbol?: string;
}

/** Custom property without its `--pl-` prefix. */
export type ColourToken = `color-${RoleName}` | `shadow-${1 | 2 | 3 | 4}`;
export type SchemeTokens = Readonly<Record<ColourToken, string>>;

export interface Brand {
  readonly id: string;
  readonly light: SchemeTokens;
  readonly dark: SchemeTokens;
  /** Tokens that are the same in both schemes: radius steps and the title face. */
  readonly shape: Readonly<
    Record<`radius-${'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full'}`, string>
  > & {
    readonly 'font-display'?: string;
  };
  readonly seeds: BrandSeed;
}

type Tint = Readonly<Record<Seed, HueChroma>>;
/** A resolved rule that can still be made lighter or darker. */
type Paint = { l: number; readonly chroma: number; readonly hue: number; readonly alpha: number };

const quietest = 0.03;
const step = 0.004;
const nameShape = /^[a-z][a-z0-9-]*$/;
const fontShape = /^[\w\s"',.-]+$/;

/**
 * Derives every token of a brand, light and dark, from its seeds. Pure. Colours
 * are computed in OKLCH, fitted into sRGB and returned as hex (8 digits where
 * translucent), so that older browsers need no OKLCH. Every pair of `pairs.ts`
 * keeps its ratio whatever the seeds are.
 *
 * @throws RangeError when a seed is malformed.
 */
export function defineBrand(seeds: BrandSeed): Brand {
  const { name, radius, shadow, displayFont } = seeds;
  if (!nameShape.test(name)) throw new RangeError(`Brand name "${name}" must match ${nameShape}`);
  if (!(radius >= 0 && radius <= 12)) throw new RangeError(`Radius ${radius} is not 0–12 px`);
  if (!(shadow >= 0 && shadow <= 0.2)) throw new RangeError(`Shadow ${shadow} is not 0–0.2`);
  if (displayFont !== undefined && !fontShape.test(displayFont)) {
    throw new RangeError(`"${displayFont}" is not a list of font families`);
  }
  const neutral = hueChroma(seeds.neutral);
  const tint: Tint = {
    accent: hueChroma(seeds.accent),
    warm: hueChroma(seeds.warm),
    neutral: { hue: neutral.hue, chroma: Math.min(neutral.chroma, quietest) },
  };
  const px = (times: number) => `${radius * times}px`;
  return {
    id: name,
    light: { ...colours(tint, 'light'), ...lightShadows(tint.neutral.hue, shadow) },
    dark: { ...colours(tint, 'dark'), ...darkShadows },
    shape: {
      'radius-xs': px(1),
      'radius-sm': px(2),
      'radius-md': px(3),
      'radius-lg': px(4),
      'radius-xl': px(6),
      'radius-full': px(999),
      ...(displayFont === undefined ? {} : { 'font-display': displayFont }),
    },
    seeds,
  };
}

/** A pair that misses its ratio. */
export interface ContrastMiss extends ContrastPair {
  readonly scheme: Scheme;
  readonly ratio: number;
}

/** Measures every declared pair of a brand in both schemes; empty means all hold (THM-01). */
export function contrastMisses(brand: Pick<Brand, Scheme>): ContrastMiss[] {
  return schemes.flatMap((scheme) =>
    pairs.flatMap((pair) => {
      const ratio = pairRatio(pair, (role) => brand[scheme][`color-${role}`]);
      return ratio < pair.min ? [{ ...pair, scheme, ratio }] : [];
    }),
  );
}

/** Contrast of one pair under a lookup of role colours (hex). */
export function pairRatio(pair: ContrastPair, colourOf: (role: RoleName) => string): number {
  const base = colourOf(pair.background);
  return contrast(colourOf(pair.foreground), pair.veil ? over(colourOf(pair.veil), base) : base);
}

type Colours = Record<`color-${RoleName}`, string>;
const isComplete = (record: Record<string, string>): record is Colours =>
  roleNames.every((name) => Object.hasOwn(record, `color-${name}`));

function colours(tint: Tint, scheme: Scheme): Colours {
  const paints = new Map<RoleName, Paint>();
  for (const name of roleNames) paints.set(name, paint(roles[aliased(name, scheme)][scheme], tint));
  const hexes = new Map<RoleName, string>();
  for (const [name, { l, chroma, hue, alpha }] of paints) {
    hexes.set(name, toHex(l, chroma, hue, alpha));
  }
  keepPromises(scheme, paints, hexes);
  const record = Object.fromEntries(
    roleNames.map((name) => [`color-${name}`, hexOf(hexes, aliased(name, scheme))]),
  );
  if (!isComplete(record)) throw new RangeError('A colour role is missing');
  return record;
}

/**
 * Fitting a loud colour into sRGB can move its luminance a little. Where that
 * breaks a pair, its foreground steps away from the background (then the
 * background from it) just far enough.
 */
function keepPromises(
  scheme: Scheme,
  paints: Map<RoleName, Paint>,
  hexes: Map<RoleName, string>,
): void {
  const repaint = (role: RoleName, by: number): boolean => {
    const target = paints.get(role);
    if (!target) return false;
    const next = Math.min(1, Math.max(0, target.l + by));
    if (next === target.l) return false;
    target.l = next;
    hexes.set(role, toHex(next, target.chroma, target.hue, target.alpha));
    return true;
  };
  const colourOf = (role: RoleName) => hexOf(hexes, aliased(role, scheme));
  for (let round = 0; round < 400; round += 1) {
    const broken = pairs.filter((pair) => pairRatio(pair, colourOf) < pair.min);
    if (broken.length === 0) return;
    for (const pair of broken) {
      const foreground = aliased(pair.foreground, scheme);
      const lighter =
        contrast(colourOf(pair.foreground), '#000') > contrast(colourOf(pair.background), '#000');
      const away = lighter ? step : -step;
      if (!repaint(foreground, away)) repaint(pair.background, -away);
    }
  }
}

function aliased(name: RoleName, scheme: Scheme): RoleName {
  const rule: RoleRule = roles[name][scheme];
  return 'same' in rule && isRoleName(rule.same) ? rule.same : name;
}

function paint(rule: RoleRule, tint: Tint): Paint {
  if ('same' in rule) throw new RangeError(`Alias of an alias: ${rule.same}`);
  if ('chroma' in rule) return { l: rule.l, chroma: rule.chroma, hue: rule.hue, alpha: 1 };
  const { hue, chroma } = tint[rule.from];
  return {
    l: rule.l,
    chroma: Math.min(chroma * rule.c, rule.cap ?? Number.POSITIVE_INFINITY),
    hue: hue + (rule.turn ?? 0),
    alpha: rule.alpha ?? 1,
  };
}

function hexOf(hexes: ReadonlyMap<RoleName, string>, role: RoleName): string {
  const hex = hexes.get(role);
  if (hex === undefined) throw new RangeError(`No colour for ${role}`);
  return hex;
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

/** In the dark, depth is a lighter surface plus an inner hairline. */
const darkShadows: Record<`shadow-${1 | 2 | 3 | 4}`, string> = {
  'shadow-1': 'inset 0 0 0 1px #ffffff09',
  'shadow-2': 'inset 0 0 0 1px #ffffff0a, 0 4px 14px -2px #00000066',
  'shadow-3': 'inset 0 0 0 1px #ffffff0f, 0 14px 34px -6px #0000008c',
  'shadow-4': 'inset 0 0 0 1px #ffffff12, 0 36px 72px -12px #000000bf',
};
