/** Values of the constants that an operator can change (docs/configuration.md). */
export interface WireValues {
  /** Channel of the operator in lists of games. Default `WEB`. */
  readonly channel: string;
  /** Platforms of the games in lists and hot games, comma separated. Default `flash,html5-desktop`. */
  readonly platform: string;
  /** Platforms of the favourite games, comma separated. Default `flash`. */
  readonly favouritePlatform: string;
}

/** The values of SPECIFICATION §7. No browser plays Flash; these words only choose the games. */
export const defaultValues: WireValues = {
  channel: 'WEB',
  platform: 'flash,html5-desktop',
  favouritePlatform: 'flash',
};

/** Everything that a constant can depend on. */
export interface WireFacts extends WireValues {
  /** Language code such as `BN`. */
  readonly language: string;
  /** The operator's code; empty leaves its parameters out. */
  readonly merchant: string;
  /** Device; the web is `WEB`. */
  readonly device: string;
}

/** A fixed word, or the name of a fact. */
type Constant = { readonly is: string } | { readonly of: keyof WireFacts };

const language = { language: { of: 'language' } } as const;
const client = { clientType: { is: '3' } } as const;

/**
 * The query parameters that every request of an address carries besides those of its caller (SPECIFICATION §7). A value
 * of the caller replaces the constant.
 */
export const wireConstants: Readonly<Record<string, Readonly<Record<string, Constant>>>> = {
  '/lgw/games/game_menus': language,
  '/lgw/games/popular': { count: { is: '20' }, device: { of: 'device' }, ...language },
  '/wps/relay/GCSGAME_gameList': {
    ...client,
    platform: { of: 'platform' },
    channel: { of: 'channel' },
    merchant: { of: 'merchant' },
    // Games with any number of lines.
    minLineNum: { is: '0' },
    ...language,
  },
  '/wps/relay/GCSGAME_hotGamesV2': {
    merchantCode: { of: 'merchant' },
    isPlatform: { is: '2' },
    platform: { of: 'platform' },
    ...language,
  },
  '/wps/relay/GCSGAME_newGameVendor': { merchantCode: { of: 'merchant' } },
  '/wps/relay/GCS_recentGame': { ...client, ...language },
  '/wps/relay/MCSFE_getFavoriteGamesList': {
    ...client,
    platform: { of: 'favouritePlatform' },
    ...language,
    // The word of the specification for all favourites, whatever their type.
    gameType: { is: 'RNG' },
  },
  '/wps/relay/GCSGAME_getRankList': {
    gameCategory: { is: 'ALL' },
    ...language,
    limitNum: { is: '20' },
  },
};

/**
 * Adds the constants of its path to the address of a read.
 * @param url path and query, as `/lgw/games/game_menus`
 */
export function withConstants(url: string, facts: WireFacts): string {
  const [path = '', query = ''] = url.split('?');
  const constants = Object.hasOwn(wireConstants, path) ? wireConstants[path] : undefined;
  if (constants === undefined) return url;
  const asked = new URLSearchParams(query);
  for (const [name, constant] of Object.entries(constants)) {
    const value = 'is' in constant ? constant.is : facts[constant.of];
    if (value !== '' && !asked.has(name)) asked.set(name, value);
  }
  return `${path}?${asked}`;
}
