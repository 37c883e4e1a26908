// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { toGameSummary } from '../../shared/games/game-summary.ts';
import { usePlay } from '../../shared/games/use-play.ts';
import { readViewed } from '../../shared/games/viewed.ts';
import { logIn } from '../../testing/log-in.ts';
import { catalogues, createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { HomeShelvesWidget } from './HomeShelvesWidget.tsx';

const texts = catalogues.en;
const roots: Root[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
});

function show(test: ReturnType<typeof createTestRuntime>, page = <HomeShelvesWidget />) {
  const place = document.createElement('div');
  const root = createRoot(place);
  roots.push(root);
  root.render(
    <TestProviders test={test} language="en">
      {page}
    </TestProviders>,
  );
  const section = (title: string) =>
    [...place.querySelectorAll('section')].find(
      (one) => one.querySelector('h2')?.textContent === title,
    );
  const titles = () => [...place.querySelectorAll('h2')].map((heading) => heading.textContent);
  return { place, section, titles };
}

test('[GAM-07] [GAM-08] [LOT-01] a visitor sees new games, masked winners, offers and lotteries', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const { place, section, titles } = show(backend);
  await vi.waitFor(() => {
    expect(titles()).toHaveLength(5);
    expect(place.querySelector('[aria-busy="true"]')).toBeNull();
  });
  expect(titles()).toEqual([
    texts['game.newGames'],
    texts['game.latestWinners'],
    texts['home.offers'],
    texts['game.popularLottery'],
    texts['game.drawnNumbers'],
  ]);
  const board = section(texts['game.latestWinners']);
  expect(board?.querySelectorAll('li')).toHaveLength(5);
  expect(board?.textContent).toContain(texts['winners.demoNote']);
  board?.querySelector('button')?.click();
  await vi.waitFor(() => expect(board?.querySelectorAll('li')).toHaveLength(20));
  for (const player of board?.querySelectorAll('[data-part="player"]') ?? []) {
    expect(player.textContent).toMatch(
      /^\w{2}\*{3}\w{2} · (?:Just now|\d+ (?:minute|hour)s? ago)$/,
    );
  }
  const lotteries = section(texts['game.popularLottery'])?.querySelectorAll('article') ?? [];
  expect(lotteries.length).toBeGreaterThan(0);
  expect(lotteries.length).toBeLessThanOrEqual(20);
  expect(section(texts['home.offers'])?.querySelectorAll('a[href="/promotions"]')).toHaveLength(4);
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
    />
  );
}

test('[X-05] a game that a member opened is first on this device; one a visitor only pressed is not', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const { device } = backend.runtime.memory;
  const { place } = show(backend, <Presses id={700_001} />);
  const press = async () => {
    const button = await vi.waitFor(() => {
      const found = place.querySelector('button');
      if (!found) throw new Error('not there yet');
      return found;
    });
    button.click();
  };
  await press();
  expect(backend.runtime.overlays.store.getState().modal?.name).toBe('login');
  expect(readViewed(device)).toEqual([]);
  backend.runtime.overlays.dismiss();
  await logIn(backend);
  await press();
  await vi.waitFor(() => expect(readViewed(device)).toHaveLength(1));
  const shelves = show(backend);
  await vi.waitFor(() => expect(shelves.titles()[0]).toBe(texts['game.recentlyViewed']));
  expect(shelves.section(texts['game.recentlyViewed'])?.textContent).toContain('River game');
});

test('[ERR-01] winners that failed load at the next press; the other shelves are not affected', async () => {
  const backend = createTestRuntime({ language: 'en' });
  await backend.setScenario({
    faults: [{ path: '/wps/relay/GCSGAME_getRankList', kind: 'http', status: 500, times: 1 }],
  });
  const { place, section } = show(backend);
  const board = () => section(texts['game.latestWinners']);
  await vi.waitFor(() => expect(board()?.textContent ?? '').toContain(texts['error.server']));
  expect(place.querySelectorAll('[data-component="alert"]')).toHaveLength(1);
  board()?.querySelector('button')?.click();
  await vi.waitFor(() => expect(board()?.querySelectorAll('li')).toHaveLength(5));
});
