import type { TabBarItem } from '@parlour/ui';
import type { Language } from '../../shared/i18n/language.ts';

/** Whether an address is that of the current page: same path and same game page, whatever the filters. */
export function isActive(href: string, location: string): boolean {
  const at = (address: string) => {
    // Not parsed with `URL`: a path typed by a visitor, such as `//`, may be no valid address.
    const [pathname = '', search] = address.split(/[?#]/);
    const page = new URLSearchParams(search).get('page') ?? 'rng';
    return `${homeAliases.has(pathname) ? '/' : pathname}?${page}`;
  };
  return at(href) === at(location);
}

const homeAliases: ReadonlySet<string> = new Set([
  '/',
  '/index',
  '/index.html',
  '/home',
  '/login',
  '/register',
  '/register.html',
]);

/** Countries of the usual languages. The first lookup in the platform's table takes 4 ms on a laptop. */
const countries: ReadonlyMap<Language, string> = new Map([
  ['bn', 'BD'],
  ['en', 'GB'],
]);

/** Flag of a language. Show it only beside the name of the language. */
export const flagOf = (language: Language): string =>
  countries.get(language) ?? new Intl.Locale(language).maximize().region ?? language;

/** Entries that do not wait for the categories of the backend. */
const steadyEntries: ReadonlySet<string> = new Set(['home', 'hot', 'app', 'promotions']);

/**
 * Returns the entries of the main navigation in the order of the operator; without one in their own. While the
 * categories load, only the entries before the first of them are there, so that nothing in the row moves. An order that
 * leaves nothing is not used.
 */
export function inOrder<Item extends { readonly id: string }>(
  items: readonly Item[],
  order: readonly string[] | null,
  isPending: boolean,
): readonly Item[] {
  const chosen = order?.flatMap((name) => items.find(({ id }) => id === name) ?? []) ?? [];
  if (!isPending) return chosen.length > 0 ? chosen : items;
  const all = order ?? ['home', 'hot', ''];
  const first = all.findIndex((name) => !steadyEntries.has(name));
  const before = first < 0 ? all : all.slice(0, first);
  return before.flatMap((name) => items.find(({ id }) => id === name) ?? []);
}

/** Marks the tab of the current page; lists of any kind belong to "games". */
export function markActive(tabs: readonly TabBarItem[], location: string): readonly TabBarItem[] {
  const active =
    tabs.find(({ href }) => href !== undefined && isActive(href, location)) ??
    (isGameList(location) ? tabs.find(({ id }) => id === 'games') : undefined);
  return tabs.map((tab) => (tab === active ? { ...tab, active: true } : tab));
}

/** Whether an address is that of a list of games, of any kind. */
export const isGameList = (location: string): boolean =>
  /^\/(?:rng|rngList|fishList|pvpList|liveList|sports|esports|elott|lott|hot|favorite|recent)(?:\?|$)/.test(
    location,
  );

/** Returns the address of a list of games without its filters, or `null` if it is no such list. */
export function listHref(location: string): string | null {
  if (!isGameList(location)) return null;
  const [path = '', search] = location.split(/[?#]/);
  const page = new URLSearchParams(search).get('page');
  return path === '/rng' && page && /^(?:fish|pvp|live)$/.test(page)
    ? `${path}?page=${page}`
    : path;
}
