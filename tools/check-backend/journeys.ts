import type { Api } from '../../packages/api-client/src/index.ts';
import type { OperationId } from '../../packages/api-client/src/schemas.ts';

/** One read of the site: how it asks, and what a player sees without the answer. */
export interface Step {
  readonly call: OperationId;
  readonly area: string;
  /** Whether the site, or the login, cannot work without it. */
  readonly isEssential?: true;
  /** What a player sees when there is no usable answer. */
  readonly without: string;
  readonly ask: (api: Api, host: string) => Promise<unknown>;
}

const electronic = { gameType: 'RNG', pageNo: 1, pageSize: 12 } as const;

const notOpen = 'The site does not open: a screen says that it could not start, with “try again”.';

/** What a visitor's pages read, in the order of a visit. */
export const guestSteps: readonly Step[] = [
  {
    call: 'getSystemStatus',
    area: 'Start',
    isEssential: true,
    without: notOpen,
    ask: (api) => api.getSystemStatus(),
  },
  {
    call: 'getSiteSettings',
    area: 'Start',
    isEssential: true,
    without: notOpen,
    ask: (api, url) => api.getSiteSettings({ url }),
  },
  {
    call: 'getGameMenus',
    area: 'Menus',
    isEssential: true,
    without: 'The header has no game categories, and nobody finds a game.',
    ask: (api) => api.getGameMenus(),
  },
  {
    call: 'getGameVendors',
    area: 'Menus',
    without: 'Menus and footer have no vendors, and a list of games has no tabs.',
    ask: (api) => api.getGameVendors({ gameType: 'RNG' }),
  },
  {
    call: 'getGameList',
    area: 'Games',
    isEssential: true,
    without: 'A list of games shows an error with “try again” in the place of games.',
    ask: (api) => api.getGameList(electronic),
  },
  {
    call: 'getGameList',
    area: 'Search',
    without: 'The search finds only games that the page already knows.',
    ask: (api) => api.getGameList({ ...electronic, gameName: 'a' }),
  },
  {
    call: 'getHotGames',
    area: 'Games',
    without: 'Home and the page “Hot” have no hot games.',
    ask: (api) => api.getHotGames(),
  },
  {
    call: 'getPopularGames',
    area: 'Games',
    without: 'Home has no popular lotteries.',
    ask: (api) => api.getPopularGames({ count: 20, device: 'WEB' }),
  },
  {
    call: 'getLotteryMenu',
    area: 'Games',
    without: 'The lottery pages show an error with “try again”.',
    ask: (api) => api.getLotteryMenu(),
  },
  {
    call: 'getAnnouncements',
    area: 'Home',
    without: 'No announcement opens on home.',
    ask: (api) => api.getAnnouncements({ platform: 'W', execution: 'B' }),
  },
  {
    call: 'getNotices',
    area: 'Home',
    without: 'Home has no bar of notices, and the page of notices shows an error.',
    ask: (api) => api.getNotices(),
  },
  {
    call: 'getBanners',
    area: 'Home',
    without: 'Pages have no banner.',
    ask: (api) => api.getBanners({ groupName: 'w_home' }),
  },
  {
    call: 'getJackpot',
    area: 'Home',
    without: 'Home and the slots page have no jackpot.',
    ask: (api) => api.getJackpot({ scope: 'home' }),
  },
  {
    call: 'getWinners',
    area: 'Home',
    without: 'Home has no board of winners.',
    ask: (api) => api.getWinners({ gameCategory: 'ALL', limitNum: 20 }),
  },
  {
    call: 'getPromotions',
    area: 'Promotions',
    without: 'The page of promotions shows an error with “try again”.',
    ask: (api) => api.getPromotions(),
  },
  {
    call: 'getCountries',
    area: 'Registration',
    without: 'A person cannot choose the country of a phone number.',
    ask: (api) => api.getCountries(),
  },
  {
    call: 'getRegisterRules',
    area: 'Registration',
    without: 'The registration shows an error in the place of its form.',
    ask: (api) => api.getRegisterRules(),
  },
  {
    call: 'getCustomerServices',
    area: 'Help',
    without: 'The side bar has no customer service.',
    ask: (api) => api.getCustomerServices(),
  },
  {
    call: 'getHelpCentre',
    area: 'Help',
    without: 'The help page shows an error with “try again”.',
    ask: (api) => api.getHelpCentre(),
  },
  {
    call: 'getDomainRoute',
    area: 'Help',
    without: 'The page of the app has no link and no QR code.',
    ask: (api) => api.getDomainRoute(),
  },
];

const memberCentre = (page: string) => `The page “${page}” of the member centre shows an error.`;

/** What the pages of a member read, between login and logout. None of them changes anything. */
export const memberSteps: readonly Step[] = [
  {
    call: 'getMemberInfo',
    area: 'Member',
    isEssential: true,
    without: 'Nobody is logged in: the login ends with an error.',
    ask: (api) => api.getMemberInfo(),
  },
  {
    call: 'getBalance',
    area: 'Member',
    isEssential: true,
    without: 'The header says that the balance cannot be shown.',
    ask: (api) => api.getBalance(),
  },
  {
    call: 'getUnreadCount',
    area: 'Member',
    without: 'The bell of the header has no number.',
    ask: (api) => api.getUnreadCount(),
  },
  {
    call: 'getFavouriteIds',
    area: 'Member',
    without: 'No game shows whether it is a favourite.',
    ask: (api) => api.getFavouriteIds(),
  },
  {
    call: 'getFavouriteGames',
    area: 'Member',
    without: 'The page of favourites shows an error.',
    ask: (api) => api.getFavouriteGames({ pageNo: 1, pageSize: 12 }),
  },
  {
    call: 'getRecentGames',
    area: 'Member',
    without: 'The page of recent games shows an error.',
    ask: (api) => api.getRecentGames({ pageNo: 1, pageSize: 12 }),
  },
  {
    call: 'getWallets',
    area: 'Member centre',
    without: memberCentre('My wallet'),
    ask: (api) => api.getWallets(),
  },
  {
    call: 'getMessages',
    area: 'Member centre',
    without: memberCentre('Platform messages'),
    ask: (api) => api.getMessages({ pageNo: 1, pageSize: 20 }),
  },
  {
    call: 'getTransactions',
    area: 'Member centre',
    without: memberCentre('Account record'),
    ask: (api) => api.getTransactions({ pageNo: 1, pageSize: 20 }),
  },
  {
    call: 'getPlayStatus',
    area: 'Member centre',
    without: 'Responsible play cannot say which limits and pauses count.',
    ask: (api) => api.getPlayStatus(),
  },
];
