import * as z from 'zod/mini';
import { hueChroma } from '../colour.ts';
import {
  type BrandSeed,
  coverStyles,
  densities,
  digitScripts,
  groupings,
  limits,
  seedProblem,
  shapes,
} from '../seeds.ts';
import { isDesignTokens, seedsOfDesignTokens } from './design-tokens.ts';

const text = (shape: RegExp, length: number) =>
  z.string().check(z.maxLength(length), z.regex(shape));
const between = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most));

const colour = z.union([
  text(shapes.colour, limits.colour),
  z.strictObject({ hue: between(-720, 720), chroma: between(0, limits.chroma) }),
]);

/**
 * The schema of a brand file. It is closed: an unknown key or value is refused. `brand.schema.json` is its published
 * form.
 */
export const brandSchema = z.strictObject({
  $schema: z.optional(z.string().check(z.maxLength(200))),
  name: text(shapes.name, 32),
  names: z.optional(z.catchall(z.object({ en: text(shapes.shown, 40) }), text(shapes.shown, 40))),
  accent: colour,
  warm: colour,
  neutral: colour,
  accentFill: z.optional(text(shapes.colour, limits.colour)),
  radius: between(0, limits.radius),
  density: z.optional(z.enum(densities)),
  displayFont: z.optional(text(shapes.font, limits.font)),
  shadow: between(0, limits.shadow),
  logo: z.optional(text(shapes.logo, 1240)),
  currencySymbol: z.optional(text(shapes.currency, 6)),
  numbers: z.optional(
    z.strictObject({
      digits: z.optional(z.enum(digitScripts)),
      grouping: z.optional(z.enum(groupings)),
    }),
  ),
  coverStyle: z.optional(z.enum(coverStyles)),
});

/** Why a value of a brand file is refused. */
export type BrandFault =
  | 'notJson'
  | 'tooLong'
  | 'notABrand'
  | 'missing'
  | 'unknown'
  | 'range'
  | 'choice'
  | 'colour'
  | 'text';

/** One reason why a brand file is refused. */
export interface BrandIssue {
  /** What is wrong with the value. Show it to people as a text of your own. */
  readonly fault: BrandFault;
  /** Where in the file, e.g. `accent.hue`; empty for the whole file. */
  readonly path: string;
}

/** The result of reading a brand file: its seeds, or every reason why it is refused. */
export type BrandReading =
  | {
      /** The file is valid. */
      readonly ok: true;
      /** The argument for `defineBrand`. */
      readonly seeds: BrandSeed;
    }
  | {
      /** The file is refused. */
      readonly ok: false;
      /** Every reason; there is at least one. */
      readonly issues: readonly BrandIssue[];
    };

/** Longest brand file that is read, in characters. Design-tokens files are the longest. */
const longest = 64_000;

/**
 * Reads a brand from outside: JSON text or a parsed value, as a brand file or as design tokens (DTCG). Never throws.
 * `defineBrand` accepts everything that this function accepts.
 */
export function readBrand(input: unknown): BrandReading {
  let value = input;
  if (typeof input === 'string') {
    if (input.length > longest) return refused({ fault: 'tooLong', path: '' });
    try {
      value = JSON.parse(input);
    } catch {
      return refused({ fault: 'notJson', path: '' });
    }
  }
  if (isDesignTokens(value)) value = seedsOfDesignTokens(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refused({ fault: 'notABrand', path: '' });
  }
  const parsed = z.safeParse(brandSchema, value, { jitless: true, reportInput: true });
  // A text in the form of a colour may still be invalid. All reasons are returned at once.
  const issues: BrandIssue[] = Object.entries(value).flatMap(([key, seed]) =>
    isColourSeed(key) && looksLikeColour(seed) && !isColour(seed)
      ? [{ fault: 'colour', path: key }]
      : [],
  );
  if (!parsed.success) issues.push(...parsed.error.issues.flatMap(issuesOf));
  if (issues.length > 0 || !parsed.success) return { ok: false, issues };
  const seeds = withoutAbsent(parsed.data);
  return seedProblem(seeds) === null
    ? { ok: true, seeds }
    : refused({ fault: 'notABrand', path: '' });
}

const isColourSeed = (key: string) => ['accent', 'warm', 'neutral', 'accentFill'].includes(key);
const looksLikeColour = (seed: unknown): seed is string =>
  typeof seed === 'string' && seed.length <= limits.colour && shapes.colour.test(seed);

const refused = (issue: BrandIssue): BrandReading => ({ ok: false, issues: [issue] });

function isColour(seed: BrandSeed['accent']): boolean {
  try {
    hueChroma(seed);
    return true;
  } catch {
    return false;
  }
}

function issuesOf(issue: z.core.$ZodIssue): BrandIssue[] {
  const path = issue.path.join('.');
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        fault: 'unknown',
        path: [path, key].join('.').slice(+!path),
      }));
    case 'invalid_union':
      return [{ fault: issue.input === undefined ? 'missing' : 'colour', path }];
    case 'invalid_value':
      return [{ fault: 'choice', path }];
    case 'too_big':
    case 'too_small':
      return [{ fault: typeof issue.input === 'string' ? 'text' : 'range', path }];
    case 'invalid_type':
      if (issue.input === undefined) return [{ fault: 'missing', path }];
      return [{ fault: issue.expected === 'number' ? 'range' : 'text', path }];
    default:
      return [{ fault: 'text', path }];
  }
}

/** Removes keys whose value is undefined, because the seeds have no such keys. */
function withoutAbsent(seeds: z.infer<typeof brandSchema>): BrandSeed {
  const copy: Record<string, unknown> = { ...seeds };
  for (const [key, value] of Object.entries(copy)) if (value === undefined) delete copy[key];
  const isSeed = (record: object): record is BrandSeed => 'name' in record;
  if (!isSeed(copy)) throw new TypeError('A brand has a name');
  return copy;
}
