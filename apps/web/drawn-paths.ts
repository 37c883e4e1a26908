/** Pages that a visitor can open without a login. What a query selects is rendered in the browser. */
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
  '/about',
  '/terms',
  '/privacy',
  '/licence',
  '/contact',
  '/join',
  '/vip',
  '/winners',
  '/pointMall',
] as const;

/** The path of a document below the folder of its language. */
export const fileOf = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;

/** The list of a kind of text, and the text. */
const posts = ['/wps/content/posts', '/wps/content/post'] as const;

/** The addresses of the public answers that a page shows inside its layout. */
const answers: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['/promotions', ['/wps/promotions']],
  ['/down', ['/wps/system/domainRoute']],
  ['/pointMall', ['/wps/relay/MCS2_getPointReward']],
  ['/help', ['/wps/system/helpCenter', '/wps/responsible/policy']],
  ['/helpmc', ['/wps/system/helpCenter', '/wps/responsible/policy']],
  ...['/about', '/terms', '/privacy', '/licence', '/contact'].map((path) => [path, posts] as const),
  ['/vip', ['/wps/v2/vip/levels']],
  ['/winners', ['/wps/relay/GCSGAME_getRankList']],
]);

/** The addresses that the layout of every page calls for its first screen. */
const frame = [
  '/wps/system/whitelabel',
  '/wps/system/status',
  '/wps/system/banners',
  '/wps/system/notices',
  '/lgw/games/game_menus',
  '/lgw/games/jackpot',
  '/wps/relay/GCSGAME_hotGamesV2',
] as const;

/** The addresses of the public answers that a page shows. */
export const answersOf = (path: string): readonly string[] => answers.get(path) ?? [];

/** The addresses that may be called while a page is prerendered: those of its layout and of its public answers. */
export const asksOf = (path: string): readonly string[] => [...frame, ...answersOf(path)];

/** The addresses whose answers differ for members. */
const ownForMembers: readonly string[] = ['/wps/promotions', '/wps/relay/MCS2_getPointReward'];

/**
 * Whether the head of a document may call an address before the scripts run. The head has no token, so an answer that
 * differs for members is only requested by the page.
 * @param address path, with or without a query
 */
export const sameForAll = (address: string): boolean =>
  !ownForMembers.includes(address.replace(/\?.*/s, ''));
