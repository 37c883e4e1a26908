import { createSandbox, type Sandbox } from '@parlour/sandbox';
import { expect, test } from 'vitest';
import { createTestRuntime } from '../../testing/test-runtime.tsx';

test('[API-01] [X-06] a backend that refuses a parameter: the list is read without it, and the developer panel says so once', async () => {
  const own = createSandbox();
  const asked: URLSearchParams[] = [];
  const sandbox: Sandbox = {
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== '/wps/relay/GCSGAME_gameList') return own.fetch(request);
      asked.push(searchParams);
      // The sandbox knows the parameter; this backend does not.
      if (!searchParams.has('minLineNum')) return own.fetch(request);
      const value = { code: 'VALIDATION', fields: { minLineNum: 'This parameter is not known.' } };
      return Response.json({ success: false, value, message: 'Not valid' }, { status: 400 });
    },
  };
  const { runtime } = createTestRuntime({ sandbox });
  const page = (pageNo: number) =>
    runtime.api.getGameList({ clientType: 3, gameType: 'RNG', pageNo, pageSize: 12 });
  expect((await page(1)).games).toHaveLength(12);
  expect((await page(2)).games).toHaveLength(12);
  expect(asked.map((query) => query.has('minLineNum'))).toEqual([true, false, false]);
  expect(runtime.log.recent).toEqual([
    { source: 'backend', what: expect.stringContaining('refuses the parameter minLineNum') },
  ]);
});
