import { gzipSync } from 'node:zlib';
import { schemas } from '@parlour/api-client/schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTooDeep } from './http/bounds.ts';
import { at, newcomer, testBackend } from './testing/client.ts';

test('[API-04] every operation of the contract is answered, none with "not found"', async () => {
  const { call, login } = testBackend();
  for (const { id, method, path, token } of Object.values(schemas)) {
    const body = method === 'GET' ? undefined : {};
    const holder = token === 'none' ? {} : { token: await login('demo_vip') };
    const { status } = await call(`${method} ${path}`, { body, ...holder });
    expect(status, id).toBe(200);
  }
});

test('[API-04] every operation that needs a token refuses a visitor, in the envelope', async () => {
  const { call } = testBackend();
  const needy = Object.values(schemas).filter(({ token }) => token === 'required');
  expect(needy.length).toBeGreaterThan(5);
  for (const { id, method, path } of needy) {
    const body = method === 'GET' ? undefined : {};
    for (const holder of [{}, { token: 'x' }, { token: '__proto__' }]) {
      const answer = await call(`${method} ${path}`, { body, ...holder });
      expect([answer.status, at(answer.body, 'value', 'code')], id).toEqual([
        401,
        'UNAUTHENTICATED',
      ]);
    }
  }
});

/** The answers of one visit that depend on chance: tokens, codes, games, rounds. */
async function visit(seed: number): Promise<readonly string[]> {
  const { call, login } = testBackend({ seed });
  const token = await login('demo_member');
  const lines = [
    'GET /wps/captcha',
    'GET /lgw/games/game_menus',
    'GET /wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=7',
    'GET /wps/relay/GCSGAME_hotGamesV2',
    'GET /art/cover/77.svg',
  ];
  const answers = [token];
  for (const line of lines) answers.push((await call(line, { token })).text);
  const game = {
    nodeId: 700,
    vendor: 'x',
    gameType: 'RNG',
    platform: 'W',
    language: 'EN',
    backUrl: '/',
  };
  const launched = await call('POST /wps/game/launchGame', { token, body: game });
  const url = String(at(launched.body, 'value', 'url'));
  for (let round = 0; round < 5; round += 1) {
    const body = { key: `round-of-a-visit-${round}`, stake: '50.00' };
    answers.push((await call(`POST ${url}/round`, { body })).text);
  }
  return [...answers, url, (await call('GET /sandbox/inbox')).text];
}

test('[API-04] the same seed gives the same answers, another seed others', async () => {
  const first = await visit(5);
  expect(await visit(5)).toEqual(first);
  const other = await visit(6);
  expect(other.filter((answer, index) => answer === first[index]).length).toBeLessThan(3);
});

test('[API-04] a thousand covers are SVG of at most 6 KB on the wire, cached forever, and all different', async () => {
  const { call } = testBackend();
  const seen = new Set<string>();
  for (let id = 1; id <= 10_000; id += 10) {
    const cover = await call(`GET /art/cover/${id}.svg`);
    expect(cover.status).toBe(200);
    expect(cover.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(cover.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(gzipSync(cover.text).length).toBeLessThanOrEqual(6 * 1024);
    seen.add(cover.text);
  }
  expect(seen.size).toBe(1_000);
});

test.each([
  'cover/0',
  'cover/10005',
  'cover/x',
  'cover/-1',
  'vendor/NOBODY',
  'scene/nowhere',
  'symbol/x',
])('[API-04] the picture %s does not exist', async (name) => {
  expect((await testBackend().call(`GET /art/${name}.svg`)).status).toBe(404);
});

/** Bodies a careless or hostile caller may send. */
const anyBody = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom(
    ...['', 'null', '[]', '{', '"x"', '1e999', '{"__proto__":{"a":1}}', '{"username":{}}'],
    ...['{"nodeId":1e400}', '{"nodeId":-0}', '{"type":"sms","mobileNum":[1]}', '\u0000', '[[[['],
    `"${'x'.repeat(100_000)}"`,
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  ),
  fc
    .record({ username: fc.anything(), password: fc.anything(), nodeId: fc.anything() })
    .map(
      (body) =>
        JSON.stringify(body, (_, value) => (typeof value === 'bigint' ? `${value}` : value)) ?? '',
    ),
);

const operations = Object.values(schemas);
const anyQuery = fc.webQueryParameters().map((query) => (query === '' ? '' : `?${query}`));
const anyAddress = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...operations.map(({ method, path }) => ({ method, path }))),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
      path: fc.oneof(
        fc.webPath().map((path) => `/wps${path}`),
        fc.constantFrom(
          '/lgw/%E0%A4%A',
          '/play/%2e%2e/round',
          '/art/cover/%00.svg',
          '/wps/__proto__',
          '/sandbox/scenario/x',
        ),
      ),
    }),
  },
);
const anyToken = fc.constantFrom(undefined, '', 'x', 'Bearer abc', '__proto__');

/** Reads everything that a caller could have changed. */
async function footprint(backend: ReturnType<typeof testBackend>): Promise<unknown> {
  const token = await backend.login('demo_vip');
  const lines = [
    '/wps/member/info',
    '/wps/v2/wallets/balance',
    '/wps/relay/MCSFE_getFavoriteGames',
    '/sandbox/scenario',
  ];
  const answers = [];
  for (const line of lines) answers.push((await backend.call(`GET ${line}`, { token })).body);
  await backend.call('DELETE /wps/session/logout', { token });
  return answers;
}

test('[API-04] hostile requests: no crash, no 500, an envelope each, and nothing changes', async () => {
  const backend = testBackend();
  const before = await footprint(backend);
  await fc.assert(
    fc.asyncProperty(
      anyAddress,
      anyQuery,
      anyBody,
      anyToken,
      async ({ method, path }, query, body, token) => {
        const bodied = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
        const answer = await backend.call(`${method} ${path}${query}`, {
          ...(bodied ? { body } : {}),
          ...(token === undefined ? {} : { token }),
        });
        expect(answer.status).toBeLessThan(500);
      },
    ),
    { numRuns: 400, seed: 20_261_120 },
  );
  expect(await footprint(backend)).toEqual(before);
  const { body } = await backend.call('PUT /wps/member/register', { body: newcomer('Tista') });
  expect(at(body, 'success')).toBe(true);
});

test('[API-04] a hostile caller with a member\u2019s token changes nothing either', async () => {
  const backend = testBackend();
  const token = await backend.login('demo_member');
  const wallet = async () =>
    at((await backend.call('GET /wps/v2/wallets/balance', { token })).body, 'value', 'sumBalance');
  const posts = operations.filter(
    ({ id, method, token: need }) => method === 'POST' && need === 'required' && id !== 'logout',
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...posts), anyBody, async ({ path }, body) => {
      const { status } = await backend.call(`POST ${path}`, { token, body });
      expect(status).toBe(typeof body === 'string' && isTooDeep(body) ? 400 : 200);
    }),
    { numRuns: 200, seed: 20_261_120 },
  );
  expect(await wallet()).toBe('12450.00');
  const favourites = await backend.call('GET /wps/relay/MCSFE_getFavoriteGames', { token });
  expect(at(favourites.body, 'value')).toEqual([]);
});
