import { afterEach, expect, test, vi } from 'vitest';
import { createSandbox } from './sandbox.ts';

afterEach(() => vi.unstubAllGlobals());

test('[API-04] a process whose server replaces Request and Response still gets its answers', async () => {
  const request = new Request('http://sandbox.test/wps/system/whitelabel');
  // Some Node servers put classes of their own in the place of the platform's.
  vi.stubGlobal('Request', class extends Request {});
  vi.stubGlobal('Response', class extends Response {});
  const answer = await createSandbox().fetch(request);
  expect([answer.status, await answer.json()]).toMatchObject([200, { success: true }]);
});
