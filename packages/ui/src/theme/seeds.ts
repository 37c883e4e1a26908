import type { HueChroma } from './colour.ts';

/** A seed colour: hue and chroma, or any CSS colour of which only those two are used. */
export type SeedColour = HueChroma | string;

/** Heights of controls. `compact` only where a mouse points: fingers keep their 44 px. */
export const densities = ['compact', 'regular', 'roomy'] as const;
/** `compact` 40, `regular` 44, `roomy` 48 px: the height of a control of size `md`. */
export type Density = (typeof densities)[number];

/** Shape of the covers of a game list. */
export const coverStyles = ['portrait', 'square'] as const;
/** `portrait` is 3:4, `square` 1:1. */
export type CoverStyle = (typeof coverStyles)[number];

/** Digits of the figures people read. `bengali` shows only while the page is in Bengali. */
export const digitScripts = ['latin', 'bengali'] as const;
/** `latin` is 0–9, `bengali` ০–৯. */
export type DigitScript = (typeof digitScripts)[number];

/** Where commas are in a long figure. */
export const groupings = ['thousands', 'lakh'] as const;
/** `thousands` is 1,234,567, `lakh` 12,34,567. */
export type Grouping = (typeof groupings)[number];

/** How the figures of a page are written (I18-02). */
export interface NumberStyle {
  /** Digits of the figures. */
  readonly digits: DigitScript;
  /** Where commas are. */
  readonly grouping: Grouping;
}

/**
 * A name by the tag of its language (BCP 47): `bn`, `en`, `ur`. English is what a language without
 * one reads (I18-01).
 */
export interface BrandNames {
  readonly [language: string]: string;
  /** The name where a language has none of its own. */
  readonly en: string;
}

/** A word of a list that a JSON file also spells as any string; `defineBrand` refuses others. */
type Word<Known extends string> = Known | (string & Record<never, never>);

/**
 * The whole of a brand: its name and at most a dozen seeds; everything else is
 * derived (BRD-01). The same shape is a file of `brands/`, a run-time brand
 * (`brand.schema.json`) and what the Brand Studio downloads.
 */
export interface BrandSeed {
  /** Where editors find the schema; ignored. */
  readonly $schema?: string;
  /** Identifier, also the value of `data-brand`: small letters, digits, hyphens. */
  readonly name: string;
  /** The name as shown, per language. Default: the identifier. */
  readonly names?: BrandNames;
  /** You can act here; you are here. */
  readonly accent: SeedColour;
  /** Prizes, points, the demo mark. */
  readonly warm: SeedColour;
  /** Tint of surfaces and text; its chroma is held below 0.03 so that chrome stays quiet. */
  readonly neutral: SeedColour;
  /** The exact colour of filled buttons; kept in a scheme where all its pairs hold. */
  readonly accentFill?: string;
  /** Corner of the smallest box in px, 0–12; 0 is square. */
  readonly radius: number;
  /** Default `regular`. */
  readonly density?: Word<Density>;
  /** Font-family list of titles. Default: the body face. */
  readonly displayFont?: string;
  /** Opacity of one shadow layer in the light scheme, 0–0.2. */
  readonly shadow: number;
  /** A mark that `Logo` draws by name, or the path data of one on a 36 × 36 tile. */
  readonly logo?: string;
  /** Overrides the currency symbol of the site settings. */
  readonly currencySymbol?: string;
  /** How figures are written. Default: Latin digits, groups of three (I18-02). */
  readonly numbers?: {
    /** Default `latin`. */
    readonly digits?: Word<DigitScript> | undefined;
    /** Default `thousands`. */
    readonly grouping?: Word<Grouping> | undefined;
  };
  /** Default `portrait`. */
  readonly coverStyle?: Word<CoverStyle>;
}

/** Bounds of the numbers. */
export const limits = { radius: 12, shadow: 0.2, chroma: 0.4, colour: 64, font: 240 } as const;

/**
 * What the texts of a brand may look like. They reach style sheets and
 * attributes, so each is a list of what is allowed: nothing that could end a
 * value, start a function, a comment or a tag matches.
 */
export const shapes = {
  name: /^[a-z][a-z0-9-]{0,31}$/,
  shown: /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .’&+-]|\u200c|\u200d){0,39}$/u,
  colour: /^[#a-zA-Z][a-zA-Z0-9(),.%/ +-]*$/,
  font: /^(?:"[A-Za-z0-9 _-]+"|[A-Za-z][A-Za-z0-9-]*)(?:, ?(?:"[A-Za-z0-9 _-]+"|[A-Za-z][A-Za-z0-9-]*))*$/,
  logo: /^(?:[a-z][a-z0-9-]{0,31}|M ?-?[0-9.]+[ ,-][MmLlHhVvCcSsQqTtAaZz0-9 ,.-]{3,1200})$/,
  currency: /^[\p{L}\p{Sc}][\p{L}\p{M}\p{Sc}.]{0,5}$/u,
} as const;

/**
 * Why a seed cannot be used, apart from its colours; null when it can.
 */
export function seedProblem(seeds: BrandSeed): string | null {
  const { name, names, radius, shadow, density, displayFont, logo, currencySymbol, coverStyle } =
    seeds;
  if (!shapes.name.test(name)) return `Brand name "${name}" must match ${shapes.name}`;
  if (!(radius >= 0 && radius <= limits.radius)) return `Radius ${radius} is not 0–12 px`;
  if (!(shadow >= 0 && shadow <= limits.shadow)) return `Shadow ${shadow} is not 0–0.2`;
  if (displayFont !== undefined && !fits(displayFont, shapes.font, limits.font)) {
    return `"${displayFont}" is not a list of font families`;
  }
  for (const shown of Object.values(names ?? {})) {
    if (!shapes.shown.test(shown)) return `"${shown}" cannot be shown as a name`;
  }
  if (logo !== undefined && !shapes.logo.test(logo)) return `"${logo}" is no mark and no path`;
  if (currencySymbol !== undefined && !shapes.currency.test(currencySymbol)) {
    return `"${currencySymbol}" is not a currency symbol`;
  }
  if (density !== undefined && !isOneOf(densities, density)) return `No density "${density}"`;
  if (coverStyle !== undefined && !isOneOf(coverStyles, coverStyle)) {
    return `No cover style "${coverStyle}"`;
  }
  const { digits, grouping } = seeds.numbers ?? {};
  if (digits !== undefined && !isOneOf(digitScripts, digits)) return `No digits "${digits}"`;
  if (grouping !== undefined && !isOneOf(groupings, grouping)) return `No grouping "${grouping}"`;
  return null;
}

const fits = (text: string, shape: RegExp, length: number) =>
  text.length <= length && shape.test(text);

/** Narrows a word to one of a list. */
export const isOneOf = <T extends string>(
  list: readonly T[],
  word: string | undefined,
): word is T => list.some((item) => item === word);
