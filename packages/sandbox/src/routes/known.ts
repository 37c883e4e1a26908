import type { MiddlewareHandler } from 'hono';
import { bodyOf, refuse } from '../answer.ts';
import { languageFor } from '../backend.ts';
import { misfit, queryOf } from './operation.ts';

const nothing: readonly string[] = [];
const paged = ['pageNo', 'pageSize'] as const;
const listed = ['clientType', 'platform', 'language', 'gameType', ...paged] as const;

/** Parameters of the reads that answer without reading a schema. Everything else in their query is refused. */
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
  ['/wps/member/info', nothing],
  ['/wps/v2/wallets/balance', nothing],
  ['/lgw/games/game_menus', ['language']],
  ['/lgw/games/jackpot', ['scope']],
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

const favourite = ['nodeId', 'vendor', 'gameType'] as const;

/** Fields of the bodies that are read without a schema. A registration has those of its rules (REG-02). */
const knownFields = new Map<string, readonly string[]>([
  [
    '/wps/session/login',
    [
      'type',
      'username',
      'mobileNum',
      'countryDialingCode',
      'password',
      'captcha',
      'captchaId',
      'botToken',
      'firebaseChannel',
      'firebaseIdToken',
    ],
  ],
  ['/wps/verification/sms/noLogin', ['mobileNum', 'countryDialingCode']],
  ['/wps/verification/sms/register', ['mobileNo', 'countryDialingCode']],
  ['/wps/member/password', ['oldPassword', 'newPassword', 'confirmNewPassword']],
  ['/wps/relay/MCSFE_addFavoriteGameV2', favourite],
  ['/wps/relay/MCSFE_removeFavoriteGameV2', favourite],
  [
    '/wps/game/launchGame',
    [
      ...favourite,
      'platform',
      'language',
      'backUrl',
      'demo',
      'launchMode',
      'lottoArea',
      'lottoPrizeMode',
      'lottoGameCode',
      'lottoView',
      'device',
    ],
  ],
]);

/** What a call may name, and what it named amiss; `null` where nothing is. */
async function amiss(request: Request) {
  const { pathname } = new URL(request.url);
  const isRead = request.method === 'GET';
  const names = (isRead ? known : knownFields).get(pathname);
  if (!names) return null;
  const source = isRead ? queryOf(request) : ((await bodyOf(request.clone())) ?? {});
  const wrong = Object.entries(source)
    .filter(([name, value]) => !names.includes(name) || (isRead && typeof value !== 'string'))
    .map(([name]) => name);
  return wrong.length > 0 ? { wrong, source, names } : null;
}

/**
 * Refuses parameters nobody knows, as the operations with a schema do by themselves. Pages out of
 * bounds are brought back by the lists.
 */
export const onlyKnown: MiddlewareHandler = async (c, next) => {
  const request = c.req.raw;
  const found = await amiss(request);
  if (found) {
    const language = languageFor(request);
    return refuse(misfit(found.wrong, found.source, found.names, language), language);
  }
  await next();
};
