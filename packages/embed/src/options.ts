import { commonAttributes, type ElementAttribute, type ElementTag, elements } from './registry.ts';

/** The attributes of an element, read: every one has a value. */
export type Options = Readonly<Record<string, string>>;

/** Names of all attributes of an element. */
export const attributesOf = (tag: ElementTag): readonly ElementAttribute[] => [
  ...commonAttributes,
  ...(elements.find((element) => element.tag === tag)?.attributes ?? []),
];

/** A code as it may stand in an address. */
const affiliateCode = /^[\w-]{1,40}$/;

/**
 * Reads the attributes of an element: what is missing or wrong counts as its default. What the page has configured comes
 * before the default.
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

/** A whole number between two bounds; the nearer bound, or what counts instead of no number. */
export function countIn(text: string, { least, most, fallback }: CountBounds): number {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : fallback;
  return Math.min(most, Math.max(least, count));
}

interface CountBounds {
  readonly least: number;
  readonly most: number;
  readonly fallback: number;
}
