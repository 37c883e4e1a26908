import {
  answerWith,
  type Override,
  refuseWith,
  withOverrides,
} from '@parlour/api-client/overrides';

/** `POST /auth/login` with other names; a refusal is a status. */
const login: Override = async (request, next) => {
  const { username, password } = await request.json();
  const { origin } = new URL(request.url);
  const { headers, signal } = request;
  const body = JSON.stringify({ user: username, pass: password });
  const asked = new Request(`${origin}/auth/login`, { method: 'POST', headers, signal, body });
  const response = await next(asked);
  if (response.status === 403) return refuseWith('CREDENTIALS_WRONG');
  const { access_token: token, first } = await response.json();
  return answerWith({ token, firstTimeLogin: first === 1, passwordExpired: false });
};

/** A game as the other backend has it. */
interface OtherGame {
  readonly id: number;
  readonly title: string;
  readonly studio: { readonly code: string; readonly name: string };
  readonly stake: number;
  readonly tags: readonly string[];
  readonly image: string;
}

const gameOf = ({ id, title, studio, stake, tags, image }: OtherGame) => ({
  nodeId: id,
  gameName: title,
  vassalage: studio.code,
  vendor: studio.name,
  gameType: 'RNG',
  gameClassify: '',
  minBet: stake.toFixed(2),
  minLineNum: 0,
  coverUrl: image,
  isHot: tags.includes('hot'),
  isNew: tags.includes('new'),
});

/** `GET /v3/games` counts its pages from 0. */
const gameList: Override = async (request, next) => {
  const { origin, searchParams } = new URL(request.url);
  const page = Number(searchParams.get('pageNo')) - 1;
  const address = `${origin}/v3/games?kind=${searchParams.get('gameType')}&page=${page}`;
  const { items, pages, count } = await (await next(new Request(address, request))).json();
  return answerWith({ games: items.map(gameOf), totalPages: pages, totalCount: count });
};

/** `GET /account/money` counts in cents, and its time is the header `Date`. */
const balance: Override = async (request, next) => {
  const { origin } = new URL(request.url);
  const response = await next(new Request(`${origin}/account/money`, request));
  const { cents } = await response.json();
  const asOf = new Date(response.headers.get('Date') ?? Date.now()).toISOString();
  return answerWith({ sumBalance: (cents / 100).toFixed(2), asOf });
};

/** Between the client and a backend that differs in three operations. */
export const throughOverrides = (fetch: (request: Request) => Promise<Response>) =>
  withOverrides(fetch, {
    'POST /wps/session/login': login,
    'GET /wps/relay/GCSGAME_gameList': gameList,
    'GET /wps/v2/wallets/balance': balance,
  });
