// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toGameSummary } from '../../shared/games/game-summary.ts';
import { usePlay } from '../../shared/games/use-play.ts';
import { readViewed } from '../../shared/games/viewed.ts';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
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
