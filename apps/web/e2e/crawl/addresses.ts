import { routeAt } from '../../src/app/routes.ts';

/** Parts of the site that are crawled separately, so that each crawl is short. */
export type Part = 'site' | 'games' | 'member' | 'agent';

/** Query parameters whose values are pages and tabs. There are few, and the crawl visits each. */
const telling = ['member', 'agent', 'page', 'type', 'list', 'classify'];

/** How many addresses are visited that differ only by an id. */
const mostOfKind = 2;

const gamePages = ['electronic', 'category', 'collection', 'game', 'lottery'];

/**
 * Returns the address of a page in the form the crawl compares. A centre can be over any page, so the page below is
 * left out (NAV-09); a hash is left out too.
 */
export function addressOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://localhost');
  const centre = ['member', 'agent'].find((name) => searchParams.has(name));
  const kept = [...searchParams].filter(
    ([name]) => !centre || name === centre || name.startsWith('list.'),
  );
  const query = new URLSearchParams(kept);
  query.sort();
  const path = centre ? '/' : pathname.replace(/(?<=.)\/+$/, '');
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * Returns what an address has in common with others of its kind: the path, the names in the query, and the values of
 * telling parameters.
 */
export function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const told = [...searchParams].map(([name, value]) => {
    // State of a list in a centre: which page, which team.
    if (name.startsWith('list.')) return 'list';
    return telling.includes(name) ? `${name}=${value.replace(/\/.*/, '/*')}` : name;
  });
  return `${pathname}?${[...new Set(told)].join('&')}`;
}

/** The place in which an opener is pressed only once, whatever the state of the list. */
export const placeOf = (address: string): string => kindOf(address).replace(/&list$/, '');

/** The part a page belongs to. A centre that the person does not have counts as a window of the site. */
export function partOf(address: string, has: readonly Part[]): Part {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  if (searchParams.has('member')) return has.includes('member') ? 'member' : 'site';
  if (searchParams.has('agent')) return has.includes('agent') ? 'agent' : 'site';
  return gamePages.includes(routeAt(pathname).target.page) ? 'games' : 'site';
}

/** The addresses found so far. `next` returns the first in alphabetical order, at most two of each kind. */
export interface Trail {
  readonly add: (address: string) => void;
  readonly next: () => string | undefined;
  readonly found: () => readonly string[];
}

/** A trail through one part of the site. */
export function trailOf(part: Part, has: readonly Part[]): Trail {
  const found = new Set<string>();
  const visited = new Set<string>();
  const timesOf = new Map<string, number>();
  // The window that replaces a centre is the same for each page of the centre.
  const kind = (address: string) =>
    kindOf(address).replace(/(member|agent)=\w+/, (whole, centre: string) =>
      has.some((one) => one === centre) ? whole : centre,
    );
  return {
    add: (address) => void found.add(address),
    next: () => {
      const isNext = (address: string) =>
        !visited.has(address) &&
        partOf(address, has) === part &&
        (timesOf.get(kind(address)) ?? 0) < mostOfKind;
      const [address] = [...found].filter(isNext).sort();
      if (address === undefined) return undefined;
      visited.add(address);
      timesOf.set(kind(address), (timesOf.get(kind(address)) ?? 0) + 1);
      return address;
    },
    found: () => [...found].sort(),
  };
}
