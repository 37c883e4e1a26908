import { type Api, isApiError, queries, withAnswers } from '@parlour/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { planLaunch } from './plan.ts';
import type { LaunchTarget } from './target.ts';

/** Replaced answers of calls, and what the cache already contains. */
type Overrides = Partial<Pick<Api, 'getGameList'>> & {
  readonly known?: (queryClient: QueryClient, api: Api) => void;
};

/** Plans and sends a launch as a logged-in member; returns what was sent. */
async function launch(target: LaunchTarget, overrides: Overrides = {}) {
  const { runtime, queryClient } = createTestRuntime({ language: 'en' });
  const { known, ...answers } = overrides;
  known?.(queryClient, runtime.api);
  await logIn({ runtime });
  const sent = vi.fn();
  const api = withAnswers(runtime.api, {
    launchGame: (body, options) => {
      sent(body);
      return runtime.api.launchGame(body, options);
    },
    launchSportsBook: (body, options) => {
      sent(body);
      return runtime.api.launchSportsBook(body, options);
    },
    ...answers,
  });
  const plan = await planLaunch(target, {
    api,
    queryClient,
    clientType: 3,
    device: 'WEB',
    lottoArea: 'VN',
    language: 'EN',
    demo: false,
    sports: 'Sports',
    known: () => undefined,
  });
  const key = await newKey();
  const answer = await plan.send((_operation, _wish, attempt) => attempt(key));
  return { ...plan, answer, body: sent.mock.lastCall?.[0] };
}

const refusal = (target: LaunchTarget, overrides: Overrides = {}) =>
  launch(target, overrides).then(
    () => 'launched',
    (error) => (isApiError(error) ? error.code : String(error)),
  );

test('[LOT-01] a lottery is launched with its area, mode, code, view and device', async () => {
  const { body, game, answer } = await launch({ kind: 'lottery', code: 'QUICK3', view: 'lobby' });
  expect(game).toMatchObject({ title: 'Three-minute draw', gameType: 'ELOTT' });
  expect(answer.url).toMatch(/^\/play\//);
  expect(body).toMatchObject({
    launchMode: 'LOTT',
    lottoArea: 'VN',
    lottoPrizeMode: 'Elott',
    lottoGameCode: 'QUICK3',
    lottoView: 'lobby',
    gameType: 'ELOTT',
    platform: 'WEB',
    device: 'WEB',
    language: 'EN',
    backUrl: '/',
  });
  const betting = await launch({ kind: 'lottery', code: 'PADMA645', view: 'betting' });
  expect(betting.body).toMatchObject({
    lottoPrizeMode: 'SEA',
    lottoView: 'betting',
    gameType: 'LOTT',
  });
});

test('[LOT-01] a lottery with an unknown mode is played in the mode of the site', async () => {
  const { runtime } = createTestRuntime({ language: 'en' });
  const { list } = await runtime.api.getLotteryMenu({});
  const odd = { list: list.map((lottery) => ({ ...lottery, prizeMode: 'MOON' })) };
  const { body } = await launch(
    { kind: 'lottery', code: 'PADMA645', view: 'betting' },
    { known: (cache, api) => cache.setQueryData(queries.lotteryMenu(api).queryKey, odd) },
  );
  expect(body).toMatchObject({ lottoPrizeMode: 'Elott' });
});

test('[LOT-01] an unknown lottery is not found', async () => {
  expect(await refusal({ kind: 'lottery', code: 'NOBODY', view: 'betting' })).toBe('VALIDATION');
});

test('[LCH-02] the sports book opens at the first sports vendor that is not in maintenance', async () => {
  const { body, game, answer } = await launch({ kind: 'sportsBook', vendor: null });
  expect(game?.title).toBe('Sports');
  expect(body).toMatchObject({ platform: 'WEB', language: 'EN', backUrl: '/sports' });
  expect(body.vendor).toBe(game?.vendorId);
  expect(answer.url).toMatch(/^\/play\//);
});

test('[LCH-02] without such a vendor there is no sports book', async () => {
  const sports = { kind: 'sportsBook', vendor: null } as const;
  const known: Overrides['known'] = (cache, api) =>
    cache.setQueryData(queries.gameVendors(api, { gameType: 'SPORTS' }).queryKey, []);
  expect(await refusal(sports, { known })).toBe('GAME_MAINTENANCE');
  expect(await refusal({ ...sports, vendor: 'NOBODY' })).toBe('GAME_MAINTENANCE');
});

test('[LCH-02] cockfighting launches its first playable game; without one it is in maintenance', async () => {
  const cocks = { kind: 'first', vendor: null, gameType: 'COCKFIGHT' } as const;
  expect((await launch(cocks)).game).toMatchObject({ gameType: 'COCKFIGHT', vendorId: 'DS88' });
  const nothing = async () => ({ games: [], totalPages: 0, totalCount: 0 });
  expect(await refusal(cocks, { getGameList: nothing })).toBe('GAME_MAINTENANCE');
  const { runtime } = createTestRuntime({ language: 'en' });
  const page = await runtime.api.getGameList({ clientType: 3, gameType: 'SPORTS', pageSize: 3 });
  const [first, second] = page.games.map((game) => ({ ...game, gameType: 'COCKFIGHT' }));
  if (!first || !second) throw new Error('The sandbox has no sports');
  const getGameList = async () => ({
    ...page,
    games: [
      { ...first, maintenance: true },
      { ...second, maintenance: false },
    ],
  });
  const { body } = await launch(cocks, { getGameList });
  expect(body).toMatchObject({ nodeId: second.nodeId, gameType: 'COCKFIGHT' });
});

test('[LCH-02] a seamless vendor launches its first game', async () => {
  const { body, game } = await launch({ kind: 'first', vendor: 'BOKULIO', gameType: 'RNG' });
  expect(game?.vendorId).toBe('BOKULIO');
  expect(body).toMatchObject({ vendor: 'BOKULIO', gameType: 'RNG', nodeId: game?.id });
});
