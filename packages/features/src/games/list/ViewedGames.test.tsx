// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { openedGame } from '../../shared/games/opened-game.fixture.ts';
import { keepViewed, readViewed } from '../../shared/games/viewed.ts';
import { logIn } from '../../testing/log-in.ts';
import { catalogues, createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { GameCollectionWidget } from './GameCollectionWidget.tsx';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const opened = (id: number) => openedGame(id, `River game ${id}`);

async function show(
  backend: ReturnType<typeof createTestRuntime>,
  language: 'bn' | 'en',
  collection: 'new' | 'recent' = 'recent',
) {
  await logIn(backend);
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    <TestProviders test={backend} language={language}>
      <GameCollectionWidget collection={collection} />
    </TestProviders>,
  );
  await vi.waitFor(() => {
    expect(place.querySelector('h1')).not.toBeNull();
    expect(place.querySelector('[aria-busy="true"]')).toBeNull();
  });
  const section = () =>
    [...place.querySelectorAll('section')].find(
      (one) => one.querySelector('h2')?.textContent === catalogues[language]['game.recentlyViewed'],
    );
  const titles = () =>
    [...(section()?.querySelectorAll('article h3') ?? [])].map(({ textContent }) => textContent);
  const button = () => section()?.querySelector<HTMLElement>('[data-component="button"]');
  const said = () => section()?.querySelector('[role="status"]')?.textContent;
  return { place, section, titles, button, said };
}

for (const language of ['bn', 'en'] as const) {
  test(`[X-05] (${language}) the page of recent games lists those of this device; clear and undo work`, async () => {
    const words = catalogues[language];
    const backend = createTestRuntime({ language });
    const { device } = backend.runtime.memory;
    for (const id of [990_001, 990_002]) keepViewed(device, opened(id), id);
    const { titles, button, said } = await show(backend, language);
    const both = ['River game 990002', 'River game 990001'];
    expect(titles()).toEqual(both);
    expect(said()).toBe(words['viewed.onDevice']);
    const clear = button();
    expect(clear?.textContent).toBe(words['viewed.clear']);
    clear?.click();
    await vi.waitFor(() => expect(said()).toBe(words['viewed.cleared']));
    expect(titles()).toEqual([]);
    expect(readViewed(device)).toEqual([]);
    // It is the same button element, so a keyboard user keeps the focus.
    expect(button()).toBe(clear);
    expect(clear?.textContent).toBe(words['action.undo']);
    clear?.click();
    await vi.waitFor(() => expect(titles()).toEqual(both));
    expect(readViewed(device)).toHaveLength(2);
  });
}

test('[X-05] a device without opened games shows no list, and no other page has one', async () => {
  const nothing = await show(createTestRuntime({ language: 'en' }), 'en');
  expect(nothing.section()).toBeUndefined();
  root?.unmount();
  const backend = createTestRuntime({ language: 'en' });
  keepViewed(backend.runtime.memory.device, opened(990_001), 1);
  const other = await show(backend, 'en', 'new');
  expect(other.section()).toBeUndefined();
});
