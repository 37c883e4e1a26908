import type { MessageKey } from '@parlour/features/i18n';
import { dropList } from '@parlour/features/records/place';
import type { SessionState } from '@parlour/features/session';

/** What a path shows. The table is data, so that a test can walk it whole (NAV). */
export type RouteTarget =
  | { readonly page: 'home'; readonly modal?: 'login' | 'register' }
  | { readonly page: 'electronic' }
  | { readonly page: 'category'; readonly gameType: string }
  | { readonly page: 'collection'; readonly collection: 'hot' | 'new' | 'favourites' | 'recent' }
  | { readonly page: 'promotions' }
  | { readonly page: 'notices' }
  | {
      readonly page:
        | 'app'
        | 'help'
        | 'helpCentre'
        | 'join'
        | 'pointMall'
        | 'promotion'
        | 'vip'
        | 'winners';
    }
  | { readonly page: 'game'; readonly screen: 'game' | 'seamless' | 'sportsBook' | 'cockfight' }
  | { readonly page: 'lottery' }
  | { readonly page: 'notFound' }
  | { readonly page: 'redirect'; readonly to: string };

export interface SiteRoute {
  /** The first path is the canonical one, the others are aliases. */
  readonly paths: readonly [string, ...string[]];
  readonly target: RouteTarget;
  /** Names the page in the title of the window; without one the title is the site's name. */
  readonly title?: MessageKey;
  /** Needs an account, and a real one: no visitor, no trial (NAV-07, SPECIFICATION §6). */
  readonly guarded?: boolean;
  /** Needs a login; a trial will do. */
  readonly player?: boolean;
  /** Stays open when the operator requires a login everywhere (CFG-05). */
  readonly open?: boolean;
  /** Brings a frame of its own: neither the site's header nor its footer. */
  readonly bare?: boolean;
}

const category = (path: string, gameType: string, title: MessageKey): SiteRoute => ({
  paths: [path],
  target: { page: 'category', gameType },
  title,
});

const redirect = (path: string, to: string): SiteRoute => ({
  paths: [path],
  target: { page: 'redirect', to },
});

/** A game has a slim header of its own (NAV-06). */
const game = (
  path: string,
  screen: Extract<RouteTarget, { page: 'game' }>['screen'],
  title: MessageKey,
): SiteRoute => ({ paths: [path], target: { page: 'game', screen }, title, bare: true });

export const routes: readonly SiteRoute[] = [
  { paths: ['/', '/index', '/index.html', '/home'], target: { page: 'home' } },
  { paths: ['/login'], target: { page: 'home', modal: 'login' }, title: 'auth.login', open: true },
  {
    paths: ['/register', '/register.html'],
    target: { page: 'home', modal: 'register' },
    title: 'auth.register',
    open: true,
  },
  { paths: ['/rng'], target: { page: 'electronic' }, title: 'nav.slots' },
  redirect('/fish', '/rng?page=fish'),
  redirect('/pvp', '/rng?page=pvp'),
  redirect('/live', '/rng?page=live'),
  category('/sports', 'SPORTS', 'nav.sports'),
  category('/esports', 'ESPORTS', 'nav.esports'),
  category('/elott', 'ELOTT', 'nav.elottery'),
  category('/lott', 'LOTT', 'nav.lottery'),
  category('/rngList', 'RNG', 'nav.slots'),
  category('/pvpList', 'PVP', 'nav.pvp'),
  category('/liveList', 'LIVE', 'nav.live'),
  category('/fishList', 'FISH', 'nav.fish'),
  { paths: ['/hot'], target: { page: 'collection', collection: 'hot' }, title: 'game.hotGames' },
  { paths: ['/new'], target: { page: 'collection', collection: 'new' }, title: 'game.newGames' },
  {
    paths: ['/favorite'],
    target: { page: 'collection', collection: 'favourites' },
    title: 'game.favourites',
    guarded: true,
  },
  {
    paths: ['/recent'],
    target: { page: 'collection', collection: 'recent' },
    title: 'game.recentlyPlayed',
    guarded: true,
  },
  { paths: ['/noticePage'], target: { page: 'notices' }, title: 'nav.notices' },
  { paths: ['/promotions'], target: { page: 'promotions' }, title: 'nav.promotions' },
  { paths: ['/promoDetail'], target: { page: 'promotion' }, title: 'nav.promotions' },
  { paths: ['/help'], target: { page: 'help' }, title: 'nav.help' },
  {
    paths: ['/helpmc'],
    target: { page: 'helpCentre' },
    title: 'nav.helpCentre',
    open: true,
    bare: true,
  },
  { paths: ['/join'], target: { page: 'join' }, title: 'nav.join' },
  { paths: ['/vip'], target: { page: 'vip' }, title: 'nav.vip' },
  { paths: ['/winners'], target: { page: 'winners' }, title: 'nav.winners' },
  { paths: ['/pointMall'], target: { page: 'pointMall' }, title: 'points.mall' },
  { paths: ['/down', '/download'], target: { page: 'app' }, title: 'app.download', open: true },
  game('/game', 'game', 'nav.games'),
  game('/seamless', 'seamless', 'nav.games'),
  game('/fbsports', 'sportsBook', 'nav.sports'),
  { ...game('/cockfight', 'cockfight', 'nav.games'), player: true },
  {
    paths: ['/lottery', '/vnlottery', '/lottert', '/sealottery'],
    target: { page: 'lottery' },
    title: 'nav.lottery',
    bare: true,
  },
];

