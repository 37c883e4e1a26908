import { commonAttributes, type ElementAttribute, type ElementTag, elements } from './registry.ts';

/** The values of an element's attributes. Every attribute has one. */
export type Options = Readonly<Record<string, string>>;

/** Returns all attributes of an element. */
export const attributesOf = (tag: ElementTag): readonly ElementAttribute[] => [
  ...commonAttributes,
  ...(elements.find((element) => element.tag === tag)?.attributes ?? []),
];

/** An affiliate code that may be used in a URL. */
const affiliateCode = /^[\w-]{1,40}$/;

/**
 * Reads the attributes of an element. A missing or invalid attribute has its default. A value that the page has
 * configured has priority over the default.
 */
export function readOptions(
  tag: ElementTag,
  read: (name: string) => string | null,
  configured: Partial<Record<string, unknown>> = {},
): Options {
  return Object.fromEntries(
    attributesOf(tag).map(({ name, values, fallback }) => {
      // A page without types may configure a number.
      const given = String(read(name) ?? configured[name] ?? '').trim();
      const isRight = values === undefined || values.includes(given);
      const value = given !== '' && isRight ? given : fallback;
      return [name, name === 'affiliate' && !affiliateCode.test(value) ? '' : value];
    }),
  );
}

/** Returns a whole number within bounds: the nearer bound, or the fallback for a text that is not a number. */
export function countIn(text: string, { least, most, fallback }: CountBounds): number {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : fallback;
  return Math.min(most, Math.max(least, count));
}

interface CountBounds {
  readonly least: number;
  readonly most: number;
  readonly fallback: number;
}
