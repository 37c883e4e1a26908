import { routeAt } from '../../src/app/routes.ts';

/** Parts of the site a crawl goes through by itself, so that each ends soon. */
export type Part = 'site' | 'games' | 'member' | 'agent';

/** Names in a query whose values are pages and tabs: few, and each is looked at. */
const telling = ['member', 'agent', 'page', 'type', 'list', 'classify'];

/** How many addresses that differ only by an id are looked at. */
const mostOfKind = 2;

const gamePages = ['electronic', 'category', 'collection', 'game', 'lottery'];

/**
 * The address of a page as a crawl tells it from others: a centre is over any page one is
 * on, so that page is no part of it (NAV-09), and a place within a page is no page.
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

/** What an address has in common with others of its kind: path, names in the query, and what tells. */
export function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const told = [...searchParams].map(([name, value]) => {
    // What is asked of a list of a centre: which page of it, which team.
    if (name.startsWith('list.')) return 'list';
    return telling.includes(name) ? `${name}=${value.replace(/\/.*/, '/*')}` : name;
  });
  return `${pathname}?${[...new Set(told)].join('&')}`;
}

/** What is pressed on an address is pressed there once, whatever is asked of its list. */
export const placeOf = (address: string): string => kindOf(address).replace(/&list$/, '');

/** The part a page belongs to; a centre that somebody does not have is a window of the site. */
export function partOf(address: string, has: readonly Part[]): Part {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  if (searchParams.has('member')) return has.includes('member') ? 'member' : 'site';
  if (searchParams.has('agent')) return has.includes('agent') ? 'agent' : 'site';
  return gamePages.includes(routeAt(pathname).target.page) ? 'games' : 'site';
}

/** Addresses found so far, and which is next: the first in the order of letters, two of each kind. */
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
  // The window in place of a centre is the same for each page of it.
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
