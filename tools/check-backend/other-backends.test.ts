import { expect, onTestFinished, test } from 'vitest';
import { at, isRecord } from '../../packages/api-client/generate/document.ts';
import type { Fetch } from '../../packages/api-client/src/index.ts';
import { withEnvelope, withOverrides } from '../../packages/api-client/src/overrides.ts';
import { account, type Backend, backendThat, type Draft } from './backends.fixture.ts';
import { type Finding, fails, type Report } from './finding.ts';
import { checkLive } from './live.ts';
import { reportText, verdict } from './report-text.ts';

async function checked(
  change: (draft: Draft) => void,
  logIn = false,
): Promise<{ readonly backend: Backend; readonly report: Report }> {
  const backend = await backendThat(change);
  onTestFinished(backend.close);
  return { backend, report: await checkLive(backend.site, logIn ? { account } : {}) };
}

/** The finding of a call at a place. */
const findingAt = ({ findings }: Report, place: string, call?: string): Finding | undefined =>
  findings.find((one) => one.place === place && (call === undefined || one.calls.includes(call)));

const isSettings = ({ path }: Draft) => path === '/wps/system/whitelabel';

test('[X-03] the reference backend fits: every call, the login and the logout', async () => {
  const { report } = await checked(() => undefined, true);
  expect(reportText(report)).toBe('Of 32 calls 32 fit.\nThe site works with this backend.');
  expect(fails(report)).toBe(false);
});

test('[X-03] the check only reads: besides login and logout nothing but GET leaves it', async () => {
  const sent: string[] = [];
  await checked(({ method, path, request }) => {
    if (method !== 'GET') sent.push(`${method} ${path} ${request.headers.get('Encryption')}`);
  }, true);
  expect(sent).toEqual(['POST /wps/session/login aes', 'DELETE /wps/session/logout null']);
});

test('[X-03] flat settings: the switches are found, and an override makes modules of them', async () => {
  const { report } = await checked((draft) => {
    if (!isSettings(draft)) return;
    const value = at(draft.body, 'value');
    if (!isRecord(value)) return;
    const { modules: _, minAge, currencySymbol, ...rest } = value;
    const switches = { FREEPLAY3: true, USERNAMEREG3: true, DIRECTREG3: false };
    const flat = {
      ...rest,
      ...switches,
      min_age: minAge,
      currencySymbol: { code: currencySymbol },
    };
    draft.body = { success: true, value: flat, message: null };
  });
  const modules = findingAt(report, 'value.modules');
  expect(modules).toMatchObject({
    weight: 'essential',
    got: 'switches as fields of the settings: FREEPLAY3, USERNAMEREG3, DIRECTREG3',
    need: 'a list: [{ "modId": "FREEPLAY3", "enabled": true }]',
    sees: expect.stringContaining('The site does not open'),
    solve: 'An override makes the list of them.',
    code: expect.stringContaining('.map(([modId, enabled]) => ({ modId, enabled }))'),
  });
  expect(findingAt(report, 'value.minAge')).toMatchObject({
    got: 'the field is missing; `min_age` may be the same',
    code: expect.stringContaining('{ ...value, minAge: value.min_age }'),
  });
  expect(findingAt(report, 'value.currencySymbol')).toMatchObject({
    got: 'an object',
    need: 'a text',
  });
  expect(verdict(report)).toBe('The site cannot work yet: 3 essential differences.');
});

test('[X-03] another envelope: it is recognised, and the check goes on behind it', async () => {
  const { report } = await checked((draft) => {
    const { success, value, message } = { ...Object(draft.body) };
    const isBalance = draft.path === '/wps/v2/wallets/balance';
    const data = success && isBalance ? { sum_balance: 12.5, asOf: value.asOf } : value;
    draft.body = { code: success ? 0 : 40_100, data, msg: message };
  }, true);
  expect(findingAt(report, 'envelope')).toMatchObject({
    calls: [],
    weight: 'essential',
    got: '`code`, `data` and `msg` around each value',
    solve: expect.stringContaining('One wrapper around `fetch`'),
    code: expect.stringContaining('success: body.code === 0,\n  value: body.data,'),
  });
  expect(findingAt(report, 'value.sumBalance')).toMatchObject({
    calls: ['getBalance'],
    got: 'the field is missing; `sum_balance` may be the same',
    sees: 'The header says that the balance cannot be shown.',
  });
  expect(report.findings.filter(({ weight }) => weight === 'essential')).toHaveLength(2);
});

