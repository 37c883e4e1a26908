import { expect, test } from 'vitest';
import { schemas } from '../schemas.ts';
import { apiOn, failureOf, refused } from '../testing/backend.ts';
import { exampleInputs } from '../testing/examples.ts';
import { newKey } from '../testing/new-key.ts';

const inputs = exampleInputs();
const writes = Object.values(schemas).filter(({ method }) => method !== 'GET');

/** Calls an operation by its name with the contract's example. */
async function called(api: object, id: string): Promise<unknown> {
  const call: unknown = Reflect.get(api, id);
  if (typeof call !== 'function') throw new Error(`${id} is no call`);
  const input = inputs.get(id);
  return call(...(input === undefined ? [] : [input]), await newKey());
}

/** Answers after which a client might send the call again. */
const failures: readonly (readonly [string, () => Response | Promise<Response>])[] = [
  ['a bare 401', () => new Response('', { status: 401 })],
  ['a refused token', () => refused({ code: 'UNAUTHENTICATED' }, null, { status: 401 })],
  ['a refused token with status 200', () => refused({ code: 'UNAUTHENTICATED' })],
  ['a wait', () => new Response('', { status: 429, headers: { 'Retry-After': '0' } })],
  ['a gateway that is down', () => new Response('', { status: 503 })],
  ['a lost answer', () => Promise.reject(new TypeError('Failed to fetch'))],
];

test.each(failures)('[WAL-07] [API-02] after %s no write is sent again', async (_name, answer) => {
  expect(writes.length).toBeGreaterThan(60);
  for (const { id } of writes) {
    const { api, requests } = apiOn([answer], { getToken: () => 'token-1' });
    await failureOf(called(api, id));
    expect(requests, id).toHaveLength(1);
  }
});

test('[WAL-07] no write is sent again when the session is replaced in flight', async () => {
  for (const { id } of writes) {
    let token: string | null = 'old';
    const answer = () => {
      token = null;
      return refused({ code: 'UNAUTHENTICATED' }, null, { status: 401 });
    };
    const { api, requests } = apiOn([answer], { getToken: () => token });
    await failureOf(called(api, id));
    expect(requests, id).toHaveLength(1);
  }
});

test('[API-03] a member’s message is not sent without the token: the caller gets UNAUTHENTICATED', async () => {
  const { api, requests } = apiOn([() => new Response('', { status: 401 })], {
    getToken: () => 'token-1',
  });
  const body = { questionType: 'other', content: 'The page is slow.' };
  expect(await failureOf(api.sendFeedback(body, await newKey()))).toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['token-1']);
});
