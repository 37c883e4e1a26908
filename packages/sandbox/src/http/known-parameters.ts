import type { MiddlewareHandler } from 'hono';
import { refuse } from './answer.ts';
import { languageFor } from './caller.ts';
import { misfit, queryOf } from './operation.ts';

const nothing: readonly string[] = [];
const paged = ['pageNo', 'pageSize'] as const;
const listed = ['clientType', 'platform', 'language', 'gameType', ...paged] as const;

/** Parameters of the reads that have no schema. Other query parameters are refused. */
const known: ReadonlyMap<string, readonly string[]> = new Map([
  ['/wps/system/whitelabel', ['url']],
  ['/wps/system/status', nothing],
  ['/wps/system/setting/register', nothing],
  ['/wps/system/countries', nothing],
  ['/wps/system/banners', ['groupName']],
  ['/wps/system/notices', nothing],
  ['/wps/system/domainRoute', nothing],
  ['/wps/captcha', nothing],
  ['/wps/agent/affiliate', ['code', 'domain']],
  ['/lgw/games/game_menus', ['language']],
  ['/lgw/games/jackpot', ['scope']],
  ['/lgw/games/jackpot/stream', ['scope']],
  ['/wps/relay/GCSGAME_newGameVendor', ['gameType', 'merchantCode']],
  [
    '/wps/relay/GCSGAME_gameList',
    [
      ...listed,
      'channel',
      'merchant',
      'vassalage',
      'gameClassify',
      'gameName',
      'minBet',
      'minLineNum',
      'isNew',
      'nodeId',
    ],
  ],
  [
    '/wps/relay/GCSGAME_hotGamesV2',
    ['merchantCode', 'isPlatform', 'vassalage', 'platform', 'language', 'gameType'],
  ],
  ['/wps/relay/GCS_recentGame', [...listed, 'vassalage']],
  ['/wps/relay/MCSFE_getFavoriteGames', nothing],
  ['/wps/relay/MCSFE_getFavoriteGamesList', listed],
]);

const writes: ReadonlySet<string> = new Set(['POST', 'PUT', 'DELETE', 'PATCH']);
const inContract = /^\/(?:wps|lgw|lotto)\//;

/** The allowed query parameters; undefined where the operation checks them. A write has its parameters in the body. */
function knownFor({ method, url }: Request): readonly string[] | undefined {
  const { pathname } = new URL(url);
  if (method === 'GET') return known.get(pathname);
  return writes.has(method) && inContract.test(pathname) ? nothing : undefined;
}

/**
 * Refuses unknown parameters, as operations with a schema do themselves. The lists correct page numbers that are out of
 * range.
 */
export const rejectUnknownParams: MiddlewareHandler = async (c, next) => {
  const request = c.req.raw;
  const names = knownFor(request);
  if (names) {
    const source = queryOf(request);
    const wrong = Object.entries(source)
      .filter(([name, value]) => !names.includes(name) || typeof value !== 'string')
      .map(([name]) => name);
    const language = languageFor(request);
    if (wrong.length > 0) return refuse(misfit(wrong, source, names, language), language);
  }
  await next();
};
