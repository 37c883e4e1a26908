import { expect, test } from 'vitest';
import { at, listAt, newcomer, testBackend, textAt } from '../testing/client.ts';

const announcements = 'GET /wps/relay/MCSFE_getListAnnouncements';

test('[NOT-02] visitors see B, members A, and every type and execution exists', async () => {
  const { call, login } = testBackend();
  const list = async (query: string, token?: string) =>
    listAt((await call(`${announcements}${query}`, token ? { token } : {})).body, 'value', 'list');
  const executions = (rows: readonly unknown[]) => new Set(rows.map((row) => at(row, 'execution')));
  expect([...executions(await list('?execution=B'))]).toEqual(['B']);
  const token = await login('demo_member');
  expect([...executions(await list('?execution=A'))]).toEqual(['B']);
  expect([...executions(await list('', token))]).toEqual(['A']);
  expect([...executions(await list('?execution=F', token))]).toEqual(['F']);
  for (const type of ['B', 'PL', 'PU', 'PR', 'H']) {
    const rows = [
      ...(await list(`?types=${type}&execution=B`)),
      ...(await list(`?types=${type}`, token)),
    ];
    expect(rows.length, type).toBeGreaterThan(0);
    for (const row of rows) expect(at(row, 'types')).toContain(type);
  }
  const times = (await list('')).map((row) => textAt(row, 'time'));
  expect(times).toEqual([...times].sort().reverse());
});

test('[NOT-02] only a member’s first session gets one-time announcements, whoever set the password', async () => {
  const { call, login } = testBackend();
  const heard = async (token: string) => {
    const { body } = await call(`${announcements}?execution=A`, { token });
    const rows = listAt(body, 'value', 'list');
    return [...new Set(rows.map((row) => at(row, 'execution')))].sort();
  };
  const { body } = await call('PUT /wps/member/register', { body: newcomer('Tista') });
  expect(await heard(textAt(body, 'value', 'token'))).toEqual(['A', 'F']);
  expect(await heard(await login('tista', 'Ganga#2026'))).toEqual(['A']);

  const [chosen, own] = ['Ganga#2026', 'Jamuna#2026'];
  await call('PUT /wps/agent/registration', {
    token: await login('demo_agent'),
    body: { accountType: 'member', username: 'nadia_ctg', password: chosen, rebates: [] },
  });
  const first = await login('nadia_ctg', chosen);
  expect(await heard(first)).toEqual(['A', 'F']);
  await call('POST /wps/member/password', {
    token: first,
    body: { oldPassword: chosen, newPassword: own, confirmNewPassword: own },
  });
  expect(await heard(first)).toEqual(['A', 'F']);
  expect(await heard(await login('nadia_ctg', own))).toEqual(['A']);
});

test('[HLP-01] help, news and services exist in both languages', async () => {
  const { call } = testBackend();
  for (const line of [
    'GET /wps/system/helpCenter',
    'GET /wps/content/posts',
    'GET /wps/customerService',
    'GET /wps/feedback/options',
    announcements,
  ]) {
    const english = (await call(line)).text;
    const bengali = (await call(line, { language: 'BN' })).text;
    expect(english, line).not.toMatch(/[\u0980-\u09ff]/);
    expect(bengali, line).toMatch(/[\u0980-\u09ff]/);
    expect(bengali, line).not.toMatch(/[\u09e6-\u09ef]/);
  }
});

test('[HLP-01] a list of news has no content, an article has it', async () => {
  const { call } = testBackend();
  const posts = (await call('GET /wps/content/posts?kind=NEWS')).body;
  const postId = textAt(posts, 'value', 'rows', 0, 'postId');
  expect(at(posts, 'value', 'rows', 0, 'content')).toBeUndefined();
  const post = (await call(`GET /wps/content/post?postId=${postId}`)).body;
  expect(textAt(post, 'value', 'content')).toContain('<p>');
  const none = (await call('GET /wps/content/post?postId=none')).body;
  expect(at(none, 'value', 'code')).toBe('NOT_FOUND');
});

test('[HLP-01] [REG-06] the settings name the texts of the house; a missing one is in no list', async () => {
  const { call } = testBackend();
  const kinds = ['ABOUT', 'TERMS', 'PRIVACY', 'LICENCE', 'CONTACT'];
  const named = async () => at((await call('GET /wps/system/whitelabel')).body, 'value', 'texts');
  const rowsOf = async (kind: string) =>
    listAt((await call(`GET /wps/content/posts?kind=${kind}`)).body, 'value', 'rows');
  expect(await named()).toEqual(kinds);
  for (const kind of kinds) expect(await rowsOf(kind), kind).toHaveLength(1);
  const postId = textAt((await rowsOf('TERMS'))[0], 'postId');
  await call('PUT /sandbox/scenario', { body: { missingTexts: ['TERMS'] } });
  expect(await named()).toEqual(kinds.filter((kind) => kind !== 'TERMS'));
  expect(await rowsOf('TERMS')).toEqual([]);
  const gone = (await call(`GET /wps/content/post?postId=${postId}`)).body;
  expect(at(gone, 'value', 'code')).toBe('NOT_FOUND');
});

