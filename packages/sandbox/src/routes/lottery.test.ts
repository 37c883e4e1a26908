import { expect, test } from 'vitest';
import { at, listAt, testBackend, textAt, wish } from '../testing/client.ts';

const opened = 'GET /lgw/vn/numeros/opened/game';

test('[LOT-01] the menu has every prize mode, the last numbers and the next draw', async () => {
  const { call, now } = testBackend();
  const { body } = await call('GET /lgw/vn/games/game_menu');
  expect(Date.parse(textAt(body, 'value', 'asOf'))).toBe(now());
  const list = listAt(body, 'value', 'list');
  const modes = new Set(list.map((row) => at(row, 'prizeMode')));
  expect([...modes].sort()).toEqual(['Elott', 'Lott', 'SEA', 'ZY']);
  for (const row of list) {
    const next = Date.parse(textAt(row, 'nextDrawAt'));
    const closes = Date.parse(textAt(row, 'closesAt'));
    expect(next).toBeGreaterThan(now());
    expect(closes).toBeLessThan(next);
    expect(at(row, 'betOpen')).toBe(now() < closes);
    expect(listAt(row, 'lastNumbers').length).toBeGreaterThan(1);
  }
});

test('[LOT-01] a hundred results, newest first, none from the future, and they never change', async () => {
  const { call, now, pass } = testBackend();
  const draws = async (query: string) =>
    listAt((await call(`${opened}${query}`)).body, 'value', 'list');
  const all = await draws('?count=100');
  expect(all).toHaveLength(100);
  const times = all.map((row) => textAt(row, 'drawTime'));
  expect(times).toEqual([...times].sort().reverse());
  expect(Date.parse(times[0] ?? '')).toBeLessThanOrEqual(now());
  const [first] = await draws('?gameCode=PADMA645&count=1');
  pass(3 * 3_600);
  const later = await draws('?gameCode=PADMA645&count=10');
  expect(later).toContainEqual(first);
  expect(later[3]).toEqual(first);
});

test('[LOT-01] drawn numbers follow the rules of their lottery', async () => {
  const { call, login } = testBackend();
  const token = await login('demo_member');
  const path = 'GET /lotto/lgw/games/opened/numero';
  const numbers = async (gameCode: string) =>
    listAt((await call(`${path}?gameCode=${gameCode}`, { token })).body, 'value', 'list').map(
      (row) => listAt(row, 'numbers').map(String),
    );
  for (const drawn of await numbers('PADMA645')) {
    expect(new Set(drawn).size).toBe(6);
    expect(drawn).toEqual([...drawn].sort());
    expect(
      drawn.every((ball) => /^\d\d$/.test(ball) && Number(ball) >= 1 && Number(ball) <= 45),
    ).toBe(true);
  }
  for (const drawn of await numbers('HAOR3D')) expect(drawn.join('')).toMatch(/^\d{3}$/);
  for (const drawn of await numbers('RACE10')) expect(new Set(drawn).size).toBe(10);
  const none = await call(`${path}?gameCode=NONE`, { token });
  expect(at(none.body, 'value', 'code')).toBe('NOT_FOUND');
});

test('[GAM-08] popular lotteries by prize mode', async () => {
  const { call } = testBackend();
  const list = async (query: string) =>
    listAt((await call(`GET /lgw/games/popular${query}`)).body, 'value', 'list');
  expect((await list('?count=20')).length).toBeGreaterThan(10);
  expect(await list('?prizeMode=Elott')).toHaveLength(3);
});

test('[LOT-01] a lottery is launched by its code, and appears in the recent games after a bet', async () => {
  const { call, login } = testBackend();
  const token = await login('demo_member');
  const launch = await call('POST /wps/game/launchGame', {
    token,
    body: {
      nodeId: 1,
      vendor: 'x',
      gameType: 'LOTT',
      platform: 'WEB',
      language: 'EN',
      backUrl: '/',
      launchMode: 'LOTT',
      lottoArea: 'VN',
      lottoGameCode: 'MEGA536',
      lottoView: 'betting',
    },
  });
  const url = textAt(launch.body, 'value', 'url');
  const { body: news } = await call(`GET ${url}/news`);
  const ticket = { ...wish('10.00'), choice: '1-2-3-4-5', draw: at(news, 'index') };
  const { body: bought } = await call(`POST ${url}/round`, { body: ticket });
  expect(textAt(bought, 'betId')).toMatch(/^BT-/);
  const recent = await call('GET /lgw/vn/games/game_menu/recent', { token });
  expect(at(recent.body, 'value', 'list', 0, 'gameCode')).toBe('MEGA536');
});

test('[GAM-03] vendors with their own lists, and the rooms of a vendor', async () => {
  const { call, login } = testBackend();
  const { body } = await call('GET /wps/relay/GCSGAME_getVassGameType');
  expect(Object.keys(Object(at(body, 'value', 'content'))).length).toBeGreaterThan(0);
  const token = await login('demo_member');
  const games = await call('GET /wps/relay/GCSGAME_gameList?gameType=LIVE');
  const vendor = textAt(games.body, 'value', 'games', 0, 'vassalage');
  const rooms = await call(`GET /wps/relay/GLS2_roomList?vendor=${vendor}`, { token });
  const lanes = listAt(rooms.body, 'value', 'data', 'lanes');
  expect(lanes.length).toBeGreaterThan(0);
  for (const lane of lanes)
    expect(Number(at(lane, 'maxBet'))).toBeGreaterThan(Number(at(lane, 'minBet')));
});

test('[LCH-02] [X-01] nobody opens a sports book without a login', async () => {
  const { call } = testBackend();
  const games = await call('GET /wps/relay/GCSGAME_gameList?gameType=SPORTS');
  const vendor = textAt(games.body, 'value', 'games', 0, 'vassalage');
  const body = { vendor, platform: 'WEB', language: 'EN', backUrl: '/fbsports' };
  const refused = await call('POST /wps/relay/GCS_gameLaunchFB', { body });
  expect(at(refused.body, 'value', 'code')).toBe('UNAUTHENTICATED');
});

test('[LCH-02] [X-01] a sports book opens for members, and not during a time-out', async () => {
  const { call, login } = testBackend();
  const token = await login('demo_member');
  const games = await call('GET /wps/relay/GCSGAME_gameList?gameType=SPORTS');
  const vendor = textAt(games.body, 'value', 'games', 0, 'vassalage');
  const body = { vendor, platform: 'WEB', language: 'EN', backUrl: '/fbsports' };
  const { body: launch } = await call('POST /wps/relay/GCS_gameLaunchFB', { token, body });
  expect(textAt(launch, 'value', 'url')).toMatch(/^\/play\//);
  const timeOut = { until: '2026-11-23T00:00:00Z' };
  await call('POST /wps/responsible/timeout', { token, body: timeOut });
  const paused = await call('POST /wps/relay/GCS_gameLaunchFB', { token, body });
  expect(at(paused.body, 'value', 'code')).toBe('PLAY_PAUSED');
  const none = { ...body, vendor: 'NOBODY' };
  const refused = await call('POST /wps/relay/GCS_gameLaunchFB', { token, body: none });
  expect(at(refused.body, 'value', 'code')).toBe('NOT_FOUND');
});
