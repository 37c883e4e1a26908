import { onlineManager, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError, type QuerySource, queries } from './index.ts';
import { schemas } from './schemas.ts';
import { apiOn, failureOf, ok } from './testing/backend.ts';
import { exampleInputs } from './testing/examples.ts';
import { newKey } from './testing/new-key.ts';
import { retryDelay, retryRead } from './transport/queries.ts';

const queryName = (id: string) =>
  id.startsWith('get') ? id.charAt(3).toLowerCase() + id.slice(4) : id;

/** The options of a query with any input. */
const optionsOf = (name: string, api: QuerySource, input?: unknown): { queryKey: unknown } =>
  Reflect.apply(Reflect.get(queries, name), undefined, [api, input]);

const inputs = exampleInputs();

test('[API-01] every GET has a query, and no other operation has one', () => {
  const reads = Object.values(schemas).filter(({ method }) => method === 'GET');
  expect(Object.keys(queries).sort()).toEqual(reads.map(({ id }) => queryName(id)).sort());
  const writes = Object.values(schemas).filter(({ method }) => method !== 'GET');
  expect(writes.length).toBeGreaterThan(50);
  for (const { id } of writes) expect(queries).not.toHaveProperty(queryName(id));
});

test.each(Object.values(schemas))(
  '[API-01] $id is sent as the contract defines, and its answer is checked',
  async ({ id, method, path, token, encrypted, idempotent }) => {
    const cipher = { name: 'mark', encrypt: async () => 'sealed', decrypt: async () => '' };
    const { api, requests } = apiOn([ok(7)], { getToken: () => 't', cipher });
    const input = inputs.get(id);
    const call: unknown = Reflect.get(api, id);
    if (typeof call !== 'function') throw new Error(`${id} is no call`);
    const key = await newKey();
    const error = await failureOf(call(...(input === undefined ? [] : [input]), key));
    expect(error).toMatchObject({ code: 'SCHEMA' });
    const [request] = requests;
    expect([request?.method, new URL(request?.url ?? '').pathname]).toEqual([method, path]);
    expect(request?.headers.has('Authorization')).toBe(token !== 'none');
    expect(request?.headers.get('Idempotency-Key')).toBe(idempotent ? key.idempotencyKey : null);
    expect(request?.headers.get('Encryption')).toBe(encrypted ? 'mark' : null);
    if (encrypted) expect(await request?.text()).toBe('{"payload":"sealed","v":1}');
  },
);

