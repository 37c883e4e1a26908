// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { readViewed } from '../../shared/games/viewed.ts';
import { logIn } from '../../testing/log-in.ts';
import {
  catalogues,
  createTestRuntime,
  TestProviders,
  type TestRuntime,
  wrongClocks,
} from '../../testing/test-runtime.tsx';
import { WinnersWidget } from './WinnersWidget.tsx';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function show(backend: TestRuntime, language: 'bn' | 'en' = 'en') {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    <TestProviders test={backend} language={language}>
      <WinnersWidget />
    </TestProviders>,
  );
  const rows = () => [...place.querySelectorAll('li')];
  const links = () => [...place.querySelectorAll<HTMLAnchorElement>('li a')];
  return { place, rows, links, words: catalogues[language] };
}

for (const language of ['bn', 'en'] as const) {
  test(`[WIN-01] [GAM-08] (${language}) twenty wins of the backend: masked, marked as examples`, async () => {
    const backend = createTestRuntime({ language });
    const { place, rows, links, words } = show(backend, language);
    const { list } = await backend.runtime.api.getWinners({ limitNum: 20 });
    await vi.waitFor(() => expect(rows()).toHaveLength(20));
    expect(place.querySelector('h1')?.textContent).toBe(words['nav.winners']);
    expect(place.textContent).toContain(words['badge.demo']);
    expect(place.textContent).toContain(words['winners.demoNote']);
    expect(place.textContent).toContain(words['winners.siteClock']);
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      list.map(({ gameName, vo }) => [gameName, `/game?id=${vo?.nodeId}`]),
    );
    for (const [index, row] of rows().entries()) {
      expect(row.querySelector('[data-part="player"]')?.textContent).toMatch(/^\w{2}\*{3}\w{2} · /);
      expect(row.querySelector('bdi')?.textContent).toBe(list[index]?.player);
    }
  });
}

test('[WIN-01] ages use the clock of the site, however wrong the clock of the device is', async () => {
  const ages = async (wrongBy: number) => {
    const { place, rows } = show(createTestRuntime({ language: 'en', wrongBy }));
    await vi.waitFor(() => expect(rows()).toHaveLength(20));
    return [...place.querySelectorAll('[data-part="player"]')].map((line) => line.textContent);
  };
  const right = await ages(0);
  expect(new Set(right).size).toBeGreaterThan(1);
  for (const wrongBy of wrongClocks) {
    root?.unmount();
    expect(await ages(wrongBy), `${wrongBy}`).toEqual(right);
  }
});

test('[GRD-01] [X-05] a visitor logs in first; a member opens the game, and it is remembered', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const { runtime } = backend;
  const { links } = show(backend);
  await vi.waitFor(() => expect(links()).toHaveLength(20));
  links()[0]?.click();
  expect(runtime.overlays.store.getState().modal?.name).toBe('login');
  expect(backend.visited).toEqual([]);
  runtime.overlays.dismiss();
  await logIn(backend);
  const href = links()[0]?.getAttribute('href');
  links()[0]?.click();
  expect(backend.visited).toEqual([href]);
  await vi.waitFor(() => expect(readViewed(runtime.memory.device)).toHaveLength(1));
  const [viewed] = readViewed(runtime.memory.device);
  expect(`/game?id=${viewed?.game.id}`).toBe(href);
});

test('[ERR-01] a failed board shows an error and loads at the next press', async () => {
  const backend = createTestRuntime({ language: 'en' });
  await backend.setScenario({
    faults: [{ path: '/wps/relay/GCSGAME_getRankList', kind: 'http', status: 500, times: 1 }],
  });
  const { place, rows, words } = show(backend);
  await vi.waitFor(() => expect(place.textContent).toContain(words['error.server']));
  // Nothing was loaded, so the page names no clock.
  expect(place.textContent).not.toContain(words['winners.deviceClock']);
  place.querySelector('button')?.click();
  await vi.waitFor(() => expect(rows()).toHaveLength(20));
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
  const { place, rows, words } = show(backend);
  await vi.waitFor(() => expect(rows()).toHaveLength(20));
  const times = () =>
    [...place.querySelectorAll('[data-part="player"]')].map((one) => one.textContent);
  for (const time of times()) expect(time).toMatch(/ · \d{4}-\d{2}-\d{2}$/);
  expect(place.textContent).not.toContain(words['winners.siteClock']);
  expect(place.textContent).not.toContain(words['winners.deviceClock']);
  await vi.waitFor(() =>
    expect(backend.requests.filter((one) => one.endsWith(path))).toHaveLength(2),
  );
  await backend.release();
  await vi.waitFor(() => expect(place.textContent).toContain(words['winners.siteClock']));
  for (const time of times()) expect(time).not.toMatch(/\d{4}-\d{2}-\d{2}/);
});
