// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openedGame } from '../../shared/games/opened-game.fixture.ts';
import { keepViewed, readViewed } from '../../shared/games/viewed.ts';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { GameCollectionWidget } from './GameCollectionWidget.tsx';

const opened = (id: number) => openedGame(id, `River game ${id}`);

async function show(
  backend: TestRuntime,
  language: 'bn' | 'en',
  collection: 'new' | 'recent' = 'recent',
) {
  await logIn(backend);
  const page = renderPage(backend, <GameCollectionWidget collection={collection} />, language);
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.container.querySelector('[aria-busy="true"]')).toBeNull();
  });
  return page;
}

for (const language of ['bn', 'en'] as const) {
  test(`[X-05] (${language}) the page of recent games lists those of this device; clear and undo work`, async () => {
    const words = catalogues[language];
    const backend = createTestRuntime({ language });
    const { device } = backend.runtime.memory;
    for (const id of [990_001, 990_002]) keepViewed(device, opened(id), id);
    const { user } = await show(backend, language);
    const viewed = within(screen.getByRole('region', { name: words['game.recentlyViewed'] }));
    const titles = () =>
      viewed.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const both = ['River game 990002', 'River game 990001'];
    expect(titles()).toEqual(both);
    const status = viewed.getByRole('status');
    expect(status).toHaveTextContent(words['viewed.onDevice']);
    const clear = viewed.getByRole('button', { name: words['viewed.clear'] });
    await user.click(clear);
    expect(status).toHaveTextContent(words['viewed.cleared']);
    expect(titles()).toEqual([]);
    expect(readViewed(device)).toEqual([]);
    // It is the same button element, so a keyboard user keeps the focus.
    expect(viewed.getByRole('button')).toBe(clear);
    expect(clear).toHaveFocus();
    expect(clear).toHaveAccessibleName(words['action.undo']);
    await user.click(clear);
    expect(titles()).toEqual(both);
    expect(readViewed(device)).toHaveLength(2);
  });
}

test('[X-05] a device without opened games shows no list, and no other page has one', async () => {
  const viewed = () => screen.queryByRole('region', { name: catalogues.en['game.recentlyViewed'] });
  const { unmount } = await show(createTestRuntime({ language: 'en' }), 'en');
  expect(viewed()).not.toBeInTheDocument();
  unmount();
  const backend = createTestRuntime({ language: 'en' });
  keepViewed(backend.runtime.memory.device, opened(990_001), 1);
  await show(backend, 'en', 'new');
  expect(viewed()).not.toBeInTheDocument();
});
