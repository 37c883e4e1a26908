// @vitest-environment jsdom
import { queries, type WireJackpot } from '@parlour/api-client';
import type { UiClock } from '@parlour/ui';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JackpotFeed } from '../../shared/jackpot/JackpotFeed.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { HomeWidget } from './HomeWidget.tsx';

const feed = 'GET /lgw/games/jackpot/stream';
const figure = 'GET /lgw/games/jackpot';
/** The pool restarts on Friday in the time zone of Dhaka; a lower figure is shown at once. */
const thursday = '2026-11-26T17:59:57Z';
const friday = '2026-11-26T18:00:03Z';

/** The interval in the `waitFor` of Testing Library would count as an open feed. */
const { waitFor } = vi;

/** An observed element, and a function that sets whether it is on screen. */
interface Watched {
  readonly element: Element;
  readonly tell: (seen: boolean) => void;
}
const observers = new Set<Watched>();
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  visibility = 'visible';
  observers.clear();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  class Observer {
    readonly own = new Set<Watched>();
    readonly report: (entries: { isIntersecting: boolean }[]) => void;
    constructor(report: Observer['report']) {
      this.report = report;
    }
    observe(element: Element) {
      const one = { element, tell: (isIntersecting: boolean) => this.report([{ isIntersecting }]) };
      this.own.add(one);
      observers.add(one);
    }
    disconnect() {
      for (const one of this.own) observers.delete(one);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  // Elements use the window of their document, which is not the global object of the test.
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A clock whose timers run when the test says so. */
function handClock() {
  const tasks = new Map<object, { readonly ms: number; readonly run: () => void }>();
  const clock: UiClock = {
    now: () => Date.now(),
    after: (ms, run) => {
      const key = {};
      tasks.set(key, { ms, run });
      return () => tasks.delete(key);
    },
  };
  const pass = () => {
    const [first] = tasks;
    if (!first) throw new Error('Nothing waits');
    tasks.delete(first[0]);
    first[1].run();
  };
  return { clock, pass, waits: () => [...tasks.values()].map(({ ms }) => ms) };
}

/** The home page with its feed, on its own sandbox. */
function home(backend = createTestRuntime({ language: 'en' })) {
  const { clock, pass, waits } = handClock();
  const { unmount } = renderPage(
    backend,
    <HomeWidget afterwards={<JackpotFeed scope="rng" clock={clock} random={() => 1} />} />,
  );
  const key = queries.jackpot(backend.runtime.api, { scope: 'rng' }).queryKey;
  return {
    backend,
    unmount,
    pass,
    waits,
    key,
    asked: (what: string) => backend.requests.filter((request) => request === what).length,
    known: () => backend.queryClient.getQueryData<WireJackpot>(key),
    /** Makes the sandbox update its pool. */
    beat: () => void vi.advanceTimersByTime(3_000),
  };
}

async function live(changes: object = {}) {
  const backend = createTestRuntime({ language: 'en' });
  await backend.setScenario({ jackpot: 'live', clock: thursday, ...changes });
  return home(backend);
}

/** The digits of the jackpot, one picture whose name is the amount. */
const amount = () => screen.getByRole('img', { name: new RegExp(catalogues.en['jackpot.slots']) });
/** Number of open feeds of the sandbox. */
const lines = () => vi.getTimerCount();

test('[JPT-02] the home page follows the feed of a live jackpot', async () => {
  const { backend, asked, beat } = await live();
  await waitFor(() => expect(lines()).toBe(1));
  expect(amount()).toBeVisible();
  expect(amount()).not.toHaveAccessibleName(/2,100,00/);
  await backend.setScenario({ jackpot: 'live', clock: friday });
  beat();
  await waitFor(() => expect(amount()).toHaveAccessibleName(/2,100,00/));
  expect([asked(figure), asked(feed)]).toEqual([1, 1]);
});

test('[JPT-02] [JPT-01] there is no feed while the jackpot is not visible, nor after it is removed', async () => {
  const { asked, unmount } = await live();
  await waitFor(() => expect(lines()).toBe(1));
  const turn = (state: DocumentVisibilityState) => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  turn('hidden');
  await waitFor(() => expect(lines()).toBe(0));
  turn('visible');
  await waitFor(() => expect(lines()).toBe(1));
  expect(asked(feed)).toBe(2);

  const scroll = (seen: boolean) => {
    const boards = [...observers].filter(({ element }) => element.matches('[data-component]'));
    expect(boards.length).toBeGreaterThan(0);
    for (const { tell } of boards) tell(seen);
  };
  scroll(false);
  await waitFor(() => expect(lines()).toBe(0));
  scroll(true);
  await waitFor(() => expect(lines()).toBe(1));
  unmount();
  await waitFor(() => expect(lines()).toBe(0));
  expect(asked(feed)).toBe(3);
});

test('[JPT-02] an older figure never replaces a newer one', async () => {
  const { backend, key, beat } = await live();
  const told: string[] = [];
  backend.queryClient.getQueryCache().subscribe(({ query, type }) => {
    const value: unknown = query.state.data;
    if (type !== 'updated' || query.queryKey.join() !== key.join()) return;
    told.push(String(Object(value).asOf));
  });
  await waitFor(() => expect(lines()).toBe(1));
  for (const clock of ['2026-11-25T10:00:00Z', friday]) {
    await backend.setScenario({ jackpot: 'live', clock });
    beat();
  }
  await waitFor(() => expect(told.at(-1)).toBe('2026-11-26T18:00:03.000Z'));
  expect(told.filter((asOf) => asOf.startsWith('2026-11-25'))).toEqual([]);
});

test('[JPT-02] [ERR-01] after a lost connection the last figure and its time stay, and it reconnects', async () => {
  const dead = [{ path: '/lgw/games/jackpot/stream', kind: 'network' }];
  const { backend, waits, pass, asked, known } = await live({ faults: dead });
  await waitFor(() => expect(waits()).toEqual([3_000]));
  expect(known()).toMatchObject({ kind: 'live', asOf: '2026-11-26T17:59:57.000Z' });
  const before = amount().getAttribute('aria-label');
  pass();
  await waitFor(() => expect(waits()).toEqual([6_000]));
  expect(amount().getAttribute('aria-label')).toBe(before);
  await backend.setScenario({ jackpot: 'live', clock: friday });
  pass();
  await waitFor(() => expect(amount()).toHaveAccessibleName(/2,100,00/));
  expect([asked(feed), asked(figure)]).toEqual([3, 1]);
});

test('[JPT-02] when the feed is refused the figure is fetched at an interval', async () => {
  const none = [{ path: '/lgw/games/jackpot/stream', kind: 'http', status: 404 }];
  const { backend, waits, pass, asked } = await live({ faults: none });
  await waitFor(() => expect(waits()).toHaveLength(1));
  await backend.setScenario({ jackpot: 'live', clock: friday, faults: [] });
  pass();
  await waitFor(() => expect(amount()).toHaveAccessibleName(/2,100,00/));
  expect(waits()).toEqual([30_000]);
  expect([asked(feed), asked(figure)]).toEqual([1, 2]);
});

test('[JPT-02] the same without a feed; a figure that is not live is not fetched again', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const { queryKey } = queries.jackpot(backend.runtime.api, { scope: 'rng' });
  const asOf = '2026-11-20T14:41:00Z';
  const wire = { kind: 'live', value: '1500000.00', asOf, rulesUrl: '/help' } as const;
  backend.queryClient.setQueryData<WireJackpot>(queryKey, wire);
  const { waits, asked, pass } = home(backend);
  await waitFor(() => expect(waits()).toHaveLength(1));
  expect([asked(feed), asked(figure)]).toEqual([0, 0]);
  pass();
  // The sandbox has a demo figure now: from here on nothing is fetched.
  await waitFor(() => expect(waits()).toEqual([]));
  expect([asked(feed), asked(figure)]).toEqual([0, 1]);
});
