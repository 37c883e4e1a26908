import { expect, test } from 'vitest';
import { defaultScenario } from './scenario.ts';
import { at, newcomer, testBackend, textAt } from './testing/client.ts';

const path = '/sandbox/scenario';
const notices = '/wps/system/notices';

test('[API-04] a scenario is merged over the defaults, read back and reset', async () => {
  const { call, scenario } = testBackend();
  expect((await call(`GET ${path}`)).body).toEqual(defaultScenario);
  const changed = await scenario({
    flags: { FREEPLAY3: false },
    registerRules: { username: { enabled: false } },
    status: 1,
    clock: '2030-01-01T00:00:00Z',
    faults: [{ path: notices, kind: 'http', status: 503, times: 1 }],
  });
  expect(changed.status).toBe(200);
  expect((await call(`GET ${path}`)).body).toEqual(changed.body);
  expect(at(changed.body, 'flags')).toEqual({ ...defaultScenario.flags, FREEPLAY3: false });
  expect(at(changed.body, 'registerRules', 'password')).toEqual(
    defaultScenario.registerRules.password,
  );
  expect((await call(`DELETE ${path}`)).body).toEqual(defaultScenario);
});

test('[API-04] a reset forgets everything that happened', async () => {
  const { call, login } = testBackend();
  const token = await login('demo_member');
  await call('PUT /wps/member/register', { body: newcomer('Tista') });
  await call(`DELETE ${path}`);
  expect((await call('GET /wps/member/info', { token })).status).toBe(401);
  const { body } = await call('PUT /wps/member/register', { body: newcomer('Tista') });
  expect(at(body, 'success')).toBe(true);
});

test.each<[string, unknown]>([
  ['not an object', []],
  ['not an object', null],
  ['not an object', 'text'],
  ['flagz', { flagz: {} }],
  ['flags', { flags: [] }],
  ['flags.FREEPLAY3', { flags: { FREEPLAY3: 'yes' } }],
  ['registerRules', { registerRules: 'none' }],
  ['status', { status: '1' }],
  ['status', { status: 1.5 }],
  ['clock', { clock: 'tomorrow' }],
  ['clock', { clock: 5 }],
  ['clock', { clock: '+275760-09-13T00:00:00Z' }],
  ['faults', { faults: {} }],
  ['faults[0]', { faults: ['x'] }],
  ['faults[0].path', { faults: [{ kind: 'http' }] }],
  ['faults[0].kind', { faults: [{ path: '*', kind: 'htpp' }] }],
  ['faults[1].status', { faults: [fault('http'), { ...fault('http'), status: 99 }] }],
  ['faults[0].times', { faults: [{ ...fault('http'), times: -1 }] }],
  ['faults[0].ms', { faults: [{ ...fault('delay'), ms: '5' }] }],
  ['faults[0].code', { faults: [{ ...fault('business'), code: 5 }] }],
  ['faults[0].tmes', { faults: [{ ...fault('http'), tmes: 1 }] }],
])('[API-04] a scenario with a wrong part is refused and names it: %s', async (wrong, document) => {
  const { call, scenario } = testBackend();
  const answer = await scenario(document);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ wrong });
  expect((await call(`GET ${path}`)).body).toEqual(defaultScenario);
});

function fault(kind: string) {
  return { path: notices, kind };
}

test('[API-04] a body that is no JSON is refused', async () => {
  const { scenario } = testBackend();
  expect((await scenario('{')).body).toEqual({ wrong: 'not an object' });
});

test('[API-04] each kind of fault does what it says, as often as it says', async () => {
  const { call, scenario } = testBackend();
  const first = async (part: object) => {
    await scenario({ faults: [{ path: notices, times: 1, ...part }] });
    const answer = await call(`GET ${notices}`);
    const after = await call(`GET ${notices}`);
    expect(at(after.body, 'success')).toBe(true);
    return answer;
  };
  const html = await first({ kind: 'http', status: 503 });
  expect([html.status, html.body]).toEqual([503, undefined]);
  expect(html.headers.get('Content-Type')).toContain('text/html');
  expect((await first({ kind: 'http' })).status).toBe(500);
  expect(await first({ kind: 'http', status: 204 })).toMatchObject({ status: 204, text: '' });
  const malformed = await first({ kind: 'malformed' });
  expect([malformed.status, malformed.body]).toEqual([200, undefined]);
  expect(at((await first({ kind: 'schema' })).body, 'value')).toEqual({ unexpected: true });
  const refused = await first({ kind: 'business', code: 'RATE_LIMITED' });
  expect(at(refused.body, 'value', 'code')).toBe('RATE_LIMITED');
  const began = performance.now();
  expect(at((await first({ kind: 'delay', ms: 60 })).body, 'success')).toBe(true);
  expect(performance.now() - began).toBeGreaterThan(50);
  await expect(first({ kind: 'network' })).rejects.toThrow(TypeError);
});

