import type { CategoryCode } from '../games/categories.ts';

/** The entries of the main navigation: two pages, the categories of games, two more pages. */
export const navigationEntries = [
  'home',
  'hot',
  'SPORTS',
  'ESPORTS',
  'LIVE',
  'RNG',
  'FISH',
  'PVP',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'BG',
  'app',
  'promotions',
] as const satisfies readonly (CategoryCode | 'home' | 'hot' | 'app' | 'promotions')[];

/** An entry of the main navigation. */
export type NavigationEntry = (typeof navigationEntries)[number];

/** The sections of the home page in the order of the product. `shelves` is everything below the first screens. */
export const homeSections = [
  'banners',
  'jackpot',
  'notices',
  'categories',
  'hot',
  'live',
  'vendors',
  'shelves',
] as const;

/** A section of the home page. */
export type HomeSection = (typeof homeSections)[number];

/** A page of the operator in a social network. */
export interface SocialLink {
  /** Name of the network, as it is shown. */
  readonly name: string;
  /** An https address. */
  readonly url: string;
}

/** More than this many links are refused. */
export const mostSocialLinks = 8;

/** An address with https, without a space. */
export const httpsPattern = /^https:\/\/[^\s/]\S*$/;
/** Name of a network: at most 30 characters, no markup. */
export const socialNamePattern = /^(?=.*\S)[^<>\p{Cc}\u2028-\u202e\u2066-\u2069]{1,30}$/u;

/** Whether no two items are the same. */
export const isDistinct = (items: readonly unknown[]): boolean =>
  new Set(items).size === items.length;

/** Reads a list of known names, each at most once. One wrong name makes the entry invalid. */
export const namesOf =
  <Name extends string>(known: readonly Name[]) =>
  (value: unknown): readonly Name[] | undefined => {
    if (!Array.isArray(value) || value.length === 0 || !isDistinct(value)) return undefined;
    const read = value.flatMap((item) => known.find((name) => name === item) ?? []);
    return read.length === value.length ? read : undefined;
  };

function isSocialLink(value: unknown): value is SocialLink {
  const { name, url }: { name?: unknown; url?: unknown } = Object(value);
  return (
    typeof name === 'string' &&
    socialNamePattern.test(name) &&
    typeof url === 'string' &&
    httpsPattern.test(url) &&
    URL.canParse(url)
  );
}

/** Reads the links to social networks. One wrong link makes the entry invalid. */
export function readSocialLinks(value: unknown): readonly SocialLink[] | undefined {
  if (!Array.isArray(value) || value.length > mostSocialLinks) return undefined;
  const read = value.filter(isSocialLink);
  return read.length === value.length && isDistinct(read.map(({ url }) => url)) ? read : undefined;
}
