import type { MessageKey } from '@parlour/features/i18n';
import { dropList } from '@parlour/features/records/place';
import type { SessionState } from '@parlour/features/session';
import type { HouseText } from '@parlour/features/site/posts';
import type { OwnPage, OwnPages } from '../own/define-site.ts';
import { addressOf, isSamePlace } from './trail.ts';

/** What a path shows. The table is data, so that a test can check all of it (NAV). */
export type RouteTarget =
  | { readonly page: 'home'; readonly modal?: 'login' | 'register' }
  | { readonly page: 'electronic' }
  | { readonly page: 'category'; readonly gameType: string }
  | { readonly page: 'collection'; readonly collection: 'hot' | 'new' | 'favourites' | 'recent' }
  | { readonly page: 'promotions' }
  | { readonly page: 'notices' }
  | { readonly page: 'houseText'; readonly text: HouseText }
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
  | { readonly page: 'own'; readonly own: OwnPage }
  | { readonly page: 'notFound' }
  | { readonly page: 'redirect'; readonly to: string };

export interface SiteRoute {
  /** The first path is the canonical one, the others are aliases. */
  readonly paths: readonly [string, ...string[]];
  readonly target: RouteTarget;
  /** The title of the page in the window title. Without one, the window title is the site's name. */
  readonly title?: MessageKey;
  /** Needs a real account: visitors and trial players are not admitted (NAV-07, SPECIFICATION §6). */
  readonly guarded?: boolean;
  /** Needs a login; a trial account is enough. */
  readonly player?: boolean;
  /** Stays open when the operator requires a login everywhere (CFG-05). */
  readonly open?: boolean;
  /** Has its own layout: no header and no footer of the site. */
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

/** A text of the house stays open when the operator requires a login: it is read before that (REG-06). */
const houseText = (text: HouseText, title: MessageKey): SiteRoute => ({
  paths: [`/${text}`],
  target: { page: 'houseText', text },
  title,
  open: true,
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
  houseText('about', 'nav.about'),
  houseText('terms', 'nav.terms'),
  houseText('privacy', 'nav.privacy'),
  houseText('licence', 'nav.licences'),
  houseText('contact', 'nav.contact'),
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
 * Returns the query string without the parameters of a centre, or `null` if it has none (NAV-09). Used for an operator
 * without centres: such a link has no page there.
 */
export function withoutCentres(search: string): string | null {
  const query = new URLSearchParams(search);
  if (!query.has('member') && !query.has('agent')) return null;
  query.delete('member');
  query.delete('agent');
  dropList(query);
  return query.toString();
}

/** Whether an address is a centre over this page: without the centre it is the same place (NAV-09). */
export function isCentreOver(address: string, page: string): boolean {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)([^#]*)(.*)$/s.exec(address) ?? [];
  const plain = withoutCentres(search);
  return plain !== null && isSamePlace(addressOf(path, plain, hash), page);
}

/**
 * Returns the address to which a link to a centre leads: the centre opens over the current page (NAV-09). Returns
 * `null` for every other link.
 */
export const overPage = (link: string, pathname: string, search: string): string | null =>
  /^\/\?(?:member|agent)=/.test(link)
    ? canonicalPath(pathname) + link.slice(1) + search.replace('?', '&')
    : null;

/**
 * Returns the canonical form of a path of this site. A browser reads a backslash as a slash, leaves out control
 * characters, and takes a path that begins with two slashes for another host.
 */
export const canonicalPath = (pathname: string): string =>
  `/${pathname.replaceAll(/\p{Cc}/gu, '')}`.replaceAll(/[/\\]+/g, '/');

/** Shown for every path that is not in the table (NAV-08). */
export const notFound: SiteRoute = {
  paths: ['*'],
  target: { page: 'notFound' },
  title: 'screen.notFound.title',
};

const table: ReadonlyMap<string, SiteRoute> = new Map(
  routes.flatMap((route) => route.paths.map((path) => [path, route] as const)),
);

/** The path of a page of the site's own. */
export const ownPath = (name: string): string => `/x/${name}`;

function ownRoute(path: string, pages: OwnPages): SiteRoute | undefined {
  const [, name = ''] = /^\/x\/([^/]+)$/.exec(path) ?? [];
  const own = Object.hasOwn(pages, name) ? pages[name] : undefined;
  return own && { paths: [path], target: { page: 'own', own }, open: own.open === true };
}

/**
 * Returns the route of a path. The spelling must be exact; a slash at the end is optional (NAV-04).
 * @param pages the pages of the site's own
 */
export function routeAt(pathname: string, pages: OwnPages = {}): SiteRoute {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return table.get(path) ?? ownRoute(path, pages) ?? notFound;
}

/** Whether a game may lead back to this address: it is no other game and no window of the home page. */
export function isPlace(address: string): boolean {
  const { target } = routeAt(address.replace(/[?#].*/s, ''));
  if (target.page === 'home') return target.modal === undefined;
  return target.page !== 'game' && target.page !== 'redirect';
}

/** What the person gets at a route. */
export type Admission =
  | 'page'
  /** The stored session is still being restored. */
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
 * Returns the path behind a hash, or `null` if there is none on this site (NAV-08). Old links look like this. The
 * result never leads to another host.
 */
export function hashPath(pathname: string, hash: string): string | null {
  return routeAt(pathname) === routes[0] && /^#\/(?![/\\])/.test(hash) ? hash.slice(1) : null;
}
