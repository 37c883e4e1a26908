// Which request goes to which cache. Pure: the worker, the page and the tools read this file.

/** What `pnpm build` and `pnpm site:configure` write into the worker of a site. */
export interface WorkerSite {
  /** Address of the module that starts the site: each build has its own. */
  readonly version: string;
  /** Files of the shell, which every page needs. */
  readonly shell: readonly { readonly url: string; readonly revision: string | null }[];
  /** Headers that carry a token. A request with one of them is left to the browser. */
  readonly tokenHeaders: readonly string[];
  /** Header with the language of a call: an answer belongs to one language. */
  readonly languageHeader: string;
  /** Whether the operator offers the app. A worker that is off removes itself and what it has stored. */
  readonly isOn: boolean;
}

/**
 * A cache of the worker. `document`: pages of the site. `asset`: hashed files. `picture`: covers and icons. `lobby`:
 * lists that may be one visit old. `current`: public answers that are read from the network whenever there is one.
 */
export type Store = 'document' | 'asset' | 'picture' | 'lobby' | 'current';

/** The part of a request that decides. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  /** `document` for an address that a person opens. */
  readonly destination: string;
  readonly headers: Headers;
}

/** Beginning of the names of all caches of the worker. */
export const cachePrefix = 'parlour';

/** Name of a cache. */
export const cacheOf = (store: Store): string => `${cachePrefix}-${store}`;

/** Reads of the contract that show the lobby. They are the same for every visitor. */
export const lobbyPaths: readonly string[] = [
  '/wps/system/banners',
  '/lgw/games/game_menus',
  '/lgw/games/popular',
  '/lgw/vn/games/game_menu',
  '/wps/relay/GCSGAME_hotGamesV2',
  '/wps/relay/GCSGAME_newGameVendor',
  '/wps/relay/GCSGAME_gameList',
  '/wps/relay/GCSGAME_getVassGameType',
];

/** Public reads that change what a visitor may do or is promised. An old one shows only without a network. */
export const currentPaths: readonly string[] = [
  '/wps/system/whitelabel',
  '/wps/system/status',
  '/wps/system/notices',
  '/wps/system/helpCenter',
  '/wps/promotions',
  '/wps/content/posts',
  '/wps/content/post',
  '/wps/responsible/policy',
  '/wps/v2/vip/levels',
  '/wps/relay/GCSGAME_getRankList',
  '/lgw/games/jackpot',
];

const backend = /^\/(?:wps|lgw|lotto|sandbox|art|play)(?:\/|$)/;
const picture =
  /^\/(?:art\/[\w/.-]+\.(?:svg|png|webp)|favicon\.\w+|apple-touch-icon\.png|icon-[\w-]+\.png)$/;

/** A page of the site: no file, no call, no widget in a frame of a partner. */
const isPage = (pathname: string): boolean =>
  !backend.test(pathname) && !/^\/embed(?:\/|$)/.test(pathname) && !/\.\w+$/.test(pathname);

/** The cache of a call, or `null` for every call that is not on one of the lists. */
function storeOfCall(pathname: string): Store | null {
  if (lobbyPaths.includes(pathname)) return 'lobby';
  return currentPaths.includes(pathname) ? 'current' : null;
}

/**
 * Returns the cache that may answer a request and keep its answer, or `null` for a request that is left to the browser:
 * one of another host, one that changes something, one with a token, and every call that is not on a list.
 */
export function storeOf(
  { method, url, destination, headers }: Asked,
  { tokenHeaders, origin }: Pick<WorkerSite, 'tokenHeaders'> & { readonly origin: string },
): Store | null {
  const { pathname, origin: host } = new URL(url);
  if (method !== 'GET' || host !== origin || headers.has('range')) return null;
  if (['authorization', ...tokenHeaders].some((name) => headers.has(name))) return null;
  if (destination === 'document') return isPage(pathname) ? 'document' : null;
  if (pathname.startsWith('/assets/')) return 'asset';
  if (picture.test(pathname)) return 'picture';
  if (/^\/brands\/[\w-]+\.json$/.test(pathname)) return 'current';
  return storeOfCall(pathname);
}

/** The part of an answer that decides. */
export interface Answered {
  readonly status: number;
  /** `basic`: from this host, and not through a redirect to another one. */
  readonly type: string;
  readonly redirected: boolean;
  readonly headers: Headers;
}

/** Whether an answer may be kept: a complete one of this host that its server does not forbid to store. */
export function mayKeep(store: Store, { status, type, redirected, headers }: Answered): boolean {
  const caching = headers.get('cache-control') ?? '';
  if (status !== 200 || type !== 'basic' || redirected) return false;
  if (/no-store|private/i.test(caching)) return false;
  const isHtml = /^text\/html\b/.test(headers.get('content-type') ?? '');
  return isHtml === (store === 'document');
}

/**
 * The address under which an answer is kept. A page counts without its query, which may hold an invitation; a page and
 * a call belong to one language.
 * @param language the language of the page, or of the call
 */
export function keyOf(store: Store, url: string, language: string): string {
  const key = new URL(url);
  key.hash = '';
  if (store === 'document') key.search = '';
  if (store === 'document' || store === 'lobby' || store === 'current') {
    key.searchParams.set('kept-language', language);
  }
  return key.href;
}
