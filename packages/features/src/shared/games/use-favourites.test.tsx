// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { type GameSummary, toGameSummary } from './game-summary.ts';
import { useFavourites } from './use-favourites.ts';

const add = 'POST /wps/relay/MCSFE_addFavoriteGameV2';
const addPath = '/wps/relay/MCSFE_addFavoriteGameV2';
const held = { path: addPath, kind: 'hold' } as const;

/** The hearts of two games, each a button with its state. */
function Hearts({ first, second }: { readonly first: GameSummary; readonly second: GameSummary }) {
  const { stateOf, toggle } = useFavourites();
  return (
    <>
      <button type="button" onClick={() => toggle(first)}>{`First: ${stateOf(first.id)}`}</button>
      <button
        type="button"
        onClick={() => toggle(second)}
      >{`Second: ${stateOf(second.id)}`}</button>
    </>
  );
}
const heart = (name: RegExp) => screen.getByRole('button', { name });

const shown = (name: string) => screen.findByRole('button', { name });

async function open(loggedIn: boolean) {
  const backend = createTestRuntime({ language: 'en' });
  if (loggedIn) await logIn(backend);
  const { games } = await backend.runtime.api.getGameList({ gameType: 'RNG', clientType: 3 });
  const [first, second] = games.map((game) => toGameSummary(game, new Map()));
  if (!first || !second) throw new Error('The sandbox has no games');
  let lists = 0;
  const list = () => <Hearts key={lists} first={first} second={second} />;
  const { user, rerender } = renderPage(backend, list());
  return {
    ...backend,
    first,
    /** Replaces the hearts by those of another list, as a change of pages does. */
    openAnotherList: () => {
      lists += 1;
      rerender(list());
    },
    press: () => user.click(heart(/^First/)),
    kept: () => backend.runtime.api.getFavouriteIds(),
    said: () => JSON.stringify(backend.runtime.toasts.getSnapshot()),
  };
}

test('[GAM-04] a press shows its own loader and is saved by the server; the next press undoes it', async () => {
  const page = await open(true);
  await page.setScenario({ faults: [held] });
  await page.press();
  expect(await shown('First: adding')).toBeVisible();
  await page.release();
  expect(await shown('First: on')).toBeVisible();
  expect(heart(/^Second/)).toHaveTextContent('Second: off');
  expect(await page.kept()).toEqual([page.first.id]);
  await page.press();
  expect(await shown('First: off')).toBeVisible();
  expect(await page.kept()).toEqual([]);
});

test('[GAM-04] a refused press is undone and shows the reason', async () => {
  const page = await open(true);
  await page.setScenario({
    faults: [{ path: addPath, kind: 'business', code: 'MAINTENANCE' }, held],
  });
  await page.press();
  expect(await shown('First: adding')).toBeVisible();
  await page.release();
  expect(await shown('First: off')).toBeVisible();
  expect(page.said()).toContain('We are working on the site.');
  expect(await page.kept()).toEqual([]);
});

test('[GAM-04] a press while the last one is being saved sends nothing', async () => {
  const page = await open(true);
  await page.setScenario({ faults: [held] });
  await act(async () => {
    heart(/^First/).click();
    heart(/^First/).click();
    heart(/^Second/).click();
  });
  expect(await shown('Second: adding')).toBeVisible();
  await page.release();
  expect(await shown('First: on')).toBeVisible();
  expect(await shown('Second: on')).toBeVisible();
  expect(page.requests.filter((request) => request === add)).toHaveLength(2);
});

test('[GAM-04] the favourites are asked once for a login, however many lists show their hearts', async () => {
  const page = await open(true);
  const ids = 'GET /wps/relay/MCSFE_getFavoriteGames';
  await page.press();
  expect(await shown('First: on')).toBeVisible();
  for (const _ of [1, 2, 3]) {
    page.openAnotherList();
    expect(await shown('First: on')).toBeVisible();
  }
  expect(timesSent(page, ids)).toBe(1);
});

test('[GAM-04] after a change whose answer was lost the hearts show what the server saved', async () => {
  const page = await open(true);
  await page.setScenario({ faults: [{ path: addPath, kind: 'lost', times: 1 }] });
  await page.press();
  expect(await shown('First: on')).toBeVisible();
  expect(await page.kept()).toEqual([page.first.id]);
});

test('[GAM-04] [GRD-01] a visitor is asked to log in, and then the game is saved', async () => {
  const page = await open(false);
  await page.press();
  expect(heart(/^First/)).toHaveTextContent('First: off');
  expect(page.requests).not.toContain(add);
  expect(page.runtime.overlays.store.getState().modal?.name).toBe('login');
  await logIn(page);
  act(() => page.runtime.overlays.finish()?.());
  expect(await shown('First: on')).toBeVisible();
  expect(await page.kept()).toEqual([page.first.id]);
});
