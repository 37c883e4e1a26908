// @vitest-environment jsdom
import { retryDelay, retryRead } from '@parlour/api-client';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { openedGame } from '../../shared/games/opened-game.fixture.ts';
import { keepViewed, readViewed } from '../../shared/games/viewed.ts';
import type { Language } from '../../shared/i18n/language.ts';
import { newPlace } from '../../testing/page.fixture.tsx';
import { catalogues, createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { readSearches } from './recent.ts';
import { SearchModal } from './SearchModal.tsx';

const texts = catalogues.en;
const roots: Root[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
});

async function open(test = createTestRuntime({ language: 'en' }), language: Language = 'en') {
  const { root } = newPlace();
  roots.push(root);
  const onDismiss = vi.fn();
  root.render(
    <TestProviders test={test} language={language}>
      <SearchModal props={{}} onDismiss={onDismiss} />
    </TestProviders>,
  );
  const box = await vi.waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[role="combobox"]');
    if (!found) throw new Error('not there yet');
    return found;
  });
  const press = (key: string) =>
    box.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const type = (text: string) => {
    Reflect.set(box, '_valueTracker', undefined);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
  const titles = () => options().map((option) => option.querySelector('b')?.textContent ?? '');
  const said = () => document.querySelector('[role="status"]')?.textContent ?? '';
  return { ...test, box, onDismiss, press, type, options, titles, said };
}

test('[X-05] a page is found by its name in either language, and opens with Enter', async () => {
  const search = await open();
  search.type('promot');
  await vi.waitFor(() => expect(search.titles()).toContain('Promotions'));
  search.type(catalogues.bn['nav.promotions']);
  await vi.waitFor(() => {
    expect(search.titles()).toContain('Promotions');
    expect(search.said()).not.toContain(texts['loading.searching']);
  });
  const place = search.titles().indexOf('Promotions');
  for (let at = 0; at < place; at++) search.press('ArrowDown');
  await vi.waitFor(() =>
    expect(search.options()[place]?.getAttribute('aria-selected')).toBe('true'),
  );
  search.press('Enter');
  expect(search.visited).toEqual(['/promotions']);
  expect(search.onDismiss).toHaveBeenCalled();
});

for (const language of ['bn', 'en'] as const) {
  test(`[X-05] [HLP-01] (${language}) finds a help question by words of either language, also mistyped`, async () => {
    const backend = createTestRuntime({ language });
    const { topics } = await backend.runtime.api.getHelpCentre({});
    const title = topics
      .flatMap(({ articles }) => articles)
      .find(({ articleId }) => articleId === 'payment-password')?.title;
    const search = await open(backend, language);
    for (const words of ['transaction passwrod', 'লেনদেন পাসওয়ার্ড']) {
      search.type(words);
      await vi.waitFor(() => expect(search.titles()).toContain(title));
    }
    const place = search.titles().indexOf(title ?? '');
    search.options()[place]?.click();
    expect(search.visited).toEqual(['/help?question=payment-password']);
    expect(search.onDismiss).toHaveBeenCalled();
  });
}

test('[X-05] [ERR-01] without the help, games and pages are still found', async () => {
  const backend = createTestRuntime({ language: 'en' });
  await backend.setScenario({
    faults: [{ path: '/wps/system/helpCenter', kind: 'http', status: 500 }],
  });
  const search = await open(backend);
  search.type('promot');
  await vi.waitFor(() => expect(search.titles()).toContain('Promotions'));
  await vi.waitFor(() => expect(search.said()).not.toContain(texts['loading.searching']));
  expect(search.said()).not.toContain(texts['search.onlyKnown']);
  // Retried like every read: a refusal is final, a failed connection is tried again.
  const asked = backend.queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => queryKey[0] === 'helpQuestions');
  expect(asked.length).toBeGreaterThan(0);
  for (const { options } of asked) {
    expect([options.retry, options.retryDelay]).toEqual([retryRead, retryDelay]);
  }
});

test('[X-05] [GRD-01] finds a mistyped game that the device does not know; a visitor logs in first', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const { games } = await backend.runtime.api.getGameList({
    clientType: 3,
    gameType: 'RNG',
    pageNo: 30,
    pageSize: 1,
  });
  const far = games[0]?.gameName ?? '';
  const search = await open(backend);
  search.type(far);
  await vi.waitFor(() => expect(search.titles()).toContain(far));
  // One letter too many in its longest word.
  const [longest = ''] = far.split(' ').sort((a, b) => b.length - a.length);
  search.type(longest.replace(/^(..)(.)/, '$1$2$2'));
  await vi.waitFor(() =>
    expect(search.titles().some((title) => title.includes(longest))).toBe(true),
  );
  search.options()[0]?.click();
  expect(search.onDismiss).toHaveBeenCalled();
  expect(search.runtime.overlays.store.getState().modal?.name).toBe('login');
  expect(readSearches(search.runtime.memory.device)).toHaveLength(1);
});

test('[X-05] [ERR-01] when the backend fails, the typed text and local results stay', async () => {
  const backend = createTestRuntime({ language: 'en' });
  await backend.runtime.api.getGameVendors();
  await backend.setScenario({
    faults: [{ path: '/wps/relay/GCSGAME_gameList', kind: 'http', status: 500 }],
  });
  const search = await open(backend);
  search.type('lottery');
  await vi.waitFor(() => expect(search.said()).toContain(texts['search.onlyKnown']));
  expect(search.box.value).toBe('lottery');
  expect(search.titles()).toContain('Lottery');
  await search.setScenario({});
  const retry = [...document.querySelectorAll('button')].find(
    (button) => button.textContent === texts['action.retry'],
  );
  retry?.click();
  await vi.waitFor(() => expect(search.said()).not.toContain(texts['search.onlyKnown']));
});

test('[X-05] without results it says so and shows popular games', async () => {
  const search = await open();
  search.type('qqqqqqqq');
  await vi.waitFor(() =>
    expect(document.body.textContent).toContain(
      texts['empty.globalSearch.title'].replace('{query}', 'qqqqqqqq'),
    ),
  );
  expect(search.options().length).toBeGreaterThan(0);
});

const opened = openedGame(990_001, 'River game');

for (const language of ['bn', 'en'] as const) {
  test(`[X-05] (${language}) one press clears opened games, the next restores them`, async () => {
    const words = catalogues[language];
    const backend = createTestRuntime({ language });
    const { device } = backend.runtime.memory;
    keepViewed(device, opened, 1);
    const search = await open(backend, language);
    const button = (text: string) =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);
    await vi.waitFor(() => expect(search.titles()).toContain(opened.title));
    const clear = button(words['viewed.clear']);
    clear?.click();
    await vi.waitFor(() => expect(search.titles()).not.toContain(opened.title));
    expect(readViewed(device)).toEqual([]);
    expect(document.body.textContent).toContain(words['viewed.cleared']);
    // It is the same button element, so a keyboard user keeps the focus.
    expect(button(words['action.undo'])).toBe(clear);
    clear?.click();
    await vi.waitFor(() => expect(search.titles()).toContain(opened.title));
    expect(readViewed(device).map(({ game }) => game.id)).toEqual([opened.id]);
    expect(document.body.textContent).not.toContain(words['viewed.cleared']);
  });
}