test('[LAY-06] a high rank gets the VIP service, over https like all others', async () => {
  const { call, login } = testBackend();
  const opened = async (payload: string) => {
    const body = { name: 'aes', payload };
    return textAt((await call('POST /sandbox/cipher/open', { body })).body, 'text');
  };
  const types = async (username: string) => {
    const token = await login(username);
    const { body } = await call('GET /wps/customerService', { token });
    const list = listAt(body, 'value', 'list');
    for (const row of list) {
      // The address of type 3 is encrypted.
      const path = at(row, 'path') ?? (await opened(textAt(row, 'encryptedPath')));
      expect(path).toMatch(/^https:\/\//);
      expect(at(row, 'type') === 3).toBe(at(row, 'path') === undefined);
    }
    return list.map((row) => at(row, 'csType'));
  };
  expect(await types('demo_vip')).toContain('VIP');
  expect(await types('demo_member')).not.toContain('VIP');
});

test('[WIN-01] winners are masked, dated, and labelled as examples', async () => {
  const { call, now } = testBackend();
  const { body } = await call('GET /wps/relay/GCSGAME_getRankList?gameCategory=ALL&limitNum=20');
  expect(at(body, 'value', 'demo')).toBe(true);
  expect(Date.parse(textAt(body, 'value', 'asOf'))).toBe(now());
  const rows = listAt(body, 'value', 'list');
  expect(rows).toHaveLength(20);
  for (const row of rows) {
    expect(textAt(row, 'player')).toMatch(/^..\*\*\*..$/);
    expect(Date.parse(textAt(row, 'time'))).toBeLessThanOrEqual(now());
  }
});

test('[HLP-01] feedback is checked, numbered, rate-limited, and answered within the hour', async () => {
  const { call, login, pass } = testBackend();
  const token = await login('demo_member');
  const send = async (content: string, questionType = 'GAME') =>
    (await call('PUT /wps/feedback', { token, body: { questionType, content } })).body;
  expect(at(await send('short'), 'value', 'fields', 'content')).toBeTruthy();
  expect(at(await send('long enough to be read', 'NONE'), 'value', 'code')).toBe('VALIDATION');
  for (let n = 0; n < 3; n += 1)
    expect(at(await send('long enough to be read'), 'success')).toBe(true);
  expect(at(await send('long enough to be read'), 'value', 'code')).toBe('RATE_LIMITED');
  const mine = async () => (await call('GET /wps/feedback', { token })).body;
  expect(at(await mine(), 'value', 'rows', 0, 'status')).toBe('open');
  for (let step = 0; step < 3; step += 1) {
    pass(1_500);
    await mine();
  }
  expect(at(await mine(), 'value', 'rows', 0, 'status')).toBe('answered');
});

test('[HLP-01] [LGN-04] feedback with a refused token is not saved as that of a visitor', async () => {
  const { call, login } = testBackend();
  const body = { questionType: 'GAME', content: 'long enough to be read' };
  const refused = await call('PUT /wps/feedback', { token: 'ended', body });
  expect([refused.status, at(refused.body, 'value', 'code')]).toEqual([401, 'UNAUTHENTICATED']);
  const token = await login('demo_member');
  expect(at((await call('PUT /wps/feedback', { token, body })).body, 'success')).toBe(true);
});

test('[HLP-01] [WAL-07] the feedback of a visitor is stored once per key, and other keys get another one', async () => {
  const { call } = testBackend();
  const body = { questionType: 'GAME', content: 'long enough to be read' };
  const send = async (key: string) => (await call('PUT /wps/feedback', { body, key })).body;
  const first = textAt(await send('one-key'), 'value', 'reference');
  expect(textAt(await send('one-key'), 'value', 'reference')).toBe(first);
  expect(textAt(await send('other-key'), 'value', 'reference')).not.toBe(first);
});

test('[HLP-01] the help has the language of its parameter, else that of the page', async () => {
  const { call } = testBackend();
  const line = 'GET /wps/system/helpCenter';
  expect((await call(`${line}?language=BN`)).text).toMatch(/[\u0980-\u09ff]/);
  expect((await call(`${line}?language=EN`, { language: 'BN' })).text).not.toMatch(
    /[\u0980-\u09ff]/,
  );
});
