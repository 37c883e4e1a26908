/** Pages a visitor finds without a login; what a query chooses is drawn by the site itself. */
export const drawnPaths = [
  '/',
  '/login',
  '/register',
  '/rng',
  '/sports',
  '/esports',
  '/elott',
  '/lott',
  '/rngList',
  '/pvpList',
  '/liveList',
  '/fishList',
  '/hot',
  '/new',
  '/noticePage',
  '/promotions',
  '/down',
  '/help',
  '/helpmc',
  '/join',
  '/vip',
  '/winners',
  '/pointMall',
] as const;

/** Where a path's document lies below the folder of its language. */
export const fileOf = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;

/** What a page says to everybody beside its frame, by the addresses it asks for it. */
const answers: ReadonlyMap<string, readonly string[]> = new Map([
  ['/promotions', ['/wps/promotions']],
  ['/down', ['/wps/system/domainRoute']],
  ['/help', ['/wps/system/helpCenter']],
  ['/helpmc', ['/wps/system/helpCenter']],
  ['/vip', ['/wps/v2/vip/levels']],
  ['/winners', ['/wps/relay/GCSGAME_getRankList']],
]);

/** What the frame of every page asks for its first screen. */
const frame = [
  '/wps/system/whitelabel',
  '/wps/system/status',
  '/wps/system/banners',
  '/wps/system/notices',
  '/lgw/games/game_menus',
  '/lgw/games/jackpot',
  '/wps/relay/GCSGAME_hotGamesV2',
] as const;

/** What a page says to everybody is drawn from these addresses. */
export const answersOf = (path: string): readonly string[] => answers.get(path) ?? [];

/** What may be asked while a page is drawn: what its frame asks, and what it says to everybody. */
export const asksOf = (path: string): readonly string[] => [...frame, ...answersOf(path)];

/**
 * Whether the head of a document may ask for an address before the scripts do. It has no token, and the page takes
 * what it gets: what differs for a member is requested by the page alone.
 */
export const sameForAll = (address: string): boolean => address !== '/wps/promotions';
