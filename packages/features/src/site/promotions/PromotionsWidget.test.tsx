// @vitest-environment jsdom
import { queries, type WirePromotion } from '@parlour/api-client';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryStore } from '../../shared/session/key-value-store.ts';
import {
  catalogues,
  createTestRuntime,
  TestProviders,
  type TestRuntime,
} from '../../testing/test-runtime.tsx';
import { HomeShelvesWidget } from '../home-shelves/HomeShelvesWidget.tsx';
import { PromotionPageWidget } from './PromotionPageWidget.tsx';
import { PromotionsWidget } from './PromotionsWidget.tsx';

const path = '/wps/promotions';
const roots: Root[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
});

const device = {
  copyText: async () => undefined,
  canShare: () => false,
  share: async () => undefined,
  savePicture: async () => undefined,
};

function show(backend: TestRuntime, language: 'bn' | 'en' = 'en') {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  roots.push(root);
  const draw = (next: 'bn' | 'en', isWhole = false) =>
    root.render(
      <TestProviders test={backend} language={next}>
        <PromotionsWidget type="" onTypeChange={() => undefined} />
        {isWhole && (
          <>
            <PromotionPageWidget id="p-welcome" device={device} />
            <HomeShelvesWidget />
          </>
        )}
      </TestProviders>,
    );
  draw(language);
  const cards = () => [...place.querySelectorAll('article[data-component="promotion-card"]')];
  return { place, draw, cards };
}

/** Every request for promotions. */
const asked = ({ requests }: TestRuntime): readonly string[] =>
  requests.filter((one) => one.startsWith(`GET ${path}`));

/** Caches the visitor's list, as a prerendered page does. */
async function drawnAhead({
  runtime,
  queryClient,
  sandbox,
}: TestRuntime): Promise<readonly WirePromotion[]> {
  const visitor = createTestRuntime({ language: 'en', sandbox });
  const list = await visitor.runtime.api.getPromotions();
  const { queryKey } = queries.promotions(runtime.api);
  queryClient.setQueryData([...queryKey, 'visitor'], list, { updatedAt: 1 });
  return list;
}

/** Loads a page again with a member's token, while the answer with the member is held back. */
async function reloaded() {
  const storage = memoryStore();
  const first = createTestRuntime({ language: 'en', storage });
  await first.runtime.session.login({
    type: 'username',
    username: 'demo_member',
    password: 'Parlour#2026',
  });
  const backend = createTestRuntime({ language: 'en', storage, sandbox: first.sandbox });
  await backend.setScenario({ faults: [{ path: '/wps/member/info', kind: 'hold' }] });
  return backend;
}

test('[PRO-01] [NAV-08] requests no promotions while a token is sent and its member is unknown', async () => {
  const backend = await reloaded();
  const { runtime, queryClient, requests, release } = backend;
  const list = await drawnAhead(backend);
  const { draw, cards } = show(backend);
  draw('en', true);
  const restored = runtime.session.restore();
  await vi.waitFor(() => {
    expect(requests).toContain('GET /wps/member/info');
    expect(requests).toContain('GET /wps/relay/GCSGAME_getRankList');
  });
  expect(runtime.session.store.getState().kind).toBe('authenticating');
  expect(asked(backend)).toEqual([]);
  // The public content of the prerendered page stays meanwhile.
  expect(cards()).toHaveLength(list.length);
  await release();
  await restored;
  await vi.waitFor(() => expect(asked(backend)).toHaveLength(2));
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const kept = queryClient.getQueryCache().findAll({
    predicate: (query) => String(query.queryKey[1]).startsWith(path) && query.state.data !== list,
  });
  const withData = kept.filter(({ state }) => state.data !== undefined);
  expect(withData.map(({ queryKey: key, meta }) => [key.at(-1), meta?.private])).toEqual([
    ['member', true],
    ['member', true],
  ]);
});

test('[PRO-01] [I18-01] after a change of language the previous list is not shown', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const { draw, cards } = show(backend);
  await vi.waitFor(() => expect(cards().length).toBeGreaterThan(2));
  await backend.setScenario({ faults: [{ path, kind: 'hold' }] });
  backend.runtime.preferences.setLanguage('bn');
  draw('bn');
  await vi.waitFor(() => expect(asked(backend)).toHaveLength(2));
  expect(cards()).toHaveLength(0);
  await backend.release();
  await vi.waitFor(() => expect(cards().length).toBeGreaterThan(2));
});

const step = catalogues.en['promo.join'];
/** Finds an element, unless it is hidden because the list is not current (Promotions.css.ts). */
const shownIn = (within: Element, selector: string): Element | null => {
  const found = within.querySelector(selector);
  const isOver = found?.closest('article')?.dataset.state === 'over';
  return found?.closest('[data-state="old"]') && !isOver ? null : found;
};

test('[PRO-01] [LAY-01] a prerendered list has no status and no step until it is loaded again', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const list = await drawnAhead(backend);
  await backend.setScenario({ faults: [{ path, kind: 'hold' }] });
  const { place, cards } = show(backend);
  await vi.waitFor(() => expect(asked(backend)).toHaveLength(1));
  const stated = () => cards().filter((one) => shownIn(one, '[data-component="badge"]'));
  expect(cards()).toHaveLength(list.length);
  const over = list.filter(({ status }) => status === 'closed');
  expect(stated()).toHaveLength(over.length);
  expect(shownIn(place, 'a[href^="/promoDetail"]')).toBeNull();
  await backend.release();
  await vi.waitFor(() => expect(stated()).toHaveLength(list.length));
  expect(shownIn(place, 'a[href^="/promoDetail"]')?.textContent).toBe(step);
});

test('[PRO-01] a visitor’s list shown to a member contains no status of the member', async () => {
  const backend = await reloaded();
  const list = await drawnAhead(backend);
  await backend.setScenario({ faults: [{ path, kind: 'hold' }] });
  const { place, cards } = show(backend);
  await backend.runtime.session.restore();
  await vi.waitFor(() => expect(asked(backend)).toHaveLength(1));
  expect(cards()).toHaveLength(list.length);
  expect(shownIn(place, 'a[href^="/promoDetail"]')).toBeNull();
  await backend.release();
  await vi.waitFor(() => {
    expect(place.textContent).toContain(catalogues.en['status.promotion.applying']);
  });
});

test('[PRO-01] [ERR-01] a prerendered list that fails to reload keeps its offers and can be retried', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const list = await drawnAhead(backend);
  await backend.setScenario({ faults: [{ path, kind: 'http', status: 503 }] });
  const { place, cards } = show(backend);
  await vi.waitFor(() => expect(place.textContent).toContain(catalogues.en['error.server']));
  expect(cards()).toHaveLength(list.length);
  expect(shownIn(place, 'a[href^="/promoDetail"]')).toBeNull();
  await backend.setScenario({ faults: [] });
  const again = [...place.querySelectorAll('button')].find(
    (one) => one.textContent === catalogues.en['action.retry'],
  );
  again?.click();
  await vi.waitFor(() => expect(shownIn(place, 'a[href^="/promoDetail"]')?.textContent).toBe(step));
  expect(place.textContent).not.toContain(catalogues.en['error.server']);
});
