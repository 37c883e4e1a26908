import { expect, test, vi } from 'vitest';
import { apiOn, failureOf, ok, refused } from '../testing/backend.ts';

const list = ok({ games: [], totalPages: 0, totalCount: 0 });
const bad =
  (text: string, status = 400) =>
  () =>
    new Response(text, { status });

/** A client whose backend gives these answers, with the parameters it was asked with, and what was told. */
function client(answers: Parameters<typeof apiOn>[0]) {
  const told = vi.fn();
  const { api, requests } = apiOn(answers, { onRefusedParameter: told });
  const names = () => requests.map(({ url }) => [...new URL(url).searchParams.keys()].sort());
  return { api, requests, told, names };
}

test.each([
  [
    'an envelope that names the field',
    refused({ code: 'VALIDATION', fields: { minLineNum: 'Unknown' } }, null, { status: 400 }),
  ],
  ['a refusal with status 200', refused({ code: 'VALIDATION', fields: { minLineNum: 'Unknown' } })],
  ['a sentence of another framework', bad('{"error":"Unknown parameter: minLineNum"}')],
  ['a list of problems', bad('{"errors":[{"path":"minLineNum","msg":"unexpected"}]}', 422)],
])(
  '[API-01] a constant parameter refused by %s is left out, told once and not sent again',
  async (_by, refusal) => {
    const { api, told, names } = client([refusal, list]);
    await api.getGameList({ clientType: 3, gameType: 'RNG', pageNo: 1, pageSize: 12 });
    const [first = [], second = []] = names();
    expect(first).toContain('minLineNum');
    expect(second).toEqual(first.filter((name) => name !== 'minLineNum'));
    await api.getGameList({ clientType: 3, gameType: 'RNG', pageNo: 2, pageSize: 12 });
    expect(names()).toHaveLength(3);
    expect(names()[2]).not.toContain('minLineNum');
    expect(told.mock.calls).toEqual([['/wps/relay/GCSGAME_gameList', 'minLineNum']]);
  },
);

test('[API-01] a backend that refuses one constant after the other is asked without each of them', async () => {
  const { api, told, names } = client([bad('No channel here'), bad('No merchant here'), list]);
  await api.getGameList({ clientType: 3, gameType: 'RNG', pageNo: 1, pageSize: 12 });
  expect(told.mock.calls.map(([, name]) => name)).toEqual(['channel', 'merchant']);
  expect(names()[2]).not.toContain('channel');
  expect(names()[2]).not.toContain('merchant');
});

test.each([
  ['a parameter of the caller', bad('{"error":"Unknown parameter: pageSize"}')],
  ['no parameter', bad('Bad request')],
  ['the whole address', bad('Cannot GET /wps/relay/GCSGAME_gameList?minLineNum=0&channel=WEB')],
  ['a parameter, but with another status', bad('minLineNum', 500)],
])(
  '[API-01] a failure that names %s stays a failure, and is not repeated',
  async (_what, failure) => {
    const { api, requests, told } = client([failure, list]);
    const asked = { clientType: 3, gameType: 'RNG', pageNo: 1, pageSize: 12 } as const;
    expect(await failureOf(api.getGameList(asked))).toMatchObject({ code: 'HTTP' });
    expect(requests).toHaveLength(1);
    expect(told).not.toHaveBeenCalled();
  },
);

test('[API-01] a write is never repeated, whatever its refusal names', async () => {
  const refusal = refused({ code: 'VALIDATION', fields: { language: 'Unknown' } }, null, {
    status: 400,
  });
  const { api, requests } = client([refusal, ok(null)]);
  const body = { type: 'username', username: 'demo', password: 'Parlour#2026' } as const;
  expect(await failureOf(api.login(body))).toMatchObject({ code: 'VALIDATION' });
  expect(requests).toHaveLength(1);
});
