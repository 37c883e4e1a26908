import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queries } from '../index.ts';
import { apiOn, failureOf, ok, refused } from '../testing/backend.ts';

const page = { games: [], totalPages: 0, totalCount: 0 };
/** A promise that the test resolves. */
function gate() {
  let resolve: () => void = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}

const expired = () => refused({ code: 'UNAUTHENTICATED' }, null, { status: 401 });

test('[API-03] the default headers are Authorization, Merchant, Language and Device', async () => {
  const { api, requests } = apiOn([ok([])], {
    getToken: () => 't-1',
    profile: { merchant: 'river' },
  });
  await api.getFavouriteIds();
  const sent = Object.fromEntries(requests[0]?.headers ?? []);
  expect(sent).toEqual({
    accept: 'application/json',
    authorization: 't-1',
    merchant: 'river',
    language: 'BN',
    device: 'WEB',
  });
});

test('[API-03] header names and the format of the token are configurable', async () => {
  const profile = {
    tokenHeader: 'X-Token',
    tokenValue: (t: string) => `Bearer ${t}`,
    deviceHeader: '',
  };
  const { api, requests } = apiOn([ok([])], { getToken: () => 't-1', profile });
  await api.getFavouriteIds();
  const headers = requests[0]?.headers;
  expect(headers?.get('X-Token')).toBe('Bearer t-1');
  expect(headers?.get('Authorization')).toBeNull();
  expect(headers?.get('Device')).toBeNull();
});

test('[API-03] a call that needs no token never sends one, in no part of the request', async () => {
  const { api, requests } = apiOn([ok({ list: [] })], { getToken: () => 'canary-token' });
  await api.getHotGames({ language: 'BN' });
  const [request] = requests;
  expect(request?.headers.get('Authorization')).toBeNull();
  expect(request?.url).toMatch(/^https:\/\/backend\.test\/wps\/relay\/GCSGAME_hotGamesV2\?/);
  expect(request?.url).not.toContain('canary-token');
});

test('[API-03] the token of a member call is in its header and nowhere else', async () => {
  const { api, requests } = apiOn([ok(null)], { getToken: () => 'canary-token' });
  await api.addFavourite({ nodeId: 1, vendor: 'PADMA', gameType: 'RNG' });
  const [request] = requests;
  expect(request?.headers.get('Authorization')).toBe('canary-token');
  expect(request?.url).not.toContain('canary-token');
  expect(await request?.text()).toBe('{"nodeId":1,"vendor":"PADMA","gameType":"RNG"}');
});

test('[PWD-01] the reset by e-mail is sent as a form, as specified', async () => {
  const { api, requests } = apiOn([ok(null)]);
  await api.sendPasswordEmail({ username: 'rupa & co', email: 'rupa+1@example.com' });
  const [request] = requests;
  expect(request?.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded\b/);
  expect(await request?.text()).toBe('username=rupa+%26+co&email=rupa%2B1%40example.com');
});

test('[API-03] without a token a member call is not sent', async () => {
  const { api, requests } = apiOn([ok([])]);
  expect(await failureOf(api.getFavouriteIds())).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(requests).toHaveLength(0);
});

test('[API-03] twenty refused calls in parallel end the session once, and the next session once again', async () => {
  let token = 'first';
  const onUnauthenticated = vi.fn();
  const { api } = apiOn([expired], { getToken: () => token, onUnauthenticated });
  const twenty = () =>
    Promise.all(Array.from({ length: 20 }, () => failureOf(api.getFavouriteIds())));
  expect(await twenty()).toEqual(
    Array.from({ length: 20 }, () => expect.objectContaining({ code: 'UNAUTHENTICATED' })),
  );
  expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  token = 'second';
  await twenty();
  expect(onUnauthenticated).toHaveBeenCalledTimes(2);
});

