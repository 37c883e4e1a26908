import { expect, test } from 'vitest';
import { createApi, queries } from './index.ts';
import { answerWith, withOverrides } from './overrides.ts';
import { apiOn, failureOf, ok } from './testing/backend.ts';

const asOf = '2026-11-20T06:00:00Z';
const baseUrl = 'https://backend.test/api';

function overridden(answer: unknown) {
  const asked: string[] = [];
  const fetch = withOverrides(
    async (request) => {
      asked.push(new URL(request.url).pathname);
      return Response.json(answer);
    },
    {
      'GET /wps/v2/wallets/balance': async (request, next) => {
        const old = new Request(request.url.replace('/v2/wallets', '/wallet'), request);
        const { amount }: { amount: unknown } = await (await next(old)).json();
        return answerWith({ sumBalance: amount, asOf });
      },
    },
    baseUrl,
  );
  const api = createApi({ fetch, baseUrl, getToken: () => 't', language: () => 'BN' });
  return { api, asked };
}

test('[X-03] one operation can be served from another path with another shape', async () => {
  const { api, asked } = overridden({ amount: '12.50' });
  expect(await api.getBalance()).toEqual({ sumBalance: '12.50', asOf });
  expect(asked).toEqual(['/api/wps/wallet/balance']);
});

test('[X-03] the answer of an override is checked against the contract', async () => {
  const { api } = overridden({ amount: 12.5 });
  expect(await failureOf(api.getBalance())).toMatchObject({ code: 'SCHEMA' });
});

test('[X-03] every other operation goes to the backend', async () => {
  const { api, requests } = apiOn([ok([])], { getToken: () => 't' });
  const through = withOverrides(
    async (request) => {
      requests.push(request);
      return ok([]);
    },
    { 'POST /wps/v2/wallets/balance': async () => ok(null) },
  );
  const other = createApi({ fetch: through, getToken: () => 't', language: () => 'BN' });
  expect(await other.getFavouriteIds()).toEqual([]);
  expect(requests).toHaveLength(1);
  expect(queries.favouriteIds(other).queryKey).toEqual(queries.favouriteIds(api).queryKey);
});
