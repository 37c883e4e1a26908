import { createSandbox } from '@parlour/sandbox';
import { expect, test } from 'vitest';
import { driftOf } from '../../packages/api-client/drift/compare.ts';
import type { Exchange } from '../../packages/api-client/drift/har.ts';
import { bundledContract } from '../../packages/api-client/generate/bundle.ts';
import { operationsOf } from '../../packages/api-client/generate/document.ts';
import { createApi } from '../../packages/api-client/src/index.ts';
import { schemas } from '../../packages/api-client/src/schemas.ts';
import { exampleInputs } from '../../packages/api-client/src/testing/examples.ts';
import { newKey } from '../../packages/api-client/src/testing/new-key.ts';
import { isApiError } from '../../packages/api-client/src/transport/errors.ts';

const contract = bundledContract();
const inputs = exampleInputs(contract);
const named = new Map(
  operationsOf(contract).map(({ id, raw }) => [
    id,
    Array.isArray(raw['x-errors']) ? raw['x-errors'].map(String) : [],
  ]),
);
/** The errors that any call may return, from the introduction of the contract. */
const anywhere = ['UNAUTHENTICATED', 'TRIAL_FORBIDDEN', 'NOT_AGENT', 'VALIDATION', 'RATE_LIMITED'];
/** These calls end the session or the play, so they come last. */
const last = ['logout', 'endOtherSessions', 'changePassword', 'startTimeOut', 'selfExclude'];

/** Makes every call of the contract with its example, as one account. */
async function walk(username: string) {
  const sandbox = createSandbox({ clock: { now: () => Date.UTC(2026, 10, 20, 8) } });
  const exchanges: Exchange[] = [];
  let token: string | null = null;
  const api = createApi({
    baseUrl: 'http://sandbox.invalid',
    getToken: () => token,
    language: () => 'EN',
    fetch: async (request) => {
      const requestBody = await request.clone().text();
      const response = await sandbox.fetch(request);
      exchanges.push({
        method: request.method,
        url: request.url,
        requestHeaders: new Map(request.headers),
        requestBody: requestBody === '' ? null : requestBody,
        status: response.status,
        contentType: response.headers.get('Content-Type') ?? '',
        caching: response.headers.get('Cache-Control') ?? '',
        answer: await response.clone().text(),
      });
      return response;
    },
  });
  const credentials = { type: 'username', username, password: 'Parlour#2026' } as const;
  token = (await api.login(credentials)).token;
  const refused: [string, string][] = [];
  const ids = Object.values(schemas).map(({ id }): string => id);
  for (const id of [...ids.filter((one) => !last.includes(one)), ...last.toReversed()]) {
    const call: unknown = Reflect.get(api, id);
    const input = inputs.get(id);
    try {
      if (typeof call === 'function')
        await call(...(input === undefined ? [] : [input]), await newKey());
    } catch (error) {
      refused.push([id, isApiError(error) ? error.code : String(error)]);
    }
  }
  return { report: driftOf(contract, exchanges), refused };
}

test.each(['demo_member', 'demo_agent'])(
  '[API-04] %s: the backend implements every call, and its answers match the contract',
  async (username) => {
    const { report, refused } = await walk(username);
    expect(report.unseen).toEqual([]);
    expect(report.differences).toEqual([]);
    const surprises = refused.filter(
      ([id, code]) => !anywhere.includes(code) && named.get(id)?.includes(code) !== true,
    );
    expect(surprises).toEqual([]);
    expect(refused.length).toBeLessThan(Object.keys(schemas).length / 2);
  },
);