/**
 * The query string without the parameters of a centre, or `null` where there are none (NAV-09). An
 * operator without centres has no page behind such a link.
 */
export function withoutCentres(search: string): string | null {
  const query = new URLSearchParams(search);
  if (!query.has('member') && !query.has('agent')) return null;
  query.delete('member');
  query.delete('agent');
  dropList(query);
  return query.toString();
}

/**
 * Where a link of this site to a centre leads from the page one is on: the centre opens over that
 * page (NAV-09). `null` for every other link.
 */
export const overPage = (link: string, pathname: string, search: string): string | null =>
  /^\/\?(?:member|agent)=/.test(link)
    ? canonicalPath(pathname) + link.slice(1) + search.replace('?', '&')
    : null;

/**
 * The one spelling of a path of this site. A browser reads a backslash as a slash and leaves out control characters,
 * and takes a path that begins with two slashes for another host.
 */
export const canonicalPath = (pathname: string): string =>
  `/${pathname.replaceAll(/\p{Cc}/gu, '')}`.replaceAll(/[/\\]+/g, '/');

/** What every other path shows (NAV-08). */
export const notFound: SiteRoute = {
  paths: ['*'],
  target: { page: 'notFound' },
  title: 'screen.notFound.title',
};

const table: ReadonlyMap<string, SiteRoute> = new Map(
  routes.flatMap((route) => route.paths.map((path) => [path, route] as const)),
);

/** The route of a path: by its exact letters, with or without a slash at its end (NAV-04). */
export function routeAt(pathname: string): SiteRoute {
  return table.get(pathname.replace(/(?<=.)\/+$/, '')) ?? notFound;
}

/** Whether a game leads back to this address: not to another game, nor to a window of the home page. */
export function isPlace(address: string): boolean {
  const { target } = routeAt(address.replace(/[?#].*/s, ''));
  if (target.page === 'home') return target.modal === undefined;
  return target.page !== 'game' && target.page !== 'redirect';
}

/** What somebody meets at a route. */
export type Admission =
  | 'page'
  /** The stored session is still being picked up. */
  | 'wait'
  | 'login'
  /** A trial account gets the warning that it needs a real one (GRD-01). */
  | 'realAccount';

/** The guard of a route, for every kind of session (CFG-05, NAV-07). */
export function admissionOf(
  route: SiteRoute,
  kind: SessionState['kind'],
  requireLogin: boolean,
): Admission {
  if (kind === 'authenticated') return 'page';
  if (kind === 'trial') return route.guarded ? 'realAccount' : 'page';
  if (!route.guarded && !route.player && (route.open || !requireLogin)) return 'page';
  return kind === 'authenticating' ? 'wait' : 'login';
}

/**
 * Where an address with the path behind a hash leads on this site, or `null` (NAV-08). Old links
 * look like this; never another host.
 */
export function hashPath(pathname: string, hash: string): string | null {
  return routeAt(pathname) === routes[0] && /^#\/(?![/\\])/.test(hash) ? hash.slice(1) : null;
}
