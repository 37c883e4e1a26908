import { expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { at, listAt, testBackend, textAt, wish } from '../testing/client.ts';

const list = '/wps/relay/GCSGAME_gameList';
const favourites = '/wps/relay/MCSFE_getFavoriteGames';
const idsIn = (games: readonly unknown[]) => games.map((game) => at(game, 'nodeId'));

test('[GAM-02] 10,000 games, twelve per page, and the pages together have each game once', async () => {
  const { call } = testBackend();
  const page = async (pageNo: number) =>
    (await call(`GET ${list}?gameType=RNG&pageNo=${pageNo}`)).body;
  const first = await page(1);
  const pages = Number(at(first, 'value', 'totalPages'));
  const total = Number(at(first, 'value', 'totalCount'));
  expect(listAt(first, 'value', 'games')).toHaveLength(12);
  expect(pages).toBe(Math.ceil(total / 12));
  const last = listAt(await page(pages), 'value', 'games');
  expect(last).toHaveLength(total - 12 * (pages - 1));
  expect(listAt(await page(pages + 1), 'value', 'games')).toEqual([]);
  const some = [...listAt(first, 'value', 'games'), ...listAt(await page(2), 'value', 'games')];
  expect(new Set(idsIn(some)).size).toBe(24);
  const all = await call(`GET ${list}`);
  // And the four games of cockfighting.
  expect(at(all.body, 'value', 'totalCount')).toBe(10_004);
});

test('[GAM-02] vendor, class, minimum stake and name filter the list, alone and together', async () => {
  const { call } = testBackend();
  const games = async (query: string) =>
    listAt((await call(`GET ${list}?gameType=RNG&pageSize=200&${query}`)).body, 'value', 'games');
  const [some] = await games('');
  const vendor = textAt(some, 'vassalage');
  const title = textAt(some, 'gameName');
  for (const game of await games(`vassalage=${vendor}`)) expect(at(game, 'vassalage')).toBe(vendor);
  for (const game of await games('gameClassify=JP')) expect(at(game, 'gameClassify')).toBe('JP');
  for (const game of await games('minBet=0.1')) expect(Number(at(game, 'minBet'))).toBe(0.1);
  const named = await games(`gameName=${encodeURIComponent(title.toUpperCase())}`);
  expect(idsIn(named)).toContain(at(some, 'nodeId'));
  expect(await games('gameName=zzzzzzzz')).toEqual([]);
  expect(await games('vassalage=NOBODY')).toEqual([]);
  const both = await games(`vassalage=${vendor}&gameClassify=JP`);
  for (const game of both) {
    expect([at(game, 'vassalage'), at(game, 'gameClassify')]).toEqual([vendor, 'JP']);
  }
});

test('[GAM-01] the counts of menus equal those of the lists, and every vendor of a menu has a mark', async () => {
  const { call } = testBackend();
  const menus = listAt((await call('GET /lgw/games/game_menus')).body, 'value');
  expect(menus.length).toBeGreaterThan(5);
  const rng = menus.find((menu) => at(menu, 'code') === 'RNG');
  const { body } = await call(`GET ${list}?gameType=RNG`);
  expect(at(body, 'value', 'totalCount')).toBe(at(rng, 'gameCount'));
  for (const card of menus.flatMap((menu) => listAt(menu, 'cards'))) {
    const mark = await call(`GET /art/vendor/${textAt(card, 'vassalage')}.svg`);
    expect(mark.status).toBe(200);
  }
});

test('[JPT-01] the demo jackpots are marked as simulated', async () => {
  const { call } = testBackend();
  const kind = async (scope: string) =>
    at((await call(`GET /lgw/games/jackpot?scope=${scope}`)).body, 'value', 'kind');
  expect(await kind('home')).toBe('simulated');
  expect(await kind('rng')).toBe('timeDerived');
});

test('[JPT-02] a live jackpot names its feed, which starts with the same value', async () => {
  const { call, scenario } = testBackend();
  await scenario({ jackpot: 'live', clock: '2026-11-20T14:41:05Z' });
  for (const scope of ['home', 'rng']) {
    const { body } = await call(`GET /lgw/games/jackpot?scope=${scope}`);
    const { feedUrl, ...reading } = Object(at(body, 'value'));
    expect(reading).toMatchObject({ kind: 'live', asOf: '2026-11-20T14:41:03.000Z' });
    const feed = await createSandbox({
      seed: 1,
      clock: { now: () => Date.parse(reading.asOf) },
    }).fetch(new Request(`http://sandbox.test${feedUrl}`));
    const events = feed.body?.pipeThrough(new TextDecoderStream()).getReader();
    const [, data = ''] = /^data: (.*)$/m.exec((await events?.read())?.value ?? '') ?? [];
    expect(JSON.parse(data)).toEqual(reading);
    await events?.cancel();
  }
});

const heart = (nodeId: unknown) => ({ nodeId, vendor: 'BOKULIO', gameType: 'RNG' });

test('[GAM-04] a favourite is stored once, listed newest first, and can be removed', async () => {
  const { call, login } = testBackend();
  const token = await login('demo_member');
  const ids = async (as = token) =>
    listAt((await call(`GET ${favourites}`, { token: as })).body, 'value');
  const post = (name: string, nodeId: unknown) =>
    call(`POST /wps/relay/MCSFE_${name}FavoriteGameV2`, { token, body: heart(nodeId) });
  for (const id of [7, 3, 7]) expect(at((await post('add', id)).body, 'success')).toBe(true);
  expect(await ids()).toEqual([7, 3]);
  const page = await call('GET /wps/relay/MCSFE_getFavoriteGamesList', { token });
  expect(idsIn(listAt(page.body, 'value', 'content'))).toEqual([3, 7]);
  await post('remove', 7);
  await post('remove', 99);
  expect(await ids()).toEqual([3]);
  expect(await ids(await login('demo_vip'))).toEqual([]);
  for (const nodeId of [0, -1, 1.5, '7', null, 10_005]) {
    expect(at((await post('add', nodeId)).body, 'value', 'code')).toBe('VALIDATION');
  }
});

const launch = (nodeId: unknown) => ({
  ...heart(nodeId),
  platform: 'W',
  language: 'EN',
  backUrl: 'https://parlour.example/',
});

test('[GAM-07] recent games are the launched ones, newest first, each once, in pages', async () => {
  const { call, login } = testBackend();
  const token = await login('demo_member');
  const open: number[] = [];
  for (let id = 1; open.length < 15; id += 1) {
    const { body } = await call('POST /wps/game/launchGame', { token, body: launch(id) });
    if (at(body, 'success') === true) open.push(id);
    else expect(at(body, 'value', 'code')).toBe('GAME_MAINTENANCE');
  }
  const [first = 0] = open;
  await call('POST /wps/game/launchGame', { token, body: launch(first) });
  const recent = async (query: string) =>
    (await call(`GET /wps/relay/GCS_recentGame${query}`, { token })).body;
  const page = await recent('');
  expect(at(page, 'value', 'totalPages')).toBe(2);
  const shown = idsIn([
    ...listAt(page, 'value', 'list'),
    ...listAt(await recent('?pageNo=2'), 'value', 'list'),
  ]);
  expect(shown).toEqual([first, ...open.slice(1).reverse()]);
  for (const query of ['?pageNo=0', '?pageNo=1.5', '?pageNo=-1', '?pageNo=x']) {
    expect(await recent(query)).toEqual(page);
  }
});

test('[LCH-01] a launch returns a game in a frame, which expires', async () => {
  const { call, login, pass, now } = testBackend();
  const token = await login('demo_member');
  const { body } = await call('POST /wps/game/launchGame', { token, body: launch(700) });
  expect(at(body, 'value', 'launchKind')).toBe('iframe');
  const url = textAt(body, 'value', 'url');
  expect(Date.parse(textAt(body, 'value', 'expiresAt'))).toBe(now() + 4 * 3_600_000);
  const page = await call(`GET ${url}`);
  expect(page.headers.get('Content-Type')).toContain('text/html');
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  const [, nonce = 'none'] = /script-src 'nonce-(\w+)'/.exec(policy) ?? [];
  expect(page.text).toContain(`<script nonce="${nonce}">`);
  const round = () => call(`POST ${url}/round`, { body: wish('50.00') });
  expect(at((await round()).body, 'balance')).toEqual(expect.any(String));
  pass(4 * 3600);
  expect((await call(`GET ${url}`)).status).toBe(404);
  expect(at((await round()).body, 'refused')).toBe('ended');
  expect((await call('GET /play/nobody')).status).toBe(404);
});

test('[GRD-01] a visitor must log in, and a trial account is refused', async () => {
  const { call, trial } = testBackend();
  const token = await trial();
  const personal = [
    'GET /wps/relay/GCS_recentGame',
    `GET ${favourites}`,
    'GET /wps/relay/MCSFE_getFavoriteGamesList',
    'POST /wps/relay/MCSFE_addFavoriteGameV2',
    'POST /wps/relay/MCSFE_removeFavoriteGameV2',
  ];
  for (const line of personal) {
    const body = line.startsWith('POST') ? heart(1) : undefined;
    const visitor = await call(line, { body });
    expect([visitor.status, at(visitor.body, 'value', 'code')]).toEqual([401, 'UNAUTHENTICATED']);
    const trialist = await call(line, { body, token });
    expect(at(trialist.body, 'value', 'code')).toBe('TRIAL_FORBIDDEN');
  }
  const visitor = await call('POST /wps/game/launchGame', { body: launch(1) });
  expect(visitor.status).toBe(401);
  const played = await call('POST /wps/game/launchGame', { body: launch(1), token });
  expect(at(played.body, 'success')).toBe(true);
});

test('[WAL-07] [LCH-01] a launch with the same key returns the same visit, without a key another one', async () => {
  const { call, login } = testBackend();
  const token = await login('demo_member');
  const body = {
    nodeId: 571,
    vendor: 'x',
    gameType: 'RNG',
    platform: 'W',
    language: 'EN',
    backUrl: '/',
  };
  const launch = async (key?: string) =>
    textAt(
      (await call('POST /wps/game/launchGame', { token, body, ...(key && { key }) })).body,
      'value',
      'url',
    );
  const first = await launch('visit-1');
  expect(await launch('visit-1')).toBe(first);
  expect(new Set([first, await launch('visit-2'), await launch(), await launch()]).size).toBe(4);
});

test('[LCH-01] the vendor decides how its games open: in a frame, a tab or a popup', async () => {
  const { call, login } = testBackend();
  const token = await login('demo_member');
  const { body } = await call('GET /wps/relay/GCSGAME_gameList?gameType=ESPORTS&pageSize=60');
  const kinds = new Map<string, unknown>();
  for (const game of listAt(body, 'value', 'games')) {
    const vendor = textAt(game, 'vassalage');
    const nodeId = Number(at(game, 'nodeId'));
    if (kinds.has(vendor) || at(game, 'maintenance') === true) continue;
    const body = { ...launch(nodeId), vendor, gameType: 'ESPORTS' };
    const launched = await call('POST /wps/game/launchGame', { token, body });
    kinds.set(vendor, at(launched.body, 'value', 'launchKind'));
  }
  expect([kinds.get('AV'), kinds.get('IMES'), kinds.get('TF')]).toEqual(['iframe', 'tab', 'popup']);
});
