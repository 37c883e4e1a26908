import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError, queries } from './index.ts';
import { schemas } from './schemas.ts';
import { apiOn, failureOf, ok } from './testing/backend.ts';
import { retryDelay, retryRead } from './transport/queries.ts';

const generated = join(import.meta.dirname, 'generated');
const queryName = (id: string) =>
  id.startsWith('get') ? id.charAt(3).toLowerCase() + id.slice(4) : id;

const filesOf = (id: string) => {
  const folder = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return readFileSync(join(generated, folder, `${folder}.ts`), 'utf8');
};

test('[API-01] every GET is a query and nothing else is', () => {
  const reads = Object.values(schemas).filter(({ method }) => method === 'GET');
  expect(Object.keys(queries).sort()).toEqual(reads.map(({ id }) => queryName(id)).sort());
});

const writes = Object.values(schemas).filter(({ method }) => method !== 'GET');

test.each(writes.map(({ id }) => id))(
  '[API-01] %s is no query that could repeat by itself',
  (id) => {
    expect(filesOf(id)).not.toMatch(/useQuery|QueryOptions|QueryKey/);
  },
);

test.each(Object.values(schemas))(
  '[API-01] $id is sent by the call of its kind, with its schema',
  (operation) => {
    const { token, encrypted } = operation;
    const kind = { none: 'plain', required: 'token', optional: 'optionalToken' }[token];
    const call = encrypted ? (token === 'none' ? 'encrypted' : 'tokenEncrypted') : kind;
    expect(filesOf(operation.id)).toContain(`import { ${call}Call } from`);
    expect(filesOf(operation.id)).toMatch(/^ {4}schema: \w+$/m);
  },
);

test('[API-03] no query key contains a token', () => {
  const { api } = apiOn([ok(null)], { getToken: () => 'canary-token' });
  const keys = [
    queries.siteSettings(api, { url: 'parlour.example' }),
    queries.memberInfo(api),
    queries.balance(api),
    queries.favouriteIds(api),
    queries.favouriteGames(api, { pageNo: 1 }),
    queries.recentGames(api),
    queries.gameVendors(api, { gameType: 'RNG' }),
    queries.gameList(api, { gameType: 'RNG', pageNo: 2 }),
  ].map(({ queryKey }) => JSON.stringify(queryKey));
  expect(keys.join()).not.toContain('canary-token');
  expect(new Set(keys).size).toBe(keys.length);
});

test('[API-03] a query key follows the language, since texts of the backend do', () => {
  let language = 'BN';
  const { api } = apiOn([ok([])], { language: () => language });
  const before = queries.banners(api, { groupName: 'w_home' }).queryKey;
  language = 'EN';
  expect(queries.banners(api, { groupName: 'w_home' }).queryKey).not.toEqual(before);
});

test('[API-01] a query of react-query gets the value of its own client', async () => {
  const client = new QueryClient();
  const value = { sumBalance: '12.50', asOf: '2026-11-20T06:00:00Z' };
  const { api, requests } = apiOn([ok(value)], { getToken: () => 't' });
  expect(await client.fetchQuery(queries.balance(api))).toEqual(value);
  expect(requests[0]?.headers.get('Authorization')).toBe('t');
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

test('[API-02] a write that got no answer is sent once', async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  const { api, requests } = apiOn([offline], { getToken: () => 't' });
  const failure = await failureOf(
    api.addFavourite({ nodeId: 1, vendor: 'PADMA', gameType: 'RNG' }),
  );
  expect(failure).toMatchObject({ code: 'NETWORK' });
  expect(requests).toHaveLength(1);
});

test('[API-01] no address of the backend is written by hand', () => {
  const written = readdirSync(join(import.meta.dirname, 'transport'))
    .filter((name) => !name.endsWith('.test.ts'))
    .filter((name) =>
      /['"`]\/(wps|lgw)\//.test(readFileSync(join(import.meta.dirname, 'transport', name), 'utf8')),
    );
  expect(written).toEqual([]);
});
