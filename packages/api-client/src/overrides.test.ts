import { expect, test } from 'vitest';
import { createApi, queries } from './index.ts';
import { answerWith, withEnvelope, withOverrides } from './overrides.ts';
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

/** A backend that answers `{ code, data, msg }`. */
const otherwise = (answer: Response) =>
  createApi({
    fetch: withEnvelope(
      async () => answer,
      ({ code, data, msg }) => ({
        success: code === 0,
        value: code === 401 ? { code: 'UNAUTHENTICATED' } : data,
        message: msg,
      }),
    ),
    baseUrl,
    getToken: () => 't',
    language: () => 'BN',
  });

test('[X-03] another envelope is translated for every call, refusals and their texts too', async () => {
  const good = otherwise(Response.json({ code: 0, data: { sumBalance: '12.50', asOf } }));
  expect(await good.getBalance()).toEqual({ sumBalance: '12.50', asOf });
  const refused = otherwise(Response.json({ code: 401, data: null, msg: 'Log in' }));
  expect(await failureOf(refused.getBalance())).toMatchObject({
    code: 'UNAUTHENTICATED',
    serverMessage: 'Log in',
  });
});

test('[X-03] an answer that is no JSON object keeps its status and its headers', async () => {
  const busy = new Response('busy', { status: 429, headers: { 'Retry-After': '7' } });
  expect(await failureOf(otherwise(busy).getBalance())).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: 7,
  });
  const page = otherwise(new Response('<!doctype html>'));
  expect(await failureOf(page.getBalance())).toMatchObject({ code: 'MALFORMED' });
  const same = await withEnvelope(
    async () => new Response(null, { status: 304, headers: { ETag: '"1"' } }),
    () => ({ success: true, value: null }),
  )(new Request(baseUrl));
  expect([same.status, same.headers.get('ETag'), await same.text()]).toEqual([304, '"1"', '']);
});

test('[X-03] [JPT-02] a stream passes at once, without waiting for its end', async () => {
  const stream = new Response(new ReadableStream(), {
    headers: { 'Content-Type': 'text/event-stream' },
  });
  const fetch = withEnvelope(
    async () => stream,
    () => ({ success: true, value: null }),
  );
  expect(await fetch(new Request(baseUrl))).toBe(stream);
});
