import { expect, test } from 'vitest';
import { apiOn, ok } from './testing/backend.ts';
import { heldAgainst, lacksOf, rowOfRequest, type SentRequest } from './testing/held-requests.ts';
import {
  noScreen,
  type RequestRow,
  type RowParameter,
  requestTable,
  requestTablePage,
} from './testing/request-table.ts';
import { specifiedCalls } from './testing/specification.ts';

const rows = requestTable();
const wordFor = ({ words, kind }: RowParameter) => words[0] ?? (kind === 'choice' ? '' : '7');

/** A request with everything that its row has, without the parameters named. */
function requestFor(row: RequestRow, without: readonly string[] = []): SentRequest {
  const values = Object.fromEntries(
    row.parameters
      .filter(({ name }) => !without.includes(name))
      .map((parameter) => [parameter.name, wordFor(parameter)]),
  );
  const isRead = row.method === 'GET';
  const query = isRead ? `?${new URLSearchParams(values)}` : '';
  const body = row.isForm ? String(new URLSearchParams(values)) : JSON.stringify(values);
  return {
    method: row.method,
    url: `https://backend.test${row.path}${query}`,
    headers: row.token === 'required' ? { authorization: 't' } : {},
    body: isRead ? null : body,
  };
}

const rowOf = (path: string) => {
  const row = rows.find((one) => one.path === path);
  if (row === undefined) throw new Error(`No row ${path}`);
  return row;
};

test('[API-01] the table has a row for each call of the specification, with its parameters and reasons', () => {
  expect(rows.map(({ method, path }) => `${method} ${path}`)).toEqual(
    specifiedCalls().map(({ method, path }) => `${method} ${path}`),
  );
  for (const { departs, why, path } of rows)
    expect([path, why.length > 40]).toEqual([path, departs.length > 0]);
  const page = requestTablePage();
  expect(page).toContain(
    '| `GET /wps/relay/GCSGAME_hotGamesV2` | no | no | merchantCode (site), isPlatform=2, vassalage (choice)',
  );
  expect(page).toContain('type=username or sms');
});

test.each(rows)(
  '[API-01] $method $path: a whole request passes, each missing parameter is named',
  (row) => {
    expect(lacksOf(row, requestFor(row))).toEqual([]);
    for (const { name, isAlways } of row.parameters) {
      const lack = `${row.method} ${row.path}: ${name} is missing`;
      expect(lacksOf(row, requestFor(row, [name]))).toEqual(isAlways ? [lack] : []);
    }
  },
);

test('[API-01] a wrong word, a missing and an unwanted token, and an open password are named', () => {
  const hot = rowOf('/wps/relay/GCSGAME_hotGamesV2');
  const sent = requestFor(hot);
  const wrong = { ...sent, url: sent.url.replace('isPlatform=2', 'isPlatform=1') };
  expect(lacksOf(hot, wrong)).toEqual([`GET ${hot.path}: isPlatform is 1, not 2`]);
  expect(lacksOf(hot, { ...sent, headers: { authorization: 't' } })).toEqual([
    `GET ${hot.path}: a token is sent`,
  ]);
  const recent = rowOf('/wps/relay/GCS_recentGame');
  const visitor = { ...requestFor(recent), headers: {} };
  expect(lacksOf(recent, visitor)).toEqual([`GET ${recent.path}: the token is missing`]);
  const login = rowOf('/wps/session/login');
  expect(lacksOf(login, requestFor(login), true)).toEqual([
    `POST ${login.path}: the body is not encrypted`,
  ]);
  const sealed = { ...requestFor(login), body: JSON.stringify({ payload: 'x', v: 2 }) };
  expect(lacksOf(login, sealed, true)).toEqual([]);
  expect(lacksOf(login, { ...requestFor(login), body: 'no JSON' })).toContain(
    `POST ${login.path}: password is missing`,
  );
});

test('[API-01] [ENC-01] an encrypted body that was opened is held against the row too', () => {
  const login = rowOf('/wps/session/login');
  const sealed = { ...requestFor(login), body: JSON.stringify({ payload: 'x', v: 2 }) };
  const { body: whole } = requestFor(login);
  expect(lacksOf(login, { ...sealed, opened: whole ?? '' }, true)).toEqual([]);
  const { body: part } = requestFor(login, ['password']);
  expect(lacksOf(login, { ...sealed, opened: part ?? '' }, true)).toEqual([
    `POST ${login.path}: password is missing`,
  ]);
});

test('[API-01] a walk names the calls nobody made, and reasons that are no longer true', () => {
  const [first, second, third] = rows;
  if (!first || !second || !third) throw new Error('No rows');
  const table = [first, { ...second, departs: [noScreen] }, { ...third, departs: [noScreen] }];
  const other = { method: 'GET', url: 'https://backend.test/other', headers: {}, body: null };
  expect(heldAgainst(table, [other])).toEqual({
    lacks: [],
    unseen: [`${first.method} ${first.path}`],
    surprising: [],
  });
  expect(heldAgainst(table, [requestFor(first), requestFor(second)])).toMatchObject({
    unseen: [],
    surprising: [`${second.method} ${second.path}`],
  });
});

test('[API-01] the client sends whole requests even when a page asks for nothing', async () => {
  const { api, requests } = apiOn([ok(null)], { getToken: () => 't' });
  const calls = [
    api.getGameList,
    api.getHotGames,
    api.getRecentGames,
    api.getFavouriteGames,
    api.getPopularGames,
    api.getWinners,
    api.getOpenedNumbers,
    api.getGameVendors,
  ];
  for (const call of calls) await call().catch(() => undefined);
  const lacks = requests.flatMap(({ method, url, headers }) => {
    const row = rowOfRequest(rows, { method, url });
    return row
      ? lacksOf(row, { method, url, headers: Object.fromEntries(headers), body: null })
      : [url];
  });
  expect(requests).toHaveLength(calls.length);
  expect(lacks).toEqual([]);
});