test('[API-03] one 401 among twenty parallel reads ends the session once, and no old answer is applied', async () => {
  let token: string | null = 'old';
  const all = gate();
  const ended = gate();
  const onUnauthenticated = vi.fn(() => {
    token = null;
    ended.resolve();
  });
  const client = new QueryClient();
  const totals = { stake: '1.00', validBet: '1.00', payout: '0.00', winLoss: '-1.00', bets: 1 };
  const mine = (index: number) => ok({ rows: [], totalPages: 1, totalCount: index, totals });
  let count = 0;
  const { api, requests } = apiOn(
    [
      async () => {
        count += 1;
        const index = count;
        if (index === 1) return mine(index);
        if (index === 21) all.resolve();
        // All twenty are in flight before one is refused; the others answer after that.
        await (index === 8 ? all.promise : ended.promise);
        return index === 8 ? expired() : mine(index);
      },
    ],
    { getToken: () => token, onUnauthenticated },
  );
  // Loads the code of the calls first.
  await api.getBets();
  const reads = Array.from({ length: 20 }, (_, index) =>
    index % 2 === 0
      ? failureOf(client.fetchQuery({ ...queries.bets(api, { pageNo: index + 1 }), retry: false }))
      : failureOf(api.getBets({ pageNo: index + 1 })),
  );
  expect(await Promise.all(reads)).toEqual(
    Array.from({ length: 20 }, () => expect.objectContaining({ code: 'UNAUTHENTICATED' })),
  );
  expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  expect(requests).toHaveLength(21);
  const applied = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined);
  expect(applied).toEqual([]);
});

test('[API-03] a read whose session was replaced in flight is repeated for the new session', async () => {
  let token = 'old';
  const answer = (request: Request) => {
    const from = request.headers.get('Authorization');
    token = 'new';
    return ok({ sumBalance: from === 'new' ? '2.00' : '1.00', asOf: '2026-11-20T06:00:00Z' });
  };
  const { api, requests } = apiOn([answer], { getToken: () => token });
  expect((await api.getBalance()).sumBalance).toBe('2.00');
  expect(requests).toHaveLength(2);
});

test('[API-03] the answer of a write is always returned', async () => {
  let token: string | null = 'old';
  const { api, requests } = apiOn(
    [
      () => {
        token = null;
        return ok(null);
      },
    ],
    { getToken: () => token },
  );
  expect(await api.logout()).toBeNull();
  expect(requests).toHaveLength(1);
});

test('[API-03] a late 401 for an old token does not end the new session', async () => {
  let token = 'old';
  const onUnauthenticated = vi.fn();
  const late = () => {
    token = 'new';
    return expired();
  };
  const { api } = apiOn([late], { getToken: () => token, onUnauthenticated });
  await failureOf(api.getFavouriteIds());
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

test('[API-03] browsing with a refused token continues as a guest, once', async () => {
  const onUnauthenticated = vi.fn();
  const { api, requests } = apiOn([expired, ok(page)], {
    getToken: () => 'old',
    onUnauthenticated,
  });
  expect(await api.getGameList({ gameType: 'RNG' })).toEqual(page);
  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['old', null]);
  expect(onUnauthenticated).toHaveBeenCalledTimes(1);
});

test('[API-03] browsing that is refused as a guest too is an error, not a loop', async () => {
  const { api, requests } = apiOn([expired], { getToken: () => 'old' });
  expect(await failureOf(api.getGameList())).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(requests).toHaveLength(2);
});

test('[API-03] a wrong password is no expired session, whatever its HTTP status', async () => {
  const onUnauthenticated = vi.fn();
  const wrong = refused({ code: 'CREDENTIALS_WRONG' }, null, { status: 401 });
  const { api } = apiOn([wrong], { getToken: () => 't', onUnauthenticated });
  const body = { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' };
  expect(await failureOf(api.changePassword(body))).toMatchObject({ code: 'CREDENTIALS_WRONG' });
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

test('[API-03] two clients on one page keep their own sessions', async () => {
  const a = apiOn([ok([])], { getToken: () => 'token-a' });
  const b = apiOn([ok([])], { getToken: () => 'token-b' });
  await Promise.all([a.api.getFavouriteIds(), b.api.getFavouriteIds()]);
  expect(a.requests[0]?.headers.get('Authorization')).toBe('token-a');
  expect(b.requests[0]?.headers.get('Authorization')).toBe('token-b');
});
