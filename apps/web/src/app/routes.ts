/** What a path shows. The table is data, so that a test can walk it whole (NAV). */
export type RouteTarget =
  | { readonly page: 'home'; readonly modal?: 'login' | 'register' }
  | { readonly page: 'electronic' }
  | { readonly page: 'category'; readonly gameType: string }
  | { readonly page: 'collection'; readonly collection: 'hot' | 'favourites' | 'recent' }
  | { readonly page: 'promotions' }
  | { readonly page: 'app' }
  | { readonly page: 'game' }
  | { readonly page: 'redirect'; readonly to: string };

export interface SiteRoute {
  /** The first path is the canonical one, the others are aliases. */
  readonly paths: readonly [string, ...string[]];
  readonly target: RouteTarget;
  /** Needs a login (NAV-07). */
  readonly guarded?: boolean;
}

export const routes: readonly SiteRoute[] = [
  { paths: ['/', '/index', '/index.html', '/home'], target: { page: 'home' } },
  { paths: ['/login'], target: { page: 'home', modal: 'login' } },
  { paths: ['/register', '/register.html'], target: { page: 'home', modal: 'register' } },
  { paths: ['/rng'], target: { page: 'electronic' } },
  { paths: ['/fish'], target: { page: 'redirect', to: '/rng?page=fish' } },
  { paths: ['/pvp'], target: { page: 'redirect', to: '/rng?page=pvp' } },
  { paths: ['/live'], target: { page: 'redirect', to: '/rng?page=live' } },
  { paths: ['/sports'], target: { page: 'category', gameType: 'SPORTS' } },
  { paths: ['/esports'], target: { page: 'category', gameType: 'ESPORTS' } },
  { paths: ['/elott'], target: { page: 'category', gameType: 'ELOTT' } },
  { paths: ['/lott'], target: { page: 'category', gameType: 'LOTT' } },
  { paths: ['/rngList'], target: { page: 'category', gameType: 'RNG' } },
  { paths: ['/pvpList'], target: { page: 'category', gameType: 'PVP' } },
  { paths: ['/liveList'], target: { page: 'category', gameType: 'LIVE' } },
  { paths: ['/fishList'], target: { page: 'category', gameType: 'FISH' } },
  { paths: ['/hot'], target: { page: 'collection', collection: 'hot' } },
  {
    paths: ['/favorite'],
    target: { page: 'collection', collection: 'favourites' },
    guarded: true,
  },
  { paths: ['/recent'], target: { page: 'collection', collection: 'recent' }, guarded: true },
  { paths: ['/promotions'], target: { page: 'promotions' } },
  { paths: ['/down', '/download'], target: { page: 'app' } },
  { paths: ['/game'], target: { page: 'game' } },
];

/** Paths that stay open when the operator asks for a login everywhere (CFG-05). */
export const openPaths: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/register.html',
  '/helpmc',
  '/download',
  '/down',
]);
