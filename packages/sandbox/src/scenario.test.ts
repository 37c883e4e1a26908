import { afterEach, expect, test, vi } from 'vitest';
import { defaultScenario } from './scenario.ts';
import { type Answer, at, newcomer, testBackend, textAt } from './testing/client.ts';

const path = '/sandbox/scenario';
const notices = '/wps/system/notices';

afterEach(() => {
  vi.useRealTimers();
});

/** Advances the time by the delay of a fault; checks that no answer came before the last millisecond. */
async function after(ms: number, call: () => Promise<Answer>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let early: Answer | undefined;
  const answer = call().then((came) => {
    early = came;
    return came;
  });
  while (vi.getTimerCount() === 0) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(ms - 1);
  await new Promise(setImmediate);
  expect(early).toBe(undefined);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  return answer;
}

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
])(
  '[API-04] a scenario with a wrong part is refused and the answer names that part: %s',
  async (wrong, document) => {
    const { call, scenario } = testBackend();
    const answer = await scenario(document);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ wrong });
    expect((await call(`GET ${path}`)).body).toEqual(defaultScenario);
  },
);

function fault(kind: string) {
  return { path: notices, kind };
}

test('[API-04] a body that is no JSON is refused', async () => {
  const { scenario } = testBackend();
  expect((await scenario('{')).body).toEqual({ wrong: 'not an object' });
});

test('[API-04] each kind of fault does what its name says, as often as the scenario asks', async () => {
  const { call, scenario } = testBackend();
  const ask = () => call(`GET ${notices}`);
  const first = async (part: object, asking = ask) => {
    await scenario({ faults: [{ path: notices, times: 1, ...part }] });
    const answer = await asking();
    expect(at((await ask()).body, 'success')).toBe(true);
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
  const late = await first({ kind: 'delay', ms: 60 }, () => after(60, ask));
  expect(at(late.body, 'success')).toBe(true);
  await expect(first({ kind: 'network' })).rejects.toThrow(TypeError);
});

test('[API-04] a fault hits its path or the paths that begin with it, and never the control surface', async () => {
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
  const answer = await after(40, () => call(`GET ${notices}`));
  expect(at(answer.body, 'value', 'code')).toBe('MAINTENANCE');
});

/** A backend that holds a path, and the requests that wait there. */
async function holding(...others: object[]) {
  const backend = testBackend();
  await backend.scenario({ faults: [...others, { path: notices, kind: 'hold' }] });
  const waiting = async () => (await backend.call('GET /sandbox/holds')).body;
  const ask = (signal?: AbortSignal) =>
    backend.call(`GET ${notices}`, { ...(signal && { signal }) });
  const asked = (times: number) =>
    vi.waitFor(async () => expect(await waiting()).toHaveLength(times));
  return { ...backend, waiting, ask, asked };
}

test('[API-04] a held request waits until it is released, and nothing is held afterwards', async () => {
  const { call, ask, asked, waiting } = await holding();
  let came = 0;
  const answers = [ask(), ask()];
  for (const answer of answers) {
    void answer.then(() => {
      came += 1;
    });
  }
  await asked(2);
  expect(await waiting()).toEqual([`GET ${notices}`, `GET ${notices}`]);
  expect(at((await call('GET /wps/system/status')).body, 'success')).toBe(true);
  expect(came).toBe(0);
  expect((await call('DELETE /sandbox/holds')).body).toHaveLength(2);
  for (const answer of answers) expect(at((await answer).body, 'success')).toBe(true);
  expect(at((await ask()).body, 'success')).toBe(true);
  expect(await waiting()).toEqual([]);
});

test('[API-04] another scenario releases the requests that the last one held, and holds its own', async () => {
  const { call, scenario, ask, asked } = await holding();
  const hold = { faults: [{ path: notices, kind: 'hold' }] };
  for (const change of [
    () => scenario({}),
    () => scenario(hold),
    () => scenario({ ...hold, world: 'new-member' }),
    () => call(`DELETE ${path}`),
  ]) {
    await scenario(hold);
    const answer = ask();
    await asked(1);
    await change();
    expect(at((await answer).body, 'success')).toBe(true);
    await asked(0);
  }
});

test('[API-04] a second fault on the path of a hold applies once the request is released', async () => {
  const { call, ask, asked } = await holding({ path: notices, kind: 'business' });
  const answer = ask();
  await asked(1);
  await call('DELETE /sandbox/holds');
  expect(at((await answer).body, 'success')).toBe(false);
});

test('[API-04] a request that is aborted while it is held waits no longer', async () => {
  const { ask, asked } = await holding();
  const gone = new AbortController();
  const answer = ask(gone.signal);
  await asked(1);
  gone.abort(new Error('gone'));
  await expect(answer).rejects.toThrow('gone');
  await asked(0);
  await expect(ask(gone.signal)).rejects.toThrow('gone');
  await asked(0);
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

test('[API-04] a scenario can stop the clock', async () => {
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

test('[WAL-07] a call whose answer is lost is carried out', async () => {
  const { call, login, scenario } = testBackend();
  const token = await login('demo_member');
  const line = 'POST /wps/relay/MCSFE_addFavoriteGameV2';
  await scenario({ faults: [{ path: line.slice(5), kind: 'lost', times: 1 }] });
  const body = { nodeId: 571, vendor: 'x', gameType: 'RNG' };
  await expect(call(line, { token, body })).rejects.toThrow(TypeError);
  const { body: ids } = await call('GET /wps/relay/MCSFE_getFavoriteGames', { token });
  expect(at(ids, 'value')).toEqual([571]);
});
