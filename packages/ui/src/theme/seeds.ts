import type { HueChroma } from './colour.ts';

/** A seed colour: hue and chroma, or any CSS colour, of which only hue and chroma are used. */
export type SeedColour = HueChroma | string;

/** Heights of controls. `compact` applies only with a mouse: touch targets keep their 44 px. */
export const densities = ['compact', 'regular', 'roomy'] as const;
/** Height of a control of size `md`: `compact` 40, `regular` 44, `roomy` 48 px. */
export type Density = (typeof densities)[number];

/** Shape of the covers in a list of games. */
export const coverStyles = ['portrait', 'square'] as const;
/** `portrait` is 3:4, `square` 1:1. */
export type CoverStyle = (typeof coverStyles)[number];

/** Digits of visible numbers. `bengali` applies only while the page is in Bengali. */
export const digitScripts = ['latin', 'bengali'] as const;
/** `latin` is 0–9, `bengali` ০–৯. */
export type DigitScript = (typeof digitScripts)[number];

/** Where a long number has commas. */
export const groupings = ['thousands', 'lakh'] as const;
/** `thousands` is 1,234,567, `lakh` 12,34,567. */
export type Grouping = (typeof groupings)[number];

/** Number style of a page (I18-02). */
export interface NumberStyle {
  /** Digits of the numbers. */
  readonly digits: DigitScript;
  /** Where the commas are. */
  readonly grouping: Grouping;
}

/** Names by language tag (BCP 47): `bn`, `en`, `ur`. A language without a name uses the English one (I18-01). */
export interface BrandNames {
  readonly [language: string]: string;
  /** The name for every language without its own. */
  readonly en: string;
}

/** A known word or, as read from a JSON file, any string. `defineBrand` refuses unknown words. */
type Word<Known extends string> = Known | (string & Record<never, never>);

/**
 * A whole brand: its name and at most a dozen seeds. Everything else is derived from them (BRD-01). A file in
 * `brands/`, a run-time brand (`brand.schema.json`) and a download of the Brand Studio have this shape.
 */
export interface BrandSeed {
  /** URL of the schema for editors; ignored. */
  readonly $schema?: string;
  /** Identifier, and the value of `data-brand`: small letters, digits, hyphens. */
  readonly name: string;
  /** The visible name, per language. Default: the identifier. */
  readonly names?: BrandNames;
  /** Colour of actions and of the current place. */
  readonly accent: SeedColour;
  /** Colour of prizes, points and the demo mark. */
  readonly warm: SeedColour;
  /** Tint of surfaces and text. Its chroma is limited to 0.03, so that the frame of the site stays calm. */
  readonly neutral: SeedColour;
  /** The exact colour of filled buttons. It is used in each scheme where all its contrast pairs hold. */
  readonly accentFill?: string;
  /** Corner radius of the smallest box in px, 0–12; 0 is square. */
  readonly radius: number;
  /** Default `regular`. */
  readonly density?: Word<Density>;
  /** Font-family list for titles. Default: the body font. */
  readonly displayFont?: string;
  /** Opacity of one shadow layer in the light scheme, 0–0.2. */
  readonly shadow: number;
  /** A mark that `Logo` draws by name, or the path data of a mark on a 36 × 36 tile. */
  readonly logo?: string;
  /** Overrides the currency symbol of the site settings. */
  readonly currencySymbol?: string;
  /** Number style. Default: Latin digits in groups of three (I18-02). */
  readonly numbers?: {
    /** Default `latin`. */
    readonly digits?: Word<DigitScript> | undefined;
    /** Default `thousands`. */
    readonly grouping?: Word<Grouping> | undefined;
  };
  /** Default `portrait`. */
  readonly coverStyle?: Word<CoverStyle>;
}

/** Limits of the values. */
export const limits = { radius: 12, shadow: 0.2, chroma: 0.4, colour: 64, font: 240 } as const;

/**
 * The allowed texts of a brand. They are used in style sheets and attributes, so each pattern lists what is allowed.
 * Nothing matches that could end a value or start a function, a comment or a tag.
 */
export const shapes = {
  name: /^[a-z][a-z0-9-]{0,31}$/,
  shown: /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .’&+-]|\u200c|\u200d){0,39}$/u,
  colour: /^[#a-zA-Z][a-zA-Z0-9(),.%/ +-]*$/,
  font: /^(?:"[A-Za-z0-9 _-]+"|[A-Za-z][A-Za-z0-9-]*)(?:, ?(?:"[A-Za-z0-9 _-]+"|[A-Za-z][A-Za-z0-9-]*))*$/,
  logo: /^(?:[a-z][a-z0-9-]{0,31}|M ?-?[0-9.]+[ ,-][MmLlHhVvCcSsQqTtAaZz0-9 ,.-]{3,1200})$/,
  currency: /^[\p{L}\p{Sc}][\p{L}\p{M}\p{Sc}.]{0,5}$/u,
} as const;

/** Returns why seeds cannot be used, apart from their colours, or null when they can. */
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

/** Narrows a text to a word of the list. */
export const isOneOf = <T extends string>(
  list: readonly T[],
  word: string | undefined,
): word is T => list.some((item) => item === word);
