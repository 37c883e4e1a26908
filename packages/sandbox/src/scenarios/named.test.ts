import { expect, test } from 'vitest';
import { defaultScenario } from '../scenario.ts';
import { at, freePlay, listAt, newcomer, testBackend, textAt } from '../testing/client.ts';
import { scenarioNames } from './named.ts';

const login = { type: 'username', username: 'demo_member', password: 'Parlour#2026' };

/** A backend in a named scenario. */
async function inScenario(name: string, changes: object = {}) {
  const backend = testBackend();
  const answer = await backend.scenario({ name, ...changes });
  expect(answer.status, answer.text).toBe(200);
  return backend;
}

test('[API-04] named scenarios are listed with a sentence each, in both languages', async () => {
  const { call } = testBackend();
  const english = (await call('GET /sandbox/scenarios')).body;
  const bengali = (await call('GET /sandbox/scenarios', { language: 'BN' })).body;
  expect(listAt(english).map((row) => at(row, 'name'))).toEqual(scenarioNames);
  for (const index of scenarioNames.keys()) {
    expect(textAt(english, index, 'sentence')).toMatch(/^[A-Za-z_].*\.$/);
    expect(textAt(bengali, index, 'sentence')).toMatch(/[\u0980-\u09ff].*\u0964$/);
  }
});

test.each(scenarioNames)('[API-04] %s is applied over the defaults and read back', async (name) => {
  const { call } = await inScenario(name);
  const { body } = await call('GET /sandbox/scenario');
  expect(at(body, 'name')).toBe(name);
  expect({ ...Object(body), name: null }).not.toEqual(defaultScenario);
  expect((await call('DELETE /sandbox/scenario')).body).toEqual(defaultScenario);
});

test('[API-04] an unknown name is refused, and parts of a named scenario can be replaced', async () => {
  const { call, scenario } = testBackend();
  for (const name of ['nowhere', '', '__proto__', 5]) {
    const answer = await scenario({ name });
    expect([answer.status, answer.body]).toEqual([400, { wrong: 'name' }]);
  }
  expect((await call('GET /sandbox/scenario')).body).toEqual(defaultScenario);
  const { body } = await scenario({ name: 'sms-only', flags: { FREEPLAY3: false } });
  expect(at(body, 'flags')).toMatchObject({ USERNAMEREG3: false, FREEPLAY3: false });
});

test('[SBK-01] empty: every list is empty, and the site still works', async () => {
  const { call } = await inScenario('empty');
  const value = async (path: string) => at((await call(`GET ${path}`)).body, 'value');
  expect(await value('/wps/relay/GCSGAME_gameList')).toEqual({
    games: [],
    totalPages: 0,
    totalCount: 0,
  });
  expect(await value('/wps/system/notices')).toEqual([]);
  expect(await value('/wps/promotions')).toEqual([]);
  expect(listAt(await value('/wps/system/whitelabel'), 'modules')).toHaveLength(1);
  expect(listAt(await value('/lgw/games/game_menus')).length).toBeGreaterThan(5);
});

test('[ERR-01] flaky: every third call of a kind loses its connection', async () => {
  const { call } = await inScenario('flaky');
  const outcomes = [];
  for (let index = 0; index < 6; index += 1) {
    outcomes.push(
      await call('GET /wps/system/status').then(
        ({ status }) => status,
        () => 'lost',
      ),
    );
  }
  expect(outcomes).toEqual([200, 200, 'lost', 200, 200, 'lost']);
});

test('[ERR-01] offline, server-error and broken-answers hit every call', async () => {
  const menus = 'GET /lgw/games/game_menus';
  const { call: offline } = await inScenario('offline');
  await expect(offline(menus)).rejects.toThrow(TypeError);
  const { call: failing } = await inScenario('server-error');
  expect((await failing(menus)).status).toBe(500);
  const { call: broken } = await inScenario('broken-answers');
  expect((await broken(menus)).body).toBeUndefined();
});

test('[ERR-01] rate-limited: a login is refused and the answer says how long to wait', async () => {
  const { call } = await inScenario('rate-limited');
  const answer = await call('POST /wps/session/login', { body: login });
  expect(at(answer.body, 'value')).toEqual({ code: 'RATE_LIMITED', retryAfter: 60 });
  expect(answer.headers.get('Retry-After')).toBe('60');
  expect(textAt(answer.body, 'message')).toContain('60');
});

test('[ERR-01] a planned 429 has Retry-After', async () => {
  const { call, scenario } = testBackend();
  await scenario({ faults: [{ path: '/wps/system/status', kind: 'http', status: 429 }] });
  const answer = await call('GET /wps/system/status');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
});

test('[API-03] expired-session: a token is invalid at once', async () => {
  const backend = await inScenario('expired-session');
  const token = await backend.login('demo_member');
  const { status, body } = await backend.call('GET /wps/member/info', { token });
  expect([status, at(body, 'value', 'code')]).toEqual([401, 'UNAUTHENTICATED']);
});

