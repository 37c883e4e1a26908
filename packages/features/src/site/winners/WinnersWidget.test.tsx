// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readViewed } from '../../shared/games/viewed.ts';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime, wrongClocks } from '../../testing/test-runtime.tsx';
import { WinnersWidget } from './WinnersWidget.tsx';

const texts = catalogues.en;

/** Waits until the board has its twenty rows. */
const filled = () => waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
const games = () => screen.getAllByRole('link');
const players = () => screen.getAllByText(/^\w{2}\*{3}\w{2}$/);
/** Each player with the time of the win. */
const lines = () => players().map(({ parentElement }) => parentElement?.textContent);

for (const language of ['bn', 'en'] as const) {
  test(`[WIN-01] [GAM-08] (${language}) twenty wins of the backend: masked, marked as examples`, async () => {
    const backend = createTestRuntime({ language });
    const words = catalogues[language];
    renderPage(backend, <WinnersWidget />, language);
    const { list } = await backend.runtime.api.getWinners({ limitNum: 20 });
    await filled();
    expect(screen.getByRole('heading', { level: 1, name: words['nav.winners'] })).toBeVisible();
    expect(screen.getByText(words['badge.demo'])).toBeVisible();
    expect(screen.getByText(words['winners.demoNote'])).toBeVisible();
    expect(screen.getByText(words['winners.siteClock'])).toBeVisible();
    expect(games().map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      list.map(({ gameName, vo }) => [gameName, `/game?id=${vo?.nodeId}`]),
    );
    expect(players().map(({ textContent }) => textContent)).toEqual(
      list.map(({ player }) => player),
    );
    for (const line of lines()) expect(line).toMatch(/^\w{2}\*{3}\w{2} · /);
  });
}

test('[WIN-01] ages use the clock of the site, however wrong the clock of the device is', async () => {
  const ages = async (wrongBy: number) => {
    const backend = createTestRuntime({ language: 'en', wrongBy });
    const { unmount } = renderPage(backend, <WinnersWidget />);
    await filled();
    const found = lines();
    unmount();
    return found;
  };
  const right = await ages(0);
  expect(new Set(right).size).toBeGreaterThan(1);
  for (const wrongBy of wrongClocks) expect(await ages(wrongBy), `${wrongBy}`).toEqual(right);
});

test('[GRD-01] [X-05] a visitor logs in first; a member opens the game, and it is remembered', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const { runtime } = backend;
  const { user } = renderPage(backend, <WinnersWidget />);
  await filled();
  const press = async () => {
    const [first] = games();
    if (first) await user.click(first);
    return first?.getAttribute('href');
  };
  await press();
  expect(runtime.overlays.store.getState().modal?.name).toBe('login');
  expect(backend.visited).toEqual([]);
  act(() => runtime.overlays.dismiss());
  await act(() => logIn(backend));
  const href = await press();
  expect(backend.visited).toEqual([href]);
  await waitFor(() => expect(readViewed(runtime.memory.device)).toHaveLength(1));
  const [viewed] = readViewed(runtime.memory.device);
  expect(`/game?id=${viewed?.game.id}`).toBe(href);
});

test('[ERR-01] a failed board shows an error and loads at the next press', async () => {
  const backend = createTestRuntime({ language: 'en' });
  await backend.setScenario({
    faults: [{ path: '/wps/relay/GCSGAME_getRankList', kind: 'http', status: 500, times: 1 }],
  });
  const { user } = renderPage(backend, <WinnersWidget />);
  expect(await screen.findByText(texts['error.server'])).toBeVisible();
  // Nothing was loaded, so the page names no clock.
  expect(screen.queryByText(texts['winners.deviceClock'])).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: texts['action.retry'] }));
  await filled();
});

test('[WIN-01] [LAY-01] a prerendered board has days and no clock until it is loaded again', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const { runtime, queryClient } = backend;
  const input = { gameCategory: 'ALL', limitNum: 20 } as const;
  const wire = await runtime.api.getWinners(input);
  const { queryKey } = queries.winners(runtime.api, input);
  // As measured by a machine whose clock is an hour behind.
  const drawn = { wire, ahead: 3_600_000 };
  queryClient.setQueryData([...queryKey, 'measured'], drawn, { updatedAt: 1 });
  const path = '/wps/relay/GCSGAME_getRankList';
  await backend.setScenario({ faults: [{ path, kind: 'hold' }] });
  renderPage(backend, <WinnersWidget />);
  await filled();
  for (const line of lines()) expect(line).toMatch(/ · \d{4}-\d{2}-\d{2}$/);
  expect(screen.queryByText(texts['winners.siteClock'])).not.toBeInTheDocument();
  expect(screen.queryByText(texts['winners.deviceClock'])).not.toBeInTheDocument();
  await waitFor(() => expect(backend.requests.filter((one) => one.endsWith(path))).toHaveLength(2));
  await backend.release();
  expect(await screen.findByText(texts['winners.siteClock'])).toBeVisible();
  for (const line of lines()) expect(line).not.toMatch(/\d{4}-\d{2}-\d{2}/);
});