test('[API-03] no query key contains a token, and no two reads share one', () => {
  const { api } = apiOn([ok(null)], { getToken: () => 'canary-token' });
  const keys = Object.values(schemas)
    .filter(({ method }) => method === 'GET')
    .map(({ id }) => JSON.stringify(optionsOf(queryName(id), api, inputs.get(id)).queryKey));
  expect(keys.join()).not.toContain('canary-token');
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(Object.values(schemas).filter(({ idempotent }) => idempotent))(
  '[WAL-07] $id is not sent without the key of an intent, whatever the caller passes',
  async ({ id }) => {
    const { api, requests } = apiOn([ok(7)], { getToken: () => 't' });
    const call: unknown = Reflect.get(api, id);
    if (typeof call !== 'function') throw new Error(`${id} is no call`);
    const input = inputs.get(id);
    const error = await failureOf(call(...(input === undefined ? [] : [input])));
    expect(error).toMatchObject({ code: 'UNKNOWN', cause: new TypeError('No idempotency key') });
    expect(requests).toHaveLength(0);
  },
);

test('[API-01] an unknown call rejects; an `Api` can be awaited and serialised without a call', async () => {
  const { api, requests } = apiOn([ok(null)]);
  const call: unknown = Reflect.get(api, 'getEverything');
  if (typeof call !== 'function') throw new Error('no function');
  expect(await failureOf(call())).toMatchObject({ code: 'UNKNOWN' });
  expect(await api).toBe(api);
  expect(Object.keys(JSON.parse(JSON.stringify({ api })))).toEqual(['api']);
  expect(Reflect.get(api, 'toJSON')).toBeUndefined();
  expect(api.getBalance).toBe(api.getBalance);
  expect(requests).toHaveLength(0);
});

test('[API-02] without a network a read waits for it and then runs', async () => {
  const client = new QueryClient();
  const value = { sumBalance: '12.50', asOf: '2026-11-20T06:00:00Z' };
  const { api, requests } = apiOn([ok(value)], { getToken: () => 't' });
  client.mount();
  onlineManager.setOnline(false);
  try {
    const reading = client.fetchQuery(queries.balance(api));
    await vi.waitFor(() =>
      expect(client.getQueryState(queries.balance(api).queryKey)?.fetchStatus).toBe('paused'),
    );
    expect(requests).toHaveLength(0);
    onlineManager.setOnline(true);
    expect(await reading).toEqual(value);
    expect(requests).toHaveLength(1);
  } finally {
    onlineManager.setOnline(true);
    client.unmount();
  }
});

test('[API-02] a query that is cancelled drops its request and is not repeated', async () => {
  const client = new QueryClient();
  const { api, requests } = apiOn([() => new Promise<Response>(() => {})], { getToken: () => 't' });
  const reading = failureOf(client.fetchQuery(queries.balance(api)));
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await client.cancelQueries();
  await reading;
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(requests).toHaveLength(1);
});

test('[API-03] a query key contains the language, because texts of the backend depend on it', () => {
  let language = 'BN';
  const { api } = apiOn([ok([])], { language: () => language });
  const before = queries.banners(api, { groupName: 'w_home' }).queryKey;
  language = 'EN';
  expect(queries.banners(api, { groupName: 'w_home' }).queryKey).not.toEqual(before);
});

test('[API-01] a react-query query gets the value of its own client', async () => {
  const client = new QueryClient();
  const value = { sumBalance: '12.50', asOf: '2026-11-20T06:00:00Z' };
  const { api, requests } = apiOn([ok(value)], { getToken: () => 't' });
  expect(await client.fetchQuery(queries.balance(api))).toEqual(value);
  expect(requests[0]?.headers.get('Authorization')).toBe('t');
});

const unchanged = () => new Response(null, { status: 304 });

test('[API-02] "not modified" returns the cached value itself', async () => {
  const client = new QueryClient();
  const { api, requests } = apiOn([unchanged()]);
  const options = queries.notices(api);
  const known = [{ id: 7, title: 'known' }];
  client.setQueryData<unknown>(options.queryKey, known, { updatedAt: 1 });
  expect(await client.fetchQuery(options)).toBe(known);
  expect(client.getQueryState(options.queryKey)?.dataUpdatedAt).toBeGreaterThan(1);
  expect(requests).toHaveLength(1);
});

test('[API-02] "not modified" without a cached value is requested once more, and no third time', async () => {
  const status = { status: 0, location: { ip: '203.0.113.7' } };
  const first = apiOn([unchanged(), ok(status)]);
  expect(await new QueryClient().fetchQuery(queries.systemStatus(first.api))).toMatchObject(status);
  expect(first.requests).toHaveLength(2);
  const broken = apiOn([unchanged()]);
  const failure = await failureOf(broken.api.getSystemStatus());
  expect(failure).toMatchObject({ code: 'HTTP', http: 304 });
  expect(broken.requests).toHaveLength(2);
});

test('[API-02] only a read without an answer is repeated, twice at most', () => {
  const retried = (code: 'NETWORK' | 'TIMEOUT' | 'HTTP' | 'SCHEMA' | 'UNKNOWN', failures = 0) =>
    retryRead(failures, new ApiError(code));
  expect([retried('NETWORK'), retried('TIMEOUT', 1)]).toEqual([true, true]);
  expect([retried('NETWORK', 2), retried('HTTP'), retried('SCHEMA'), retried('UNKNOWN')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(retryRead(0, new ApiError('NETWORK', { aborted: true }))).toBe(false);
  expect(retryRead(0, new Error('bug'))).toBe(false);
  expect(retryDelay(1)).toBeGreaterThanOrEqual(1000);
  expect(retryDelay(1)).toBeLessThan(2000);
});

test('[API-02] a write without an answer is sent only once', async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  const { api, requests } = apiOn([offline], { getToken: () => 't' });
  const failure = await failureOf(
    api.addFavourite({ nodeId: 1, vendor: 'PADMA', gameType: 'RNG' }),
  );
  expect(failure).toMatchObject({ code: 'NETWORK' });
  expect(requests).toHaveLength(1);
});