test('[LGN-04] captcha-first: the first login already needs the picture code', async () => {
  const { call, captcha } = await inScenario('captcha-first');
  const refused = await call('POST /wps/session/login', { body: login });
  expect(at(refused.body, 'value')).toMatchObject({ code: 'CAPTCHA_REQUIRED', captcha: true });
  const solved = { ...login, ...(await captcha()) };
  expect(at((await call('POST /wps/session/login', { body: solved })).body, 'success')).toBe(true);
});

test('[REG-01] closed-registration and sms-only change which accounts can be opened', async () => {
  const { call } = await inScenario('closed-registration');
  for (const path of ['/wps/member/register', '/wps/member/register/mobile']) {
    expect(at((await call(`PUT ${path}`, { body: {} })).body, 'success')).toBe(false);
  }
  const sms = await inScenario('sms-only');
  const number = { mobileNo: '1398765432', countryDialingCode: '880' };
  await sms.call('POST /wps/verification/sms/register', { body: number });
  const { body } = await sms.call('PUT /wps/member/register/mobile', {
    body: newcomer('', { verificationCode: await sms.smsFor('register 8801398765432') }),
  });
  expect(at(body, 'success')).toBe(true);
});

test('[LCH-01] no-free-play: no trial account is opened', async () => {
  const { call } = await inScenario('no-free-play');
  const { body } = await call('POST /wps/session/login/freeplay', { body: freePlay });
  expect(at(body, 'success')).toBe(false);
});

const balanceOf = async (backend: ReturnType<typeof testBackend>) => {
  const token = await backend.login('demo_member');
  const { body } = await backend.call('GET /wps/v2/wallets/balance', { token });
  const bets = await backend.call('GET /wps/v2/records/bets', { token });
  return {
    sum: textAt(body, 'value', 'sumBalance'),
    bets: at(bets.body, 'value', 'totalCount'),
  };
};

test('[WAL-01] new-member has no money yet, rich-member more than ten digits', async () => {
  const usual = await balanceOf(testBackend());
  expect(usual.sum).toBe('12450.00');
  expect(usual.bets).not.toBe(0);
  expect(await balanceOf(await inScenario('new-member'))).toEqual({ sum: '0.00', bets: 0 });
  const rich = await balanceOf(await inScenario('rich-member'));
  expect(rich.sum.replace(/\..*/, '').length).toBeGreaterThan(10);
});

test('[API-04] another world starts afresh: no member is logged in any more', async () => {
  const backend = testBackend();
  const token = await backend.login('demo_member');
  await backend.scenario({ name: 'rich-member' });
  expect((await backend.call('GET /wps/member/info', { token })).status).toBe(401);
  await backend.scenario({});
  expect((await balanceOf(backend)).sum).toBe('12450.00');
});

test('[ENC-01] strict-cipher: a password in plain text is refused', async () => {
  const { call } = await inScenario('strict-cipher');
  const { body } = await call('POST /wps/session/login', { body: login });
  expect(at(body, 'value', 'code')).toBe('ENCRYPTION_REQUIRED');
});

test('[LGN-07] new-place: a right password is not enough', async () => {
  const { call } = await inScenario('new-place');
  const { body } = await call('POST /wps/session/login', { body: login });
  expect(at(body, 'value', 'code')).toBe('EXTRA_VERIFICATION');
});

test('[AGT-13] agent-with-offers: the agent has four offers at the first read', async () => {
  const backend = await inScenario('agent-with-offers');
  const token = await backend.login('demo_agent');
  const { body } = await backend.call('GET /wps/agent/team/overview', { token });
  expect(listAt(body, 'value', 'offers')).toHaveLength(4);
});

test.each([
  ['agent-with-offers', 5],
  ['agent-without-contracts', 1],
])(
  '[MSG-01] %s: an agent gets a message about each offer, in both languages',
  async (name, unread) => {
    const backend = await inScenario(name);
    const token = await backend.login('demo_agent');
    const value = async (path: string, language: string) =>
      at((await backend.call(`GET ${path}`, { token, language })).body, 'value');
    expect(at(await value('/wps/member/info', 'EN'), 'unreadCount')).toBe(unread);
    const english = listAt(await value('/wps/v2/messages?unreadOnly=true', 'EN'), 'rows');
    const bengali = listAt(await value('/wps/v2/messages?unreadOnly=true', 'BN'), 'rows');
    const offers = english.filter((row) => textAt(row, 'title').startsWith('New offer: '));
    expect(offers).toHaveLength(unread - 1);
    expect(new Set(offers.map((row) => textAt(row, 'title'))).size).toBe(unread - 1);
    for (const row of bengali) expect(textAt(row, 'title')).toMatch(/[\u0980-\u09ff]/);
  },
);

test('[JPT-02] stale-jackpot: the value is ten minutes old in every answer', async () => {
  const { call, now } = await inScenario('stale-jackpot');
  for (const scope of ['home', 'rng']) {
    const { body } = await call(`GET /lgw/games/jackpot?scope=${scope}`);
    expect(at(body, 'value', 'kind')).toBe('live');
    const age = now() - Date.parse(textAt(body, 'value', 'asOf'));
    expect(age).toBeGreaterThanOrEqual(600_000);
    expect(age).toBeLessThan(604_000);
  }
});
