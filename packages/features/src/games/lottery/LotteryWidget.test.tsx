// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import {
  catalogues,
  createTestRuntime,
  storyTime,
  TestProviders,
  type TestRuntime,
  wrongClocks,
} from '../../testing/test-runtime.tsx';
import { LotteryWidget } from './LotteryWidget.tsx';

let root: Root | undefined;

beforeEach(() => {
  stubMatchMedia(false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the page over a backend whose clock the test controls, `after` milliseconds after the previous step. */
function open(backend: TestRuntime, after = 0) {
  let now = storyTime + after;
  backend.world.now = () => now;
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    <TestProviders test={backend} language="en">
      <LotteryWidget
        search={new URLSearchParams()}
        onSearchChange={() => undefined}
        onLeave={() => undefined}
      />
    </TestProviders>,
  );
  const cards = () => [...place.querySelectorAll<HTMLElement>('[data-code]')];
  /** Codes of the lotteries with open bets. */
  const taking = () =>
    cards().flatMap((card) =>
      card.querySelector('[data-component="button"]:not(:disabled)') ? [card.dataset.code] : [],
    );
  const pass = async (ms: number) => {
    now += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  return { place, cards, taking, pass };
}

/** Milliseconds from the start to a moment after the first of these instants. */
const untilAfter = (instants: readonly (string | undefined)[]): number => {
  const left = instants.map((iso) => Date.parse(iso ?? '') - storyTime).filter((ms) => ms > 5_000);
  const wait = Math.min(...left) + 1_000;
  expect(wait).toBeLessThan(600_000);
  return wait;
};

test('[LOT-01] a draw that happens while the page is open appears in the table', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const { place, cards, pass } = open(backend);
  const newest = () => place.querySelector('tbody th')?.textContent ?? '';
  await vi.waitFor(() => expect(newest()).not.toBe(''));
  await vi.waitFor(() => expect(cards()).not.toHaveLength(0));
  const seen = newest();
  const { list } = await backend.runtime.api.getLotteryMenu({});
  await pass(untilAfter(list.map(({ nextDrawAt }) => nextDrawAt)));
  await vi.waitFor(() => expect(newest()).not.toBe(seen));
});

test('[LOT-01] bets close by the clock of the site, however wrong the clock of the device is', async () => {
  for (const wrongBy of wrongClocks) {
    const backend = createTestRuntime({ language: 'en', wrongBy });
    const { cards, taking, pass } = open(backend);
    const { list } = await backend.runtime.api.getLotteryMenu({});
    await vi.waitFor(() => expect(cards()).toHaveLength(list.length));
    expect(taking()).toEqual(list.filter(({ betOpen }) => betOpen).map(({ gameCode }) => gameCode));
    const wait = untilAfter(list.map(({ closesAt }) => closesAt));
    const closed = list
      .filter(({ closesAt }) => Date.parse(closesAt ?? '') - storyTime + 1_000 === wait)
      .map(({ gameCode }) => gameCode);
    expect(taking()).toEqual(expect.arrayContaining(closed));
    await pass(wait);
    await vi.waitFor(() => expect(taking()).not.toEqual(expect.arrayContaining(closed)));
    root?.unmount();
  }
});

test('[LOT-01] the lotteries played last are read again after a draw', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const { api } = backend.runtime;
  await logIn(backend);
  const { place, cards, pass } = open(backend);
  const { list } = await api.getLotteryMenu({});
  const panel = () =>
    [...place.querySelectorAll('section')].find(
      (section) => section.querySelector('h2')?.textContent === catalogues.en['nav.recent'],
    );
  await vi.waitFor(() => expect(panel()?.querySelector('[aria-busy]')).toBeNull());
  await vi.waitFor(() => expect(cards()).toHaveLength(list.length));
  // Stands for a bet in another window.
  const last = () => panel()?.querySelector('li')?.textContent ?? '';
  const other = list.find(({ name }) => !last().includes(name));
  if (!other) throw new Error('There is one lottery only');
  const { url } = await api.launchGame(
    {
      nodeId: other.nodeId,
      vendor: '',
      gameType: 'LOTT',
      platform: 'WEB',
      language: 'EN',
      backUrl: '/',
      launchMode: 'LOTT',
      lottoArea: 'VN',
      lottoGameCode: other.gameCode,
      lottoView: 'betting',
    },
    await newKey(),
  );
  const round = new URL(`${url}/round`, 'http://sandbox.invalid');
  await backend.sandbox.fetch(new Request(round, { method: 'POST', body: '1.00' }));
  expect(last()).not.toContain(other.name);
  await pass(untilAfter(list.map(({ nextDrawAt }) => nextDrawAt)));
  await vi.waitFor(() => expect(last()).toContain(other.name));
});

test('[NAV-06] [X-01] the header says that money is not real, and links to responsible play', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const { place } = open(backend);
  const link = await vi.waitFor(() => {
    const found = place.querySelector('header a[href="/?member=responsiblePlay"]');
    if (!found) throw new Error('not there yet');
    return found;
  });
  expect(link.getAttribute('aria-label')).toBe(catalogues.en['rg.responsiblePlay']);
  const ribbon = place.querySelector('[data-component="demo-ribbon"]');
  expect(ribbon?.textContent).toContain(catalogues.en['demo.ribbonText']);
});

test('[NAV-06] [X-01] the session time is that of the backend, however wrong the device clock is', async () => {
  for (const wrongBy of wrongClocks) {
    const backend = createTestRuntime({ language: 'en', wrongBy });
    const { world } = backend;
    await logIn(backend);
    // The login was 83 seconds before the page is opened.
    const { place, pass } = open(backend, 83_000);
    expect(world.now()).toBe(storyTime + 83_000);
    const time = () => place.querySelector('header dd')?.textContent;
    await vi.waitFor(() => expect(time()).toBe('0:01:23'));
    await pass(2_000);
    await vi.waitFor(() => expect(time()).toBe('0:01:25'));
    root?.unmount();
  }
});