test('[X-03] missing calls: each says what a player misses, and where an override asks instead', async () => {
  const { report } = await checked((draft) => {
    const { path } = draft;
    if (path === '/lgw/games/game_menus') {
      draft.status = 404;
      draft.body = { error: 'Not Found' };
    }
    if (path === '/wps/relay/GCSGAME_getRankList') {
      draft.text = '<!doctype html><title>Shop</title>';
      draft.headers['content-type'] = 'text/html';
    }
    if (path === '/wps/promotions') draft.text = '';
  });
  expect(findingAt(report, 'address', 'getGameMenus')).toMatchObject({
    weight: 'essential',
    got: 'status 404',
    need: 'an answer to `GET /lgw/games/game_menus`',
    sees: 'The header has no game categories, and nobody finds a game.',
    solve: expect.stringContaining('If you have it under another address, an override asks there'),
    code: expect.stringContaining("'GET /lgw/games/game_menus': async (request, next) => {"),
  });
  expect(findingAt(report, 'address', 'getWinners')).toMatchObject({
    weight: 'part',
    got: 'an HTML page (status 200)',
    sees: 'Home has no board of winners.',
  });
  expect(findingAt(report, 'answer', 'getPromotions')).toMatchObject({
    got: 'an empty body (status 200)',
  });
});

test('[X-03] fields in lists are named once, with the code for their objects', async () => {
  const { report } = await checked((draft) => {
    if (draft.path !== '/wps/relay/GCSGAME_gameList') return;
    const games = at(draft.body, 'value', 'games');
    if (!Array.isArray(games)) return;
    for (const game of games) {
      game.game_name = game.gameName;
      delete game.gameName;
      game.minBet = Number(game.minBet);
    }
  });
  const place = 'value.games[].';
  expect(findingAt(report, `${place}gameName`)?.code).toContain(
    'games: value.games.map((one) => ({ ...one, gameName: one.game_name }))',
  );
  expect(findingAt(report, `${place}minBet`)).toMatchObject({
    got: 'a number',
    need: expect.stringContaining('above 2^53 a number changes its value'),
    code: expect.stringContaining('String(one.minBet)'),
  });
  expect(report.findings.filter(({ place: at }) => at.startsWith(place))).toHaveLength(2);
});

test('[X-03] through the overrides of the site: what they translate is no difference any more', async () => {
  const backend = await backendThat((draft) => {
    const { success, value, message } = { ...Object(draft.body) };
    draft.body = { code: success ? 0 : 1, data: success ? value : { code: value?.code }, message };
  });
  onTestFinished(backend.close);
  const toBackend = (fetch: Fetch) =>
    withEnvelope(fetch, ({ code, data, message }) => ({
      success: code === 0,
      value: data,
      message,
    }));
  const report = await checkLive(backend.site, { account, toBackend });
  expect(verdict(report)).toBe('The site works with this backend.');
  expect(fails(await checkLive(backend.site, { account }))).toBe(true);
});

test('[X-03] an override that fails is named, with the call that needs it', async () => {
  const backend = await backendThat();
  onTestFinished(backend.close);
  const toBackend = (fetch: Fetch) =>
    withOverrides(fetch, {
      'GET /wps/relay/GCSGAME_getRankList': async () => Promise.reject(new TypeError('no list')),
    });
  const report = await checkLive(backend.site, { toBackend });
  expect(findingAt(report, 'override')).toMatchObject({
    calls: ['getWinners'],
    got: 'an override of the site failed: TypeError: no list',
    sees: 'Home has no board of winners.',
  });
});
