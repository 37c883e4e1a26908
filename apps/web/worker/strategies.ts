import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { cacheOf, keyOf, mayKeep, type Store } from './rules.ts';

const day = 86_400;

/** The most entries of each cache, and how long one may be kept. A phone that runs out of space loses them first. */
const limits: Readonly<Record<Store, { readonly most: number; readonly days: number }>> = {
  document: { most: 40, days: 30 },
  asset: { most: 240, days: 60 },
  picture: { most: 200, days: 30 },
  lobby: { most: 60, days: 14 },
  current: { most: 40, days: 14 },
};

/** How long (s) a slow network may take before the kept copy is shown. */
const networkTimeouts = { document: 4, current: 5 } as const;

/**
 * Makes the strategy of each cache.
 * @param languageOf the language under which the answer to a request is kept
 */
export function strategiesOf(
  languageOf: (store: Store, request: Request) => Promise<string>,
): Readonly<Record<Store, Strategy>> {
  const options = (store: Store) => ({
    cacheName: cacheOf(store),
    // The language is part of the key, and a browser sends its cookies with every request.
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }: { readonly request: Request }) =>
          keyOf(store, request.url, await languageOf(store, request)),
        // The page may ask for an answer only if it has changed. "Not changed" could not be kept.
        requestWillFetch: async ({ request }: { readonly request: Request }) =>
          request.headers.has('if-none-match') ? unconditional(request) : request,
        cacheWillUpdate: async ({ response }: { readonly response: Response }) =>
          mayKeep(store, response) ? response : null,
      },
      expiring(store),
    ],
  });
  return {
    document: new NetworkFirst({
      ...options('document'),
      networkTimeoutSeconds: networkTimeouts.document,
    }),
    current: new NetworkFirst({
      ...options('current'),
      networkTimeoutSeconds: networkTimeouts.current,
    }),
    asset: new CacheFirst(options('asset')),
    picture: new StaleWhileRevalidate(options('picture')),
    lobby: new StaleWhileRevalidate(options('lobby')),
  };
}

/** The plugin that removes old entries, and the oldest of too many. Its type has optional calls that its host refuses. */
function expiring(store: Store): WorkboxPlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    maxEntries: limits[store].most,
    maxAgeSeconds: limits[store].days * day,
    purgeOnQuotaError: true,
  });
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  };
}

function unconditional(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('if-none-match');
  return new Request(request, { headers });
}
