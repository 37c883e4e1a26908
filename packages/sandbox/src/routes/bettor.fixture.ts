import { at, testBackend, textAt } from '../testing/client.ts';

/** A game of each kind of book. */
export const sports = 1;
export const esports = 40;
export const cockfight = 10_001;

let keys = 0;

/** A selection: the n-th pick of the first market of the n-th match that a book offers. */
export function legOf(book: unknown, match = 0, pick = 0) {
  const view = at(book, 'matches', match);
  const { id, odds } = Object(at(view, 'markets', 0, 'picks', pick));
  return { match: textAt(view, 'id'), pick: String(id), odds: String(odds) };
}

/** A client of demo_member that opens sportsbooks and sends slips. */
export async function bettor() {
  const backend = testBackend();
  await backend.scenario({ sessionMinutes: 100_000 });
  const token = await backend.login('demo_member');
  const { call } = backend;
  const launch = async (nodeId = sports, language = 'EN') => {
    const place = { platform: 'W', language, backUrl: '/' };
    const body = { nodeId, vendor: 'x', gameType: 'SPORTS', ...place };
    const answer = await call('POST /wps/game/launchGame', { token, body, language });
    return textAt(answer.body, 'value', 'url');
  };
  const get = async (path: string) => at((await call(`GET ${path}`, { token })).body, 'value');
  const balance = async () => textAt(await get('/wps/v2/wallets/balance'), 'sumBalance');
  const bookOf = async (url: string) => (await call(`GET ${url}/book`)).body;
  const slip = (legs: unknown, changes: Readonly<Record<string, unknown>> = {}) => {
    keys += 1;
    return { key: `slip-of-a-test-${keys}`, kind: 'multiple', stake: '50.00', legs, ...changes };
  };
  const send = async (url: string, body: unknown) => call(`POST ${url}/slip`, { body });
  return { ...backend, launch, get, balance, bookOf, slip, send, token };
}
