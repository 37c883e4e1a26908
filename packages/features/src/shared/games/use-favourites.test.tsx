// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { type GameSummary, toGameSummary } from './game-summary.ts';
import { type Favourites, useFavourites } from './use-favourites.ts';

const add = 'POST /wps/relay/MCSFE_addFavoriteGameV2';
const addPath = '/wps/relay/MCSFE_addFavoriteGameV2';
const held = { path: addPath, kind: 'hold' } as const;
const roots: Root[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
});

function Page({ onReady }: { onReady: (hearts: Favourites) => void }) {
  onReady(useFavourites());
  return null;
}

/** A page with hearts. */
async function open(loggedIn: boolean) {
  const backend = createTestRuntime({ language: 'en' });
  if (loggedIn) await logIn(backend);
  const { games } = await backend.runtime.api.getGameList({ gameType: 'RNG', clientType: 3 });
  const [first, second] = games.map((game) => toGameSummary(game, new Map()));
  if (!first || !second) throw new Error('The sandbox has no games');
  let hearts: Favourites | undefined;
  const root = createRoot(document.createElement('div'));
  roots.push(root);
  root.render(
    <TestProviders test={backend} language="en">
      <Page
        onReady={(ready) => {
          hearts = ready;
        }}
      />
    </TestProviders>,
  );
  await vi.waitFor(() => expect(hearts).toBeDefined());
  const stateOf = (game: GameSummary) => hearts?.stateOf(game.id);
  return {
    ...backend,
    first,
    second,
    stateOf,
    press: (...games: GameSummary[]) => {
      for (const game of games) hearts?.toggle(game);
    },
    settled: (game: GameSummary, state: string) =>
      vi.waitFor(() => expect(stateOf(game)).toBe(state)),
    kept: () => backend.runtime.api.getFavouriteIds(),
    said: () => JSON.stringify(backend.runtime.toasts.getSnapshot()),
  };
}

test('[GAM-04] a press shows its own loader and is saved by the server; the next press undoes it', async () => {
  const page = await open(true);
  await page.setScenario({ faults: [held] });
  page.press(page.first);
  await page.settled(page.first, 'adding');
  await page.release();
  await page.settled(page.first, 'on');
  expect(page.stateOf(page.second)).toBe('off');
  expect(await page.kept()).toEqual([page.first.id]);
  page.press(page.first);
  await page.settled(page.first, 'off');
  expect(await page.kept()).toEqual([]);
});

test('[GAM-04] a refused press is undone and shows the reason', async () => {
  const page = await open(true);
  await page.setScenario({
    faults: [{ path: addPath, kind: 'business', code: 'MAINTENANCE' }, held],
  });
  page.press(page.first);
  await page.settled(page.first, 'adding');
  await page.release();
  await page.settled(page.first, 'off');
  expect(page.said()).toContain('We are working on the site.');
  expect(await page.kept()).toEqual([]);
});

test('[GAM-04] a press while the last one is being saved sends nothing', async () => {
  const page = await open(true);
  await page.setScenario({ faults: [held] });
  page.press(page.first, page.first, page.second);
  await page.settled(page.second, 'adding');
  await page.release();
  await page.settled(page.first, 'on');
  await page.settled(page.second, 'on');
  expect(page.requests.filter((request) => request === add)).toHaveLength(2);
});

test('[GAM-04] [GRD-01] a visitor is asked to log in, and then the game is saved', async () => {
  const page = await open(false);
  page.press(page.first);
  expect(page.stateOf(page.first)).toBe('off');
  expect(page.requests).not.toContain(add);
  expect(page.runtime.overlays.store.getState().modal?.name).toBe('login');
  await logIn(page);
  page.runtime.overlays.finish()?.();
  await page.settled(page.first, 'on');
  expect(await page.kept()).toEqual([page.first.id]);
});
