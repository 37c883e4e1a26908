// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toGameSummary } from '../../shared/games/game-summary.ts';
import { usePlay } from '../../shared/games/use-play.ts';
import { keepViewed, readViewed } from '../../shared/games/viewed.ts';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { HomeShelvesWidget } from './HomeShelvesWidget.tsx';

const texts = catalogues.en;

const shelf = (name: string) => within(screen.getByRole('region', { name }));
const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('[GAM-07] [GAM-08] [LOT-01] a visitor sees new games, masked winners, offers and lotteries', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const { user } = renderPage(backend, <HomeShelvesWidget />);
  await waitFor(() => {
    expect(titles()).toHaveLength(5);
    expect(screen.queryAllByRole('region', { busy: true })).toEqual([]);
  });
  expect(titles()).toEqual([
    texts['game.newGames'],
    texts['game.latestWinners'],
    texts['home.offers'],
    texts['game.popularLottery'],
    texts['game.drawnNumbers'],
  ]);
  const board = shelf(texts['game.latestWinners']);
  expect(board.getAllByRole('listitem')).toHaveLength(5);
  expect(board.getByText(texts['winners.demoNote'])).toBeVisible();
  await user.click(board.getByRole('button', { name: 'Show all 20' }));
  expect(board.getAllByRole('listitem')).toHaveLength(20);
  const players = board.getAllByText(/^\w{2}\*{3}\w{2}$/);
  expect(players).toHaveLength(20);
  for (const player of players) {
    expect(player.parentElement).toHaveTextContent(
      /^\w{2}\*{3}\w{2} · (?:Just now|\d+ (?:minute|hour)s? ago)$/,
    );
  }
  const lotteries = shelf(texts['game.popularLottery']).getAllByRole('article');
  expect(lotteries.length).toBeGreaterThan(0);
  expect(lotteries.length).toBeLessThanOrEqual(20);
  const offers = shelf(texts['home.offers']).getAllByRole('link');
  expect(offers).toHaveLength(4);
  for (const offer of offers) expect(offer).toHaveAttribute('href', '/promotions');
});

function Presses({ id }: { readonly id: number }) {
  const play = usePlay();
  return (
    <button
      type="button"
      onClick={async () => {
        const game = toGameSummary(
          {
            nodeId: id,
            gameName: 'River game',
            vassalage: 'BOKULIO',
            vendor: 'BOKULIO',
            gameType: 'RNG',
            gameClassify: '',
            minBet: '0.10',
            minLineNum: 1,
            coverUrl: '/art/cover/1.svg',
            isHot: false,
            isNew: false,
          },
          new Map(),
        );
        play(game);
      }}
    >
      River game
    </button>
  );
}

test('[X-05] a game that a member opened is first on this device; one a visitor only pressed is not', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const { device } = backend.runtime.memory;
  const { user } = renderPage(backend, <Presses id={700_001} />);
  const game = screen.getByRole('button', { name: 'River game' });
  await user.click(game);
  expect(backend.runtime.overlays.store.getState().modal?.name).toBe('login');
  expect(readViewed(device)).toEqual([]);
  act(() => backend.runtime.overlays.dismiss());
  await act(() => logIn(backend));
  await user.click(game);
  await waitFor(() => expect(readViewed(device)).toHaveLength(1));
  renderPage(backend, <HomeShelvesWidget />);
  const viewed = await screen.findByRole('region', { name: texts['game.recentlyViewed'] });
  expect(viewed).toHaveTextContent('River game');
  expect(titles()[0]).toBe(texts['game.recentlyViewed']);
});

/** A member who has played the first games of the hot list, in this order. */
async function played(count: number) {
  const backend = createTestRuntime({ language: 'en' });
  await act(() => logIn(backend));
  const { api } = backend.runtime;
  const { list } = await api.getHotGames();
  const games = list.filter(({ maintenance }) => maintenance !== true).slice(0, count);
  for (const { nodeId, vassalage: vendor } of games) {
    const place = { platform: 'WEB', language: 'EN', backUrl: '/' } as const;
    const body = { nodeId, vendor, gameType: 'RNG', ...place } as const;
    await api.launchGame(body, await newKey());
  }
  return { ...backend, games };
}
const continued = texts['home.continuePlaying'];
const isQuiet = ({ queryClient }: TestRuntime) =>
  waitFor(() => expect(queryClient.isFetching()).toBe(0));

test('[GAM-07] a member continues with the last games, the newest first', async () => {
  const backend = await played(3);
  renderPage(backend, <HomeShelvesWidget />);
  const shelfOfLast = within(await screen.findByRole('region', { name: continued }));
  await waitFor(() => expect(shelfOfLast.getAllByRole('article')).toHaveLength(3));
  const names = shelfOfLast.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(names).toEqual(backend.games.map(({ gameName }) => gameName).reverse());
  expect(titles()[0]).toBe(continued);
  expect(
    shelfOfLast.getByRole('link', { name: new RegExp(texts['action.seeAll']) }),
  ).toHaveAttribute('href', '/recent');
});

test('[GAM-07] without a played game and without a login there is no such shelf', async () => {
  const backend = await played(0);
  const { unmount } = renderPage(backend, <HomeShelvesWidget />);
  await isQuiet(backend);
  expect(titles()).not.toContain(continued);
  unmount();
  const visitor = createTestRuntime({ language: 'en' });
  renderPage(visitor, <HomeShelvesWidget />);
  await isQuiet(visitor);
  expect(titles()).not.toContain(continued);
  expect(visitor.requests).not.toContain('GET /wps/relay/GCS_recentGame');
});

test('[GAM-07] [LAY-01] the shelf has its place before its games arrive where the member opened games before', async () => {
  const backend = await played(1);
  const { runtime, setScenario, release } = backend;
  const [game] = backend.games;
  if (!game) throw new Error('No game was played');
  await setScenario({ faults: [{ path: '/wps/relay/GCS_recentGame', kind: 'hold' }] });
  const { unmount } = renderPage(backend, <HomeShelvesWidget />);
  await screen.findByRole('region', { name: texts['game.newGames'] });
  expect(titles()).not.toContain(continued);
  unmount();
  keepViewed(runtime.memory.device, toGameSummary(game, new Map()), runtime.clock.now());
  renderPage(backend, <HomeShelvesWidget />);
  expect(await screen.findByRole('region', { name: continued, busy: true })).toBeVisible();
  await act(() => release());
  await waitFor(() => expect(shelf(continued).getByRole('article')).toBeVisible());
});

test('[ERR-01] winners that failed load at the next press; the other shelves are not affected', async () => {
  const backend = createTestRuntime({ language: 'en' });
  await backend.setScenario({
    faults: [{ path: '/wps/relay/GCSGAME_getRankList', kind: 'http', status: 500, times: 1 }],
  });
  const { user } = renderPage(backend, <HomeShelvesWidget />);
  await screen.findByText(texts['error.server']);
  // Each shelf that failed has such a button.
  expect(screen.getAllByRole('button', { name: texts['action.retry'] })).toHaveLength(1);
  const board = shelf(texts['game.latestWinners']);
  expect(board.getByText(texts['error.server'])).toBeVisible();
  await user.click(board.getByRole('button', { name: texts['action.retry'] }));
  await waitFor(() => expect(board.getAllByRole('listitem')).toHaveLength(5));
});
