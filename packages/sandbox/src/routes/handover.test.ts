import { expect, test } from 'vitest';
import { at, testBackend, textAt } from '../testing/client.ts';

type Backend = ReturnType<typeof testBackend>;

const codeFor = async ({ call }: Backend, token: string) =>
  textAt((await call('POST /wps/session/handover', { token })).body, 'value', 'code');
const redeem = async ({ call }: Backend, code: string) =>
  at((await call('POST /wps/session/login/handover', { body: { code } })).body, 'value');
const gone = { code: 'CHALLENGE_EXPIRED' };

test('[EMB-01] a code opens a second session of the same member, once, and the first one stays valid', async () => {
  const backend = testBackend();
  const token = await backend.login('demo_member');
  const code = await codeFor(backend, token);
  expect(code).toMatch(/^\w{16,}$/);
  const session = await redeem(backend, code);
  const second = String(at(session, 'token'));
  expect(second).not.toBe(token);
  const nameOf = async (holder: string) =>
    at((await backend.call('GET /wps/member/info', { token: holder })).body, 'value', 'account');
  expect(await nameOf(second)).toBe(await nameOf(token));
  expect(await redeem(backend, code)).toMatchObject(gone);
});

test('[EMB-01] a code is valid for less than a minute', async () => {
  const backend = testBackend();
  const token = await backend.login('demo_member');
  const code = await codeFor(backend, token);
  backend.pass(59);
  expect(await redeem(backend, code)).toMatchObject({ token: expect.any(String) });
  const late = await codeFor(backend, token);
  backend.pass(60);
  expect(await redeem(backend, late)).toMatchObject(gone);
});

test('[EMB-01] [LGN-08] the code of a session that has ended opens nothing', async () => {
  const backend = testBackend();
  const token = await backend.login('demo_member');
  const code = await codeFor(backend, token);
  await backend.call('DELETE /wps/session/logout', { token });
  expect(await redeem(backend, code)).toMatchObject(gone);
});

test('[EMB-01] a visitor gets no code, and a guessed code opens nothing', async () => {
  const backend = testBackend();
  expect((await backend.call('POST /wps/session/handover')).status).toBe(401);
  expect(await redeem(backend, 'x'.repeat(32))).toMatchObject(gone);
});