test('[API-04] a fault hits its path or the paths that begin like it, and never the control surface', async () => {
  const { call, scenario } = testBackend();
  await scenario({ faults: [{ path: '/wps/system/*', kind: 'http' }] });
  expect((await call('GET /wps/system/status')).status).toBe(500);
  expect((await call(`GET ${notices}`)).status).toBe(500);
  expect((await call('GET /lgw/games/game_menus')).status).toBe(200);
  await scenario({ faults: [{ path: '*', kind: 'network' }] });
  await expect(call('GET /lgw/games/game_menus')).rejects.toThrow(TypeError);
  expect((await call(`DELETE ${path}`)).status).toBe(200);
});

test('[API-04] two faults on one path apply together', async () => {
  const { call, scenario } = testBackend();
  await scenario({
    faults: [
      { path: notices, kind: 'business', code: 'MAINTENANCE' },
      { path: notices, kind: 'delay', ms: 40 },
    ],
  });
  const began = performance.now();
  expect(at((await call(`GET ${notices}`)).body, 'value', 'code')).toBe('MAINTENANCE');
  expect(performance.now() - began).toBeGreaterThan(30);
});

test.each([
  [1, 'MAINTENANCE'],
  [2, 'REGION_BLOCKED'],
])('[LAY-08] with status %i only settings and content answer', async (status, code) => {
  const { call, scenario } = testBackend();
  await scenario({ status });
  const answer = await call('GET /wps/system/status');
  expect(at(answer.body, 'value')).toEqual({ status, location: { ip: '203.0.113.7' } });
  const login = { type: 'username', username: 'demo_member', password: 'Parlour#2026' };
  const refused = await call('POST /wps/session/login', { body: login });
  expect(at(refused.body, 'value', 'code')).toBe(code);
  expect(at((await call('GET /lgw/games/game_menus')).body, 'value', 'code')).toBe(code);
  expect((await call('GET /art/scene/river.svg')).status).toBe(200);
});

test('[API-04] a scenario can hold the time', async () => {
  const backend = testBackend();
  await backend.scenario({ clock: '2030-01-01T00:00:00Z' });
  const token = await backend.login('demo_member');
  const asOf = async () =>
    textAt((await backend.call('GET /wps/v2/wallets/balance', { token })).body, 'value', 'asOf');
  expect(await asOf()).toBe('2030-01-01T00:00:00.000Z');
  backend.pass(7200);
  expect(await asOf()).toBe('2030-01-01T00:00:00.000Z');
});

test('[CFG-02] every switch of the scenario reaches the white-label tree', async () => {
  const { call, scenario } = testBackend();
  const off = Object.fromEntries(Object.keys(defaultScenario.flags).map((name) => [name, false]));
  await scenario({ flags: off });
  const { body } = await call('GET /wps/system/whitelabel');
  const children = at(body, 'value', 'modules', 0, 'children');
  expect(children).toEqual(Object.keys(off).map((modId) => ({ modId, enabled: false })));
});

test('[WAL-07] a lost answer leaves what was asked for done', async () => {
  const { call, login, scenario } = testBackend();
  const token = await login('demo_member');
  const line = 'POST /wps/relay/MCSFE_addFavoriteGameV2';
  await scenario({ faults: [{ path: line.slice(5), kind: 'lost', times: 1 }] });
  const body = { nodeId: 571, vendor: 'x', gameType: 'RNG' };
  await expect(call(line, { token, body })).rejects.toThrow(TypeError);
  const { body: ids } = await call('GET /wps/relay/MCSFE_getFavoriteGames', { token });
  expect(at(ids, 'value')).toEqual([571]);
});
