// @vitest-environment jsdom
import { queries, type WirePromotion } from '@parlour/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryStore } from '../../shared/session/key-value-store.ts';
import { logIn } from '../../testing/log-in.ts';
import { renderAlone, renderPage } from '../../testing/render-page.tsx';
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
const texts = catalogues.en;

const device = {
  copyText: async () => undefined,
  canShare: () => false,
  share: async () => undefined,
  savePicture: async () => undefined,
};

const promotions = () => <PromotionsWidget type="" onTypeChange={() => undefined} />;
const cards = () => screen.queryAllByRole('article');

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
  const wire = await visitor.runtime.api.getPromotions();
  const { queryKey } = queries.promotions(runtime.api);
  queryClient.setQueryData([...queryKey, 'visitor'], wire, { updatedAt: 1 });
  return wire;
}

/** Loads a page again with a member's token, while the answer with the member is held back. */
async function reloaded() {
  const storage = memoryStore();
  const first = createTestRuntime({ language: 'en', storage });
  await logIn(first);
  const backend = createTestRuntime({ language: 'en', storage, sandbox: first.sandbox });
  await backend.setScenario({ faults: [{ path: '/wps/member/info', kind: 'hold' }] });
  return backend;
}

test('[PRO-01] [NAV-08] requests no promotions while a token is sent and its member is unknown', async () => {
  const backend = await reloaded();
  const { runtime, queryClient, requests, release } = backend;
  const drawn = await drawnAhead(backend);
  renderPage(
    backend,
    <>
      {promotions()}
      <PromotionPageWidget id="p-welcome" device={device} />
      <HomeShelvesWidget />
    </>,
  );
  const restored = runtime.session.restore();
  await waitFor(() => {
    expect(requests).toContain('GET /wps/member/info');
    expect(requests).toContain('GET /wps/relay/GCSGAME_getRankList');
  });
  expect(runtime.session.store.getState().kind).toBe('authenticating');
  expect(asked(backend)).toEqual([]);
  // The public content of the prerendered page stays meanwhile. Only these cards open their terms.
  expect(screen.getAllByRole('button', { name: /^Terms: / })).toHaveLength(drawn.length);
  await release();
  await restored;
  await waitFor(() => expect(asked(backend)).toHaveLength(2));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const kept = queryClient.getQueryCache().findAll({
    predicate: (query) => String(query.queryKey[1]).startsWith(path) && query.state.data !== drawn,
  });
  const withData = kept.filter(({ state }) => state.data !== undefined);
  expect(withData.map(({ queryKey: key, meta }) => [key.at(-1), meta?.private])).toEqual([
    ['member', true],
    ['member', true],
  ]);
});

test('[PRO-01] [I18-01] after a change of language the previous list is not shown', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const page = (language: 'bn' | 'en') => (
    <TestProviders test={backend} language={language}>
      {promotions()}
    </TestProviders>
  );
  const { rerender } = renderAlone(page('en'));
  await waitFor(() => expect(cards().length).toBeGreaterThan(2));
  await backend.setScenario({ faults: [{ path, kind: 'hold' }] });
  act(() => backend.runtime.preferences.setLanguage('bn'));
  rerender(page('bn'));
  await waitFor(() => expect(asked(backend)).toHaveLength(2));
  expect(cards()).toHaveLength(0);
  await backend.release();
  await waitFor(() => expect(cards().length).toBeGreaterThan(2));
});

/** A list that is not current hides status and step, except those of a closed offer (Promotions.css.ts). */
const isShown = (part: HTMLElement): boolean =>
  part.closest('[data-state="old"]') === null || part.closest('[data-state="over"]') !== null;
const statusTexts = Object.entries(texts)
  .filter(([key]) => key.startsWith('status.promotion.'))
  .map(([, text]) => text);
const statuses = () => screen.queryAllByText((text) => statusTexts.includes(text)).filter(isShown);
const steps = () => screen.queryAllByRole('link').filter(isShown);

/** Waits until the first offer has its step, a link to its page. */
const joinIsOffered = () =>
  waitFor(() => {
    const [step] = steps();
    expect(step).toHaveAccessibleName(/^Join: /);
    expect(step).toHaveAttribute('href', expect.stringMatching(/^\/promoDetail/));
  });

test('[PRO-01] [LAY-01] a prerendered list has no status and no step until it is loaded again', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const drawn = await drawnAhead(backend);
  await backend.setScenario({ faults: [{ path, kind: 'hold' }] });
  renderPage(backend, promotions());
  await waitFor(() => expect(asked(backend)).toHaveLength(1));
  expect(cards()).toHaveLength(drawn.length);
  const over = drawn.filter(({ status }) => status === 'closed');
  expect(statuses()).toHaveLength(over.length);
  expect(steps()).toEqual([]);
  await backend.release();
  await waitFor(() => expect(statuses()).toHaveLength(drawn.length));
  await joinIsOffered();
});

test('[PRO-01] a visitor’s list shown to a member contains no status of the member', async () => {
  const backend = await reloaded();
  const drawn = await drawnAhead(backend);
  await backend.setScenario({ faults: [{ path, kind: 'hold' }] });
  renderPage(backend, promotions());
  await backend.runtime.session.restore();
  await waitFor(() => expect(asked(backend)).toHaveLength(1));
  expect(cards()).toHaveLength(drawn.length);
  expect(steps()).toEqual([]);
  await backend.release();
  expect(await screen.findByText(texts['status.promotion.applying'])).toBeVisible();
});

test('[PRO-01] [ERR-01] a prerendered list that fails to reload keeps its offers and can be retried', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const drawn = await drawnAhead(backend);
  await backend.setScenario({ faults: [{ path, kind: 'http', status: 503 }] });
  const { user } = renderPage(backend, promotions());
  const failed = await screen.findByText(texts['error.server']);
  expect(failed).toBeVisible();
  expect(cards()).toHaveLength(drawn.length);
  expect(steps()).toEqual([]);
  await backend.setScenario({ faults: [] });
  await user.click(screen.getByRole('button', { name: texts['action.retry'] }));
  await joinIsOffered();
  expect(screen.queryByText(texts['error.server'])).not.toBeInTheDocument();
});
