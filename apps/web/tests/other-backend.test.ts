import { createTestRuntime } from '@parlour/features/testing';
import { createSandbox } from '@parlour/sandbox';
import { expect, test } from 'vitest';
import { throughOverrides } from './other-backend.fixture.ts';

const clock = { now: () => Date.UTC(2026, 10, 20, 14, 41, 5) };
const credentials = {
  type: 'username',
  username: 'demo_member',
  password: 'Parlour#2026',
} as const;

/** A backend that has login, games and balance under other addresses, in other shapes. */
function otherBackend() {
  const sandbox = createSandbox({ clock });
  const asked: string[] = [];
  const ask = async (path: string, request: Request, init: RequestInit = {}) => {
    const { origin } = new URL(request.url);
    const { headers } = request;
    const answer = await sandbox.fetch(new Request(origin + path, { headers, ...init }));
    return (await answer.json()).value;
  };
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(request.url);
    asked.push(`${request.method} ${pathname}${search}`);
    if (pathname === '/auth/login') {
      const { user, pass } = await request.json();
      const body = JSON.stringify({ ...credentials, username: user, password: pass });
      const { token } = await ask('/wps/session/login', request, { method: 'POST', body });
      return token === undefined
        ? new Response(null, { status: 403 })
        : Response.json({ access_token: token, first: 0 });
    }
    if (pathname === '/v3/games') {
      const query = `gameType=${searchParams.get('kind')}&pageNo=${Number(searchParams.get('page')) + 1}&pageSize=12`;
      const page = await ask(`/wps/relay/GCSGAME_gameList?${query}`, request);
      const items = page.games.map((game: Record<string, unknown>) => ({
        id: game.nodeId,
        title: game.gameName,
        studio: { code: game.vassalage, name: game.vendor },
        stake: Number(game.minBet),
        tags: ['hot'],
        image: game.coverUrl,
      }));
      return Response.json({ items, pages: page.totalPages, count: page.totalCount });
    }
    if (pathname === '/account/money') {
      const { sumBalance } = await ask('/wps/v2/wallets/balance', request);
      const headers = { Date: 'Fri, 20 Nov 2026 14:41:05 GMT' };
      return Response.json({ cents: Math.round(Number(sumBalance) * 100) }, { headers });
    }
    return sandbox.fetch(request);
  };
  return {
    asked,
    site: createTestRuntime({ sandbox: { fetch: throughOverrides(fetch) } }).runtime,
  };
}

test('[X-03] [LGN-03] a member logs in to another backend, and the balance is a decimal text', async () => {
  const { asked, site } = otherBackend();
  await site.session.login(credentials);
  expect(site.session.store.getState().kind).toBe('authenticated');
  expect(await site.api.getBalance()).toEqual({
    sumBalance: expect.stringMatching(/^\d+\.\d\d$/),
    asOf: '2026-11-20T14:41:05.000Z',
  });
  expect(asked).toEqual(['POST /auth/login', 'GET /wps/member/info', 'GET /account/money']);
});

test('[X-03] [ERR-01] the status of its refusal becomes a code that the login form knows', async () => {
  const { site } = otherBackend();
  const login = site.session.login({ ...credentials, password: 'wrong' });
  await expect(login).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
});

test('[X-03] [GAM-02] its list of games has our names, and its first page is our first', async () => {
  const { asked, site } = otherBackend();
  const page = await site.api.getGameList({ gameType: 'RNG', pageNo: 1, pageSize: 12 });
  expect(asked[0]).toBe('GET /v3/games?kind=RNG&page=0');
  expect(page.games).toHaveLength(12);
  expect(page.games[0]).toMatchObject({ gameType: 'RNG', isHot: true, isNew: false });
  expect(page.games[0]?.minBet).toMatch(/^\d+\.\d\d$/);
});
